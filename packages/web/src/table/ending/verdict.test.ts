import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

const placed = (...seats: number[]) => seats.map(seat => ({ seat, place: seat + 1, score: 0, tieBreak: 0 }));
const standings = placed(0, 1, 2);

it('says to the winner that it was them, alone or with others', () => {
  expect(verdictOf({ winners: [1], standings }, 1)).toEqual({ key: 'ending.youWon' });
  expect(verdictOf({ winners: [0, 1], standings }, 1)).toMatchObject({
    key: 'ending.youWonWith',
    args: { others: { list: [{ seat: 0 }] } },
  });
});

it('names the winners to everybody else', () => {
  const named = { key: 'ending.won', args: { winners: { list: [{ seat: 2 }] } } };
  expect(verdictOf({ winners: [2], standings }, 0)).toEqual(named);
  expect(verdictOf({ winners: [2], standings }, null)).toEqual(named);
  expect(verdictOf({ winners: [], standings }, 0)).toEqual({ key: 'ending.nobodyWon' });
});

it('says to whoever played alone that it was lost', () => {
  expect(verdictOf({ winners: [], standings: placed(0) }, 0)).toEqual({ key: 'ending.youLost' });
  expect(verdictOf({ winners: [], standings: placed(0) }, null)).toEqual({ key: 'ending.nobodyWon' });
});
