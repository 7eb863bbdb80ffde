/**
 * Sets of any number of members as words of 32: plain data that is never changed, only replaced, so clones share it.
 * The operations of `sets.ts`, for boards with more than 32 areas.
 */
import { sets as small } from './sets.ts';

declare const MEMBERS: unique symbol;

/** Word by word from the lowest member on; the last word is never 0, so equal sets are equal data. */
export type BigSetOf<M extends number = number> = readonly number[] & { readonly [MEMBERS]?: M };

const NONE: BigSetOf<never> = [];

/** Drops the empty words at the end. */
function trimmed<M extends number>(words: number[]): BigSetOf<M> {
  while (words.length > 0 && words[words.length - 1] === 0) words.pop();
  return words;
}

/** One word made anew, the others as they are. */
function replaced<M extends number>(set: BigSetOf<M>, at: number, word: number): BigSetOf<M> {
  const words = set.slice();
  while (words.length <= at) words.push(0);
  words[at] = word;
  return trimmed(words);
}

const only = <M extends number>(member: M): BigSetOf<M> => of([member]);

function of<M extends number>(members: Iterable<M>): BigSetOf<M> {
  const words: number[] = [];
  for (const member of members) {
    while (words.length <= member >>> 5) words.push(0);
    words[member >>> 5]! |= 1 << (member & 31);
  }
  return words;
}

function upTo<M extends number>(count: number): BigSetOf<M> {
  const words: number[] = [];
  for (let left = count; left > 0; left -= 32) words.push(small.upTo(left));
  return words;
}

const has = <M extends number>(set: BigSetOf<M>, member: NoInfer<M>): boolean =>
  ((set[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0;
const isEmpty = (set: BigSetOf): boolean => set.length === 0;

const including = <M extends number>(set: BigSetOf<M>, member: NoInfer<M>): BigSetOf<M> =>
  has(set, member) ? set : replaced(set, member >>> 5, (set[member >>> 5] ?? 0) | (1 << (member & 31)));
const without = <M extends number>(set: BigSetOf<M>, member: NoInfer<M>): BigSetOf<M> =>
  has(set, member) ? replaced(set, member >>> 5, set[member >>> 5]! & ~(1 << (member & 31))) : set;

function union<M extends number>(a: BigSetOf<M>, b: NoInfer<BigSetOf<M>>): BigSetOf<M> {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  return longer.map((word, i) => word | (shorter[i] ?? 0));
}
const intersect = <M extends number>(a: BigSetOf<M>, b: NoInfer<BigSetOf<M>>): BigSetOf<M> =>
  trimmed(a.map((word, i) => word & (b[i] ?? 0)));
const minus = <M extends number>(a: BigSetOf<M>, b: NoInfer<BigSetOf<M>>): BigSetOf<M> =>
  trimmed(a.map((word, i) => word & ~(b[i] ?? 0)));
const meet = <M extends number>(a: BigSetOf<M>, b: NoInfer<BigSetOf<M>>): boolean =>
  a.some((word, i) => (word & (b[i] ?? 0)) !== 0);
const within = <M extends number>(a: BigSetOf<M>, b: NoInfer<BigSetOf<M>>): boolean =>
  a.every((word, i) => (word & ~(b[i] ?? 0)) === 0);
const equal = <M extends number>(a: BigSetOf<M>, b: NoInfer<BigSetOf<M>>): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

function first<M extends number>(set: BigSetOf<M>): M {
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return (32 * i + small.first(set[i]!)) as M;
  return -1 as M;
}

const size = (set: BigSetOf): number => set.reduce((sum, word) => sum + small.size(word), 0);

function members<M extends number>(set: BigSetOf<M>): M[] {
  const out: M[] = [];
  each(set, member => out.push(member));
  return out;
}

/** Lowest first. */
function each<M extends number>(set: BigSetOf<M>, visit: (member: M) => void): void {
  for (let i = 0; i < set.length; i++) {
    for (let left = set[i]!; left !== 0; left &= left - 1) visit((32 * i + small.first(left)) as M);
  }
}

/** All operations by one name: `bigSets.has(board, area)`. */
export const bigSets = {
  NONE,
  only,
  of,
  upTo,
  has,
  isEmpty,
  with: including,
  without,
  union,
  intersect,
  minus,
  meet,
  within,
  equal,
  first,
  size,
  members,
  each,
};
