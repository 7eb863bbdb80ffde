import { expect, test } from 'vitest';
import { merge, movedPath, symbol } from './merge.ts';

const SYMBOLS = {
  grass: symbol(7, 8, ['ink', 'M-5 0c0-3-1-5-2-6']),
  tree: symbol(10, 21, ['ink', 'M0 1V-6'], ['leaf', 'M-7-7c-3-3-1-8 2-8z'], ['shade', 'M3-3c4 1 8-2 6-7z']),
};

test('a path is moved by its absolute points alone', () => {
  expect(movedPath('M-7-7c-3-3-1-8 2-8L8 .7H-9V6z', [10, 100])).toBe('M3 93 c -3 -3 -1 -8 2 -8L18 100.7 H1 V106 z');
});

test('drawings apart from each other become one path for each look', () => {
  const merged = merge(SYMBOLS, [
    { symbol: 'grass', scale: 1, at: [0, 0] },
    { symbol: 'grass', scale: 1, at: [100, 0] },
  ]);
  expect(merged.map(each => each.path)).toEqual([expect.stringMatching(/^M-5 0 .*M95 0 /)]);
});

test('a drawing in front of another stays in front of it', () => {
  const merged = merge(SYMBOLS, [
    { symbol: 'tree', scale: 1, at: [0, 0] },
    { symbol: 'tree', scale: 1, at: [4, 3] },
  ]);
  expect(merged).toHaveLength(6);
  expect(merged.map(each => each.key.split(' ')[0])).toEqual(['0', '0', '0', '1', '1', '1']);
});
