/** How games ended, for the history of this device. */
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import { type Game, pending, play, randomFrom, recordHeader, seedFrom } from '@interregnum/kernel';
import { yieldGame } from '@interregnum/yield';
import { describe, expect, it } from 'vitest';
import { type LocalCourse, localCourse } from './course.ts';
import { resultOf } from './result.ts';

function played(game: Game, options: Record<string, string>, seats: number, answers: number): LocalCourse {
  const seed = seedFrom('result');
  const header = recordHeader(game, { options, seats, players: [], source: { seed, entropy: [] } });
  const history = localCourse(game, header, seed, []);
  const random = randomFrom('play');
  while (history.state.ask && history.taken.length < answers) {
    const seat = pending(history.state)[0]!;
    const choices = history.state.ask.options[seat]!;
    play(history, { seat, question: history.state.ask.id, code: choices[random.below(choices.length)]!.code }, null);
  }
  return history;
}

describe('the result of a game', () => {
  it('is there when it is over', () => {
    expect(resultOf(played(hiddenLeaders, {}, 3, 5))).toBeNull();
  });

  it('names the Leader of everybody, shown at the end or chosen at the beginning', () => {
    const { places, leaders } = resultOf(played(hiddenLeaders, {}, 4, 5000))!;
    expect(places).toContain(1);
    expect(new Set(leaders).size).toBe(4);
    for (const leader of leaders) expect(leader).toMatch(/^leader\.\w+$/);
    for (const leader of resultOf(played(yieldGame, { leaders: 'random' }, 3, 5000))!.leaders)
      expect(leader).toMatch(/^leader\.\w+$/);
    expect(resultOf(played(yieldGame, { leaders: 'off' }, 3, 5000))!.leaders).toEqual([null, null, null]);
  });
});
