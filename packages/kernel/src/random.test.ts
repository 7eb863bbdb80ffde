/** The small generator of bots and simulations. */
import { describe, expect, it } from 'vitest';
import { isSeed } from './chance.ts';
import { pick, randomFrom, randomKey, shuffled } from './random.ts';

const numbers = (seed: string | number, count = 20) => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random.below(1000));
};

describe('shuffled', () => {
  it('hands back the same members in another order and leaves the list as it was', () => {
    const cards = Object.freeze(['sword', 'cup', 'coin', 'staff', 'crown', 'tower']);
    const order = shuffled(randomFrom('deck'), cards);
    expect(order).not.toEqual(cards);
    expect(order.toSorted()).toEqual(cards.toSorted());
  });
});

describe('randomFrom', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    expect(numbers('bot')).toEqual(numbers('bot'));
    expect(numbers('bot')).not.toEqual(numbers('another bot'));
  });

  it('takes a number as a seed', () => {
    expect(numbers(7)).toEqual(numbers('7'));
  });

  it('gives two generators that do not disturb each other', () => {
    const [a, b] = [randomFrom('a'), randomFrom('b')];
    const mixed = Array.from({ length: 20 }, () => [a.below(1000), b.below(1000)]);
    expect(mixed.map(pair => pair[0])).toEqual(numbers('a'));
    expect(mixed.map(pair => pair[1])).toEqual(numbers('b'));
  });

  it('is about as likely to give any number (chi-square, 9 degrees of freedom, one in a thousand: 27.9)', () => {
    const random = randomFrom('even');
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 100_000; i++) counts[random.below(10)]!++;
    expect(counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(27.9);
  });

  it('gives reals from 0 up to 1 with a mean of about a half', () => {
    const random = randomFrom('real');
    const reals = Array.from({ length: 10_000 }, () => random.real());
    expect(reals.every(x => x >= 0 && x < 1)).toBe(true);
    expect(reals.reduce((sum, x) => sum + x, 0) / reals.length).toBeCloseTo(0.5, 1);
  });
});

describe('pick', () => {
  it('takes members of the list and misses none', () => {
    const random = randomFrom('pick');
    const picked = Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c']));
    expect([...new Set(picked)].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('randomKey', () => {
  it('is a key for a stream, a new one every time', () => {
    const random = randomFrom('key');
    const keys = Array.from({ length: 50 }, () => randomKey(random));
    expect(keys.every(isSeed)).toBe(true);
    expect(new Set(keys).size).toBe(50);
  });
});
