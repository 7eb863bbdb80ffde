/** Going round the table, and tables of one seat. */
import { describe, expect, it } from 'vitest';
import { clockwise, counterclockwise, othersClockwise } from './seats.ts';
import { contract } from './testing/contract.ts';
import { askedFairly, traps } from './window/traps.ts';

describe('going round the table', () => {
  it('goes to the left or to the right', () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
    expect(counterclockwise(4, 2)).toEqual([2, 1, 0, 3]);
    expect(othersClockwise(4, 2)).toEqual([3, 0, 1]);
    expect([clockwise(1, 0), counterclockwise(1, 0), othersClockwise(1, 0)]).toEqual([[0], [0], []]);
  });
});

describe('a table of one seat', () => {
  const solo = traps(askedFairly);
  const game = { ...solo, meta: { ...solo.meta, seats: [1] } };
  for (const { name, run } of contract(game, { games: 5 })) {
    if (!name.includes('has positions')) it(name, run); // Traps has no notation
  }
});
