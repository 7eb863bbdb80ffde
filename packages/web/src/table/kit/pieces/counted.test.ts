import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('alike pieces are told once, in the order of the first of each', () => {
  const pieces = [
    { words: 'Footman' },
    { words: 'Knight', small: 'routed' },
    { words: 'Footman' },
    { words: 'Knight' },
    { words: 'Footman' },
  ];
  expect(counted(pieces).map(({ words, small, count }) => [words, small, count])).toEqual([
    ['Footman', undefined, 3],
    ['Knight', 'routed', 1],
    ['Knight', undefined, 1],
  ]);
  expect(counted([])).toEqual([]);
});
