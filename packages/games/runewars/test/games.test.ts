/** Random games on every kind of board play to their end; every state is sound and can be dealt anew from a view. */
import { chanceFrom, randomFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { determinise } from '../src/determinise.ts';
import { broken } from '../src/invariants.ts';
import { setup } from '../src/phases/game.ts';
import { view } from '../src/sight.ts';
import { apply, type State } from '../src/state.ts';

const BOARDS = ['preset', 'random', 'full'] as const;

/** Every so many questions a world is made from each view. */
const EVERY = 20;

function checkWorlds(s: State, seed: string): void {
  for (const viewer of [null, ...s.answers.keys()]) {
    const v = view(s, viewer);
    const world = determinise(v, randomFrom(seed));
    expect(JSON.stringify(view(world, viewer)), `${seed}: ${s.ask?.id}`).toBe(JSON.stringify(v));
    expect(broken(world), seed).toEqual([]);
  }
}

function playOut(seed: string, options: Record<string, string>, seats: number) {
  const random = randomFrom(seed);
  const s = setup(options, seats, chanceFrom(seed));
  for (let n = 0; s.ask; n++) {
    expect(broken(s), `${seed}: ${s.ask.id}`).toEqual([]);
    if (n % EVERY === 0) checkWorlds(s, seed);
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
