/** Random games on every kind of board play to their end, and no list of options is too long. */
import { chanceFrom, randomFrom, setupChoices } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { meta } from '../src/meta.ts';
import { setup } from '../src/phases/game.ts';
import { apply } from '../src/state.ts';

const BOARDS = ['preset', 'random', 'full'] as const;

function playOut(seed: string, options: Readonly<Record<string, string>>, seats: number) {
  const random = randomFrom(seed);
  const s = setup(options, seats, chanceFrom(seed));
  while (s.ask) {
    const seat = s.ask.seats.find(one => s.answers[one] === null)!;
    expect(s.ask.options[seat]!.length, `${seed}: ${s.ask.id}`).toBeLessThanOrEqual(400);
    apply(s, seat, random.below(s.ask.options[seat]!.length));
  }
  return s;
}

describe.each(BOARDS)('a %s board', board => {
  test.each([2, 3, 4])('with %i players', seats => {
    for (const explore of ['on', 'off']) {
      const seed = `${board} ${seats} ${explore}`;
      const s = playOut(seed, { board, factions: 'chosen', explore }, seats);
      expect(s.ending?.places, seed).toHaveLength(seats);
    }
  });
});

const NIGHTLY = process.env.INTERREGNUM_NIGHTLY === '1';
const ON_OFF = ['off', 'on'] as const;
/** The parts of the expansion need it (RNW-700). */
const COMBINATIONS: readonly Readonly<Record<string, string>>[] = ON_OFF.flatMap(explore => [
  { explore },
  ...ON_OFF.flatMap(dev => ON_OFF.flatMap(cmd => ON_OFF.map(free => ({ explore, bow: 'on', dev, cmd, free })))),
]);

test('there are 18 combinations of modules, and all others are refused', () => {
  const isAllowed = (options: Readonly<Record<string, string>>): boolean => {
    try {
      setupChoices(meta, options, 2);
      return true;
    } catch {
      return false;
    }
  };
  expect(COMBINATIONS).toHaveLength(18);
  expect(COMBINATIONS.every(isAllowed)).toBe(true);
  for (const part of ['dev', 'cmd', 'free']) expect(isAllowed({ [part]: 'on' }), part).toBe(false);
});

test.each(COMBINATIONS.map((options, i) => [JSON.stringify(options), options, i] as const))('%s', (_, options, i) => {
  for (const seats of NIGHTLY ? [2, 3, 4] : [2 + (i % 3)]) {
    const seed = `combination ${i} ${seats}`;
    const s = playOut(seed, setupChoices(meta, { ...options, board: BOARDS[i % BOARDS.length] }, seats), seats);
    expect(s.ending?.places, seed).toHaveLength(seats);
  }
});
