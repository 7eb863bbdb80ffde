import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

it('says to the winner that it was them, alone or with others', () => {
  expect(verdictOf({ winners: [1] }, 1)).toEqual({ key: 'ending.youWon' });
  expect(verdictOf({ winners: [0, 1] }, 1)).toMatchObject({
    key: 'ending.youWonWith',
    args: { others: { list: [{ seat: 0 }] } },
  });
});

it('names the winners to everybody else', () => {
  const named = { key: 'ending.won', args: { winners: { list: [{ seat: 2 }] } } };
  expect(verdictOf({ winners: [2] }, 0)).toEqual(named);
  expect(verdictOf({ winners: [2] }, null)).toEqual(named);
  expect(verdictOf({ winners: [] }, 0)).toEqual({ key: 'ending.nobodyWon' });
});
