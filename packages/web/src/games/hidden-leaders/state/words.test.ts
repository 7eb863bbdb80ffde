import { contentOf, hiddenLeaders, type View, victoriousFaction } from '@interregnum/hidden-leaders';
import { type Catalogue, chanceFrom, randomFrom, say } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { phaseTrack } from './phases.ts';
import type { Text } from './props.ts';
import { spacesTo } from './reading.ts';
import { describeTable } from './words.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const textOf =
  (catalogue: Catalogue): Text =>
  (key, args) =>
    say(args ? { key, args } : { key }, { catalogue, seatName: seat => NAMES[seat]! });

/** Every view of a random game, of a player and of a spectator. */
function* views(seed: string): Generator<View> {
  const s = hiddenLeaders.rules.setup({ deck: 'full', memory: 'aid' }, 4, chanceFrom(seed));
  const random = randomFrom(seed);
  while (s.ask) {
    yield hiddenLeaders.rules.view(s, 0);
    yield hiddenLeaders.rules.view(s, null);
    const seat = s.ask.seats.find(each => s.answers[each] === null)!;
    hiddenLeaders.rules.apply(s, seat, random.below(s.ask.options[seat]!.length));
  }
  yield hiddenLeaders.rules.view(s, 0);
}

test.each([
  ['en', { ...hiddenLeaders.words.texts.en, ...en }],
  ['de', { ...hiddenLeaders.words.texts.en, ...de }],
])('a whole game is told in words without a gap: %s', (_, catalogue) => {
  const text = textOf(catalogue);
  for (const view of views('words')) {
    const lines = describeTable(view, text, NAMES);
    expect(lines.every(line => line.length > 0 && !line.includes('hdl.'))).toBe(true);
    expect(phaseTrack(view, text).steps.filter(step => step.now)).toHaveLength(1);
  }
});

test('nothing is told that the viewer may not know', () => {
  const text = textOf({ ...hiddenLeaders.words.texts.en, ...en });
  const view = hiddenLeaders.rules.view(
    hiddenLeaders.proof.position.read(
      {
        turn: '1 play',
        leaders: { 1: 'lemron', 2: 'cyra' },
        hands: { 2: ['aimless-eel'] },
        down: { 1: ['keen-koi'], 2: ['furious-frog'] },
      },
      { deck: 'full', memory: 'aid' },
      2,
    ),
    0,
  );
  const told = describeTable(view, text, NAMES).join(' ');
  expect(told).toContain('Keen Koi');
  expect(told).toContain('Lemron');
  for (const secret of ['Aimless Eel', 'Furious Frog', 'Cyra']) expect(told).not.toContain(secret);
});

test('the distance to a faction is the fewest spaces', () => {
  const here = { content: null, red: 4, green: 4 };
  const [army, tribes, water, undead] = [1, 2, 4, 8];
  expect(victoriousFaction(contentOf(here), 4, 4)).toBe(water);
  expect([army, tribes, water, undead].map(faction => spacesTo(faction!, here))).toEqual([2, 2, 0, 10]);
  expect(spacesTo(water!, { ...here, red: 9, green: 9 })).toBe(1);
});
