import { chanceFrom } from '@interregnum/kernel';
import { yieldGame } from '@interregnum/yield';
import { expect, test } from 'vitest';
import { phaseTrack } from './phases.ts';

const key = (text: string) => text;
const now = (s: Parameters<typeof yieldGame.rules.view>[0]) =>
  phaseTrack(yieldGame.rules.view(s, null), key)
    .steps.filter(step => step.now)
    .map(step => step.id);

test('the track follows the game through three Years', () => {
  const s = yieldGame.rules.setup({ mode: 'free', leaders: 'off' }, 3, chanceFrom('track'));
  const seen: string[] = [];
  for (let turn = 0; s.ask; turn++) {
    const at = now(s);
    expect(at).toHaveLength(1);
    if (seen.at(-1) !== at[0]) seen.push(at[0]!);
    const seat = s.ask.seats.find(each => s.answers[each] === null)!;
    yieldGame.rules.apply(s, seat, turn % s.ask.options[seat]!.length);
  }
  expect(now(s)).toEqual(['end']);
  expect(seen[0]).toBe('setup');
  for (const year of [1, 2, 3]) {
    for (const season of [1, 2, 3, 4]) expect(seen).toContain(`${year}.yield.season.${season}`);
  }
  expect(seen).toContain('1.yield.phase.recovery');
  expect(seen).not.toContain('3.yield.phase.recovery');
});
