import { expect, test } from 'vitest';
import { even } from './units.ts';

test('Units are spread evenly, within what each Army must and may get', () => {
  expect(even(12, { least: [1, 1, 1, 0], most: [15, 15, 15, 0] })).toEqual([4, 4, 4, 0]);
  expect(even(12, { least: [1, 1, 1, 1], most: [15, 15, 15, 15] })).toEqual([3, 3, 3, 3]);
  expect(even(6, { least: [0, 0, 0, 0], most: [1, 0, 9, 0] })).toEqual([1, 0, 5, 0]);
});
