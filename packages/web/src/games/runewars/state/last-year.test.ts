import type { RunewarsEvent } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { ordersOfLastYear } from './last-year.ts';

const season = (year: number, nth: number): RunewarsEvent => ({ type: 'season', year, season: nth });
const order = (seats: number[], cards: number[]): RunewarsEvent => ({ type: 'order', order: seats, cards });

test('what was revealed last year is told by seat, in the order of seasons', () => {
  const told = [
    season(1, 0),
    order([1, 0], [0, 4]),
    season(2, 0),
    order([0, 1], [1, 2]),
    season(2, 1),
    order([1, 0], [3, 5]),
    season(3, 0),
    order([0, 1], [6, 7]),
  ];
  expect(ordersOfLastYear(told, 2, 3)).toEqual([
    [1, 5],
    [2, 3],
  ]);
  expect(ordersOfLastYear(told, 2, 1)).toEqual([[], []]);
});
