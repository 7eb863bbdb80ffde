import { describe, expect, it } from 'vitest';
import { arrangements, permutations } from './arrange.ts';

describe('arranging', () => {
  it('knows every order once, the natural one first', () => {
    expect(permutations(0)).toEqual([[]]);
    expect(permutations(3)).toEqual([
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]);
    expect(new Set(permutations(5).map(String)).size).toBe(120);
  });

  it('knows every way to put three cards back: 24, and the first leaves them as they are', () => {
    const all = arrangements(3);
    expect(all[0]).toEqual({ order: [0, 1, 2], kept: 3 });
    expect(new Set(all.map(({ order, kept }) => `${order.slice(0, kept)}|${order.slice(kept)}`)).size).toBe(24);
    expect(all).toHaveLength(24);
    expect(arrangements(3)).toBe(all);
  });
});
