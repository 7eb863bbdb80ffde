/** The verifiable stream: known answers, fairness, commitment, scripts. */
import { describe, expect, it } from 'vitest';
import {
  type Chance,
  chanceFrom,
  chanceOf,
  cloneChance,
  commitment,
  draw,
  isSeed,
  seedFrom,
  shuffle,
} from './chance.ts';

const ZERO_KEY = '0'.repeat(64);
const stream = (key: string, drawn = 0): Chance => ({ key, drawn, script: null });

/** The next words of the stream as the bytes they were made of. */
function bytes(c: Chance, words: number): string {
  const view = new DataView(new ArrayBuffer(4 * words));
  for (let i = 0; i < words; i++) view.setUint32(4 * i, draw(c, 2 ** 32), true);
  return Buffer.from(view.buffer).toString('hex');
}

const draws = (c: Chance, count: number, n: number) => Array.from({ length: count }, () => draw(c, n));

describe('the stream', () => {
  // RFC 8439, appendix A.1, test vectors 1 to 3: key, block counter, keystream; the nonce is zero.
  it.each([
    [
      ZERO_KEY,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      ZERO_KEY,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `${'0'.repeat(63)}1`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
  ])('is ChaCha20: key %s, block %i', (key, block, keystream) => {
    expect(bytes(stream(key, 16 * block), 16)).toBe(keystream);
  });

  it('gives the same draws for the same key from any position', () => {
    const c = chanceFrom('position');
    const words = draws(c, 50, 2 ** 32);
    expect(c.drawn).toBe(50);
    for (const from of [0, 1, 15, 16, 17, 31, 32, 49]) {
      expect(draw(stream(c.key, from), 2 ** 32)).toBe(words[from]);
    }
  });

  it('is not disturbed by another stream in between', () => {
    const [alone, mixed, other] = [chanceFrom('a'), chanceFrom('a'), chanceFrom('b')];
    const expected = draws(alone, 40, 100);
    const found = expected.map(() => {
      draw(other, 100);
      return draw(mixed, 100);
    });
    expect(found).toEqual(expected);
  });

  it('goes on independently in a clone', () => {
    const c = chanceFrom('clone');
    draws(c, 5, 6);
    const twin = cloneChance(c);
    const expected = draws(c, 20, 6);
    expect(twin.drawn).toBe(5);
    expect(draws(twin, 20, 6)).toEqual(expected);
  });

  it('goes on identically after JSON', () => {
    const c = chanceFrom('json');
    draws(c, 21, 6);
    const read = JSON.parse(JSON.stringify(c)) as Chance;
    expect(draws(read, 20, 6)).toEqual(draws(c, 20, 6));
  });
});

describe('a draw', () => {
  it('is equally likely to be any number (chi-square, 5 degrees of freedom, one in a thousand: 20.5)', () => {
    const c = chanceFrom('dice');
    const rolls = 60_000;
    const counts = new Array<number>(6).fill(0);
    for (const roll of draws(c, rolls, 6)) counts[roll]!++;
    const expected = rolls / 6;
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(20.5);
  });

  it('throws away the words of the uneven rest', () => {
    // Of three billion every word from three billion on belongs to the rest.
    const n = 3_000_000_000;
    const c = stream(ZERO_KEY);
    const words = draws(stream(ZERO_KEY), 64, 2 ** 32);
    const kept = words.filter(word => word < n);
    expect(kept.length).toBeLessThan(words.length);
    expect(draws(c, kept.length, n)).toEqual(kept);
  });

  it('of one number is that number', () => {
    expect(draws(chanceFrom('one'), 5, 1)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('of %d numbers is an error', n => {
    expect(() => draw(chanceFrom('error'), n)).toThrow(`cannot draw one of ${n}`);
  });
});

describe('a shuffle', () => {
  it('keeps every card, changes the list in place and is fixed by the key', () => {
    const deck = Array.from({ length: 52 }, (_, i) => i);
    const shuffled = deck.slice();
    expect(shuffle(chanceFrom('deck'), shuffled)).toBe(shuffled);
    expect(shuffled).not.toEqual(deck);
    expect(shuffle(chanceFrom('deck'), deck.slice())).toEqual(shuffled);
    expect(shuffled.sort((a, b) => a - b)).toEqual(deck);
  });

  it('gives every order of three cards equally often (chi-square, 5 degrees of freedom)', () => {
    const c = chanceFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(c, [1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect([...counts.values()].reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0)).toBeLessThan(20.5);
  });
});

describe('a script', () => {
  it('is used before the stream, which it leaves untouched', () => {
    const c: Chance = { ...chanceFrom('script'), script: [4, 0] };
    expect([draw(c, 6), draw(c, 6)]).toEqual([4, 0]);
    expect(c).toMatchObject({ drawn: 0, script: [] });
    expect(draws(c, 10, 6)).toEqual(draws(chanceFrom('script'), 10, 6));
  });

  it.each([
    [6, 'the scripted draw 6 is not below 6'],
    [-1, 'the scripted draw -1 is not a whole number'],
    [0.5, 'the scripted draw 0.5 is not a whole number'],
  ])('with the draw %d of six is an error', (fixed, message) => {
    expect(() => draw({ ...chanceFrom('script'), script: [fixed] }, 6)).toThrow(message);
  });

  it('is not used up by a clone', () => {
    const c: Chance = { ...chanceFrom('script'), script: [4, 0] };
    draw(cloneChance(c), 6);
    expect(c.script).toEqual([4, 0]);
  });
});

describe('a seed', () => {
  it('comes from any text and is 64 hexadecimal digits', () => {
    expect(seedFrom('winter')).toBe('1f861ce3fd1882a434333ef8e4aaa88744380e144717daac7aad2999060e92fb');
    expect(isSeed(seedFrom('winter'))).toBe(true);
    expect(seedFrom('winter')).not.toBe(seedFrom('Winter'));
  });

  it.each(['', 'abc', 'g'.repeat(64), 'A'.repeat(64), '0'.repeat(65)])('is not %o', text => {
    expect(isSeed(text)).toBe(false);
  });

  it('is fixed by its commitment, which must never change', () => {
    expect(commitment(ZERO_KEY)).toBe('0ba9174a6d4d69b4c157ec4dd0983fabda224bf794c66e6fa3cd637c44f612e7');
    expect(commitment(seedFrom('winter'))).not.toBe(commitment(ZERO_KEY));
  });

  it('and the entropy of every seat decide the stream', () => {
    const seed = seedFrom('winter');
    const keys = [[], ['a'], ['b'], ['a', 'b'], ['b', 'a'], ['ab'], ['a', '']].map(
      entropy => chanceOf({ seed, entropy }).key,
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(chanceOf({ seed: seedFrom('summer'), entropy: ['a'] }).key).not.toBe(keys[1]);
    expect(chanceOf({ seed, entropy: ['a', 'b'] })).toEqual({ key: keys[3], drawn: 0, script: null });
    expect(keys[0]).toBe(chanceFrom('winter').key);
  });
});
