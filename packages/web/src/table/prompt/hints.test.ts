import { expect, test } from 'vitest';
import { advised } from './hints.ts';

const option = (code: string) => ({ type: 'move', code });
const OPTIONS = ['a', 'b', 'c', 'd', 'e'].map(option);
const considered = (shares: Record<string, number>) => ({
  code: Object.keys(shares)[0]!,
  considered: Object.entries(shares).map(([code, share]) => ({ code, share, value: 0.5 })),
});

test('at most three are named, and nothing that is hardly ever done', () => {
  const named = advised(considered({ a: 0.5, b: 0.3, c: 0.1, d: 0.06 }), OPTIONS);
  expect(named.map(({ option: { code }, sure }) => [code, sure])).toEqual([
    ['a', 'likely'],
    ['b', 'likely'],
    ['c', 'perhaps'],
  ]);
  expect(advised(considered({ a: 0.95, b: 0.04 }), OPTIONS).map(({ sure }) => sure)).toEqual(['sure']);
});

test('what is no longer offered is not named, and nothing is while the bot thinks', () => {
  expect(advised(considered({ x: 1 }), OPTIONS)).toEqual([]);
  expect(advised(null, OPTIONS)).toEqual([]);
});
