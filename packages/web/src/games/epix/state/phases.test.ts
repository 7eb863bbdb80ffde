import { epix } from '@interregnum/epix';
import { chanceFrom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { phaseTrack } from './phases.ts';

const key = (text: string) => text;
const now = (s: Parameters<typeof epix.rules.view>[0]) =>
  phaseTrack(epix.rules.view(s, null), key)
    .steps.filter(step => step.now)
    .map(step => step.id);

test('the track follows the game from the draft to the end', () => {
  const s = epix.rules.setup({ mode: 'advanced' }, 3, chanceFrom('track'));
  const seen: string[] = [];
  while (s.ask) {
    const at = now(s);
    expect(at).toHaveLength(1);
    if (seen.at(-1) !== at[0]) seen.push(at[0]!);
    const seat = s.ask.seats.find(each => s.answers[each] === null)!;
    const options = s.ask.options[seat]!;
    const calm = options.findIndex(o => ['pass', 'done', 'end', 'decline', 'keep', 'bid:0'].includes(o.code));
    epix.rules.apply(s, seat, Math.max(0, calm));
  }
  expect(now(s)).toEqual(['end']);
  expect(seen[0]).toBe('draft');
  for (const season of ['spring', 'summer', 'autumn', 'winter']) {
    expect(seen).toContain(`${season}.auction`);
    expect(seen).toContain(`${season}.choice`);
  }
});
