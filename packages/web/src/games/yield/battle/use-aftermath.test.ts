import { expect, test } from 'vitest';
import { endIn } from './use-aftermath.ts';

test('a battle ends with its winner, told now or some answers ago, or with a Draw', () => {
  expect(endIn([{ type: 'battleWon', seat: 1 }], null)).toBeNull();
  expect(endIn([{ type: 'battleWon', seat: 1 }, { type: 'battleOver' }], null)).toMatchObject({
    winner: 1,
    drawn: false,
  });
  expect(endIn([{ type: 'uncovered', seat: 0, cards: [3] }, { type: 'battleOver' }], 2)).toEqual({
    winner: 2,
    drawn: false,
    uncovered: [{ seat: 0, cards: [3] }],
  });
  expect(endIn([{ type: 'battleDrawn' }, { type: 'battleOver' }], 2)).toMatchObject({ winner: null, drawn: true });
});
