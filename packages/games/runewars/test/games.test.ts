/** Random games on every kind of board play to their end, and no list of options is too long. */
import { chanceFrom, type Random, randomFrom, type Seat, setupChoices } from '@interregnum/kernel';
import { NIGHTLY } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { broken } from '../src/invariants.ts';
import { meta } from '../src/meta.ts';
import { setup } from '../src/phases/game.ts';
import { apply, type State } from '../src/state.ts';
import { weigh } from '../src/strategy/priors.ts';

/** Invariants are looked at once in so many answers. */
const LOOKED_AT = 20;
const BOARDS = ['preset', 'random', 'full'] as const;

type Choose = (s: State, seat: Seat, random: Random) => number;
const byLot: Choose = (s, seat, random) => random.below(s.ask!.options[seat]!.length);
/** As bots of the quick kind do: what they think likely, they do more often. */
const bySense: Choose = (s, seat, random) => {
  const weights = weigh(s, seat);
  let at = random.real() * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex(weight => {
      at -= weight;
      return at < 0;
    }),
  );
};

function playOut(seed: string, options: Readonly<Record<string, string>>, seats: number, choose = byLot): State {
  const random = randomFrom(seed);
  const s = setup(null, options, seats, chanceFrom(seed));
  for (let i = 0; s.ask; i++) {
    const seat = s.ask.seats.find(one => s.answers[one] === null)!;
    if (i % LOOKED_AT === 0) expect(broken(s), `${seed}: ${s.ask.id}`).toEqual([]);
    expect(s.ask.options[seat]!.length, `${seed}: ${s.ask.id}`).toBeLessThanOrEqual(400);
    apply(s, seat, choose(s, seat, random));
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

const ON_OFF = ['off', 'on'] as const;
/** The parts of the expansion need it (RNW-700). */
const COMBINATIONS: readonly Readonly<Record<string, string>>[] = ON_OFF.flatMap(explore => [
  { explore },
  ...ON_OFF.flatMap(dev => ON_OFF.flatMap(cmd => ON_OFF.map(free => ({ explore, bow: 'on', dev, cmd, free })))),
]);

/** What is said at setup; `null` when it is allowed. */
function refusalOf(options: Readonly<Record<string, string>>, seats = 2): string | null {
  try {
    setupChoices(meta, options, seats);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
const SIX = ['explore', 'bow', 'dev', 'cmd', 'free', 'rtv'];
/** Every setting of the six modules. */
const SETTINGS = SIX.reduce<Readonly<Record<string, string>>[]>(
  (settings, id) => settings.flatMap(before => ON_OFF.map(value => ({ ...before, [id]: value }))),
  [{}],
);

test('of the 64 settings of six modules 18 are allowed (RNW-700)', () => {
  expect(COMBINATIONS).toHaveLength(18);
  expect(COMBINATIONS.every(options => refusalOf(options) === null)).toBe(true);
  expect(SETTINGS).toHaveLength(64);
  const allowed = SETTINGS.filter(options => refusalOf(options) === null);
  expect(allowed).toHaveLength(18);
  expect(allowed.every(({ bow, rtv }) => bow === rtv)).toBe(true);
});

test('a table is refused with the first text that applies, and nothing is switched silently (RNW-701)', () => {
  const without = { bow: 'off' };
  const [dev, cmd, free] = ['Development cards are', 'Commanders of the Battlefield is', 'Rise of the Free Cities is'];
  const all = { dev: 'on', cmd: 'on', free: 'on', rtv: 'on' };
  const [belongs, always] = ['Road to Victory belongs to Banners of War.', 'Banners of War is always played with'];
  expect(refusalOf({ ...without, ...all })).toMatch(new RegExp(`^${dev} part of Banners of War\\.`));
  expect(refusalOf({ ...without, dev: 'on', rtv: 'off' })).toContain(dev);
  expect(refusalOf({ ...without, ...all, dev: 'off' })).toMatch(new RegExp(`^${cmd} part of Banners of War\\.`));
  expect(refusalOf({ ...without, free: 'on', rtv: 'on' })).toMatch(new RegExp(`^${free} part of Banners of War\\.`));
  expect(refusalOf({ ...without, rtv: 'on' })).toContain(belongs);
  expect(refusalOf({ bow: 'on', rtv: 'off' })).toContain(always);
  expect(refusalOf({ bow: 'on', rtv: 'off' }, 5)).toContain(always);
  for (const seats of [1, 5]) expect(refusalOf({ bow: 'on' }, seats)).toBe('Runewars is for 2 to 4 players.');
  expect(setupChoices(meta, { bow: 'on', rtv: 'auto' })).toEqual(setupChoices(meta, { bow: 'on' }));
});

test.each(COMBINATIONS.map((options, i) => [JSON.stringify(options), options, i] as const))('%s', (_, options, i) => {
  for (const seats of NIGHTLY ? [2, 3, 4] : [2 + (i % 3)]) {
    for (const choose of [byLot, bySense]) {
      const seed = `combination ${i} ${seats} ${choose.name}`;
      const choices = setupChoices(meta, { ...options, board: BOARDS[i % BOARDS.length] }, seats);
      const s = playOut(seed, choices, seats, choose);
      expect(s.ending?.places, seed).toHaveLength(seats);
    }
  }
});
