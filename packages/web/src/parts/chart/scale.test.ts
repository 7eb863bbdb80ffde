import { expect, it } from 'vitest';
import { nearest, share, stretches, ticks } from './scale.ts';

it('counts in steps that people count in', () => {
  expect(ticks(0, 7, 6)).toEqual([0, 2, 4, 6]);
  expect(ticks(1, 12, 6)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(ticks(0, 431, 5)).toEqual([0, 100, 200, 300, 400]);
  expect(ticks(0, 0, 5)).toEqual([0]);
});

it('finds the place of a value, and the value at a place', () => {
  expect(share(3, 1, 5)).toBe(50);
  expect(share(3, 3, 3)).toBe(0);
  expect(nearest([0, 10, 30], 21)).toBe(2);
});

it('joins neighbours that are the same', () => {
  expect(stretches([0, 2, 5, 9], ['a', 'a', 'b', 'a'])).toEqual([
    { from: 0, to: 5, value: 'a' },
    { from: 5, to: 9, value: 'b' },
    { from: 9, to: 9, value: 'a' },
  ]);
});
