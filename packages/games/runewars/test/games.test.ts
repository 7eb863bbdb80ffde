/** Random games on every kind of board play to their end, and no list of options is too long. */
import { chanceFrom, randomFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { setup } from '../src/phases/game.ts';
import { apply } from '../src/state.ts';

const BOARDS = ['preset', 'random', 'full'] as const;

function playOut(seed: string, options: Record<string, string>, seats: number) {
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
