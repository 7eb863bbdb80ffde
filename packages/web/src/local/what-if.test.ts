/** What might have been, in every title: one's own eyes see no difference, and the new game can be played to its end. */
import { pending, play, randomFrom, recordHeader, seedFrom, stateAt } from '@interregnum/kernel';
import { EXAMPLES, TITLES } from '@interregnum/shelf';
import { describe, expect, it } from 'vitest';
import type { StoredTable } from '../store/database.ts';
import { type LocalCourse, localCourse } from './course.ts';
import { resultOf } from './result.ts';
import { whatIf } from './what-if.ts';

function playOn(history: LocalCourse, seed: string): void {
  const random = randomFrom(seed);
  while (history.state.ask && history.taken.length < history.game.meta.longest) {
    const seat = pending(history.state)[0]!;
    const options = history.state.ask.options[seat]!;
    const sensible = options.filter(option => !history.game.advice.idle(history.state, option));
    const choices = sensible.length > 0 ? sensible : options;
    play(history, { seat, question: history.state.ask.id, code: choices[random.below(choices.length)]!.code }, null);
  }
}

describe.each([...TITLES, ...EXAMPLES])('what might have been in $meta.title', ({ meta, rules }) => {
  it.each([0.1, 0.35, 0.6, 0.85])('leaves the game after %f of it', async part => {
    const game = (await rules()).default;
    const seats = meta.seats.at(-1)!;
    const seed = seedFrom(`what if ${part}`);
    const header = recordHeader(game, { options: {}, seats, players: [], source: { seed, entropy: [] } });
    const history = localCourse(game, header, seed, []);
    playOn(history, `played ${part}`);
    const at = Math.floor(part * history.taken.length);
    const card = { id: 'table', game: meta.id, options: header.options, seats: [] } as unknown as StoredTable;
    for (let seat = 0; seat < seats; seat++) {
      const { record } = whatIf(card, history, { at, seat, id: 'other', deal: `deal ${seat}`, now: 0 });
      const other = localCourse(game, record.header, record.seed, record.answers, record.branches);
      const seen = (h: LocalCourse) => JSON.stringify(game.rules.view(stateAt(h, at), seat));
      expect(seen(other)).toBe(seen(history));
      playOn(other, `played on ${part} ${seat}`);
      const again = localCourse(game, record.header, record.seed, other.taken, record.branches);
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(other.state));
      expect(resultOf(again)).toMatchObject({ places: { length: seats }, leaders: { length: seats } });
    }
  });
});
