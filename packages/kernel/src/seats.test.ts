/** Orders round the table, answers that are opened together, tables of one seat. */
import { describe, expect, it } from 'vitest';
import { flip, lay, noSeals, type Seals, sealedSight, showFaces } from './sealed.ts';
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

describe('sealed answers', () => {
  type Bids = Seals<'bid' | 'pass', number | null>;
  const bids: Bids = lay(lay<'bid' | 'pass', number | null>(noSeals(3), 0, 'bid', 7), 1, 'pass', null);

  it('show everybody whether somebody bid, and the card only to its owner', () => {
    expect(sealedSight(bids, 0)).toEqual([{ face: 'bid', value: 7 }, { face: 'pass', value: null }, null]);
    expect(sealedSight(bids, 2)).toEqual([{ face: 'bid', value: null }, { face: 'pass', value: null }, null]);
    expect(sealedSight(bids, null)).toEqual(sealedSight(bids, 2));
  });

  it('are opened together', () => {
    expect(sealedSight(flip(bids), 2)[0]).toEqual({ face: 'bid', value: 7 });
  });

  it('may be quiet until a later answer brings their face to light', () => {
    const quiet: Bids = lay<'bid' | 'pass', number | null>(noSeals(2), 0, 'bid', 3, 'nothing');
    expect(sealedSight(quiet, 1)).toEqual([null, null]);
    expect(sealedSight(quiet, 0)).toEqual([{ face: 'bid', value: 3 }, null]);
    expect(sealedSight(showFaces(quiet), 1)).toEqual([{ face: 'bid', value: null }, null]);
  });
});

describe('a table of one seat', () => {
  const solo = traps(askedFairly);
  const game = { ...solo, meta: { ...solo.meta, seats: [1] } };
  for (const { name, run } of contract(game, { games: 5 })) {
    if (!name.includes('has positions')) it(name, run); // Traps has no notation
  }
});
