/**
 * Sets of up to 32 members as one number: plain data, copied by assignment, no allocation. For more members see
 * `big-sets.ts`, which has the same operations.
 *
 *     for (let left = armies; left !== NONE; left = sets.rest(left)) march(sets.first(left));
 */

declare const KIND: unique symbol;
declare const MEMBERS: unique symbol;

/** A number that stands for one kind of thing: `type Area = Id<'area'>`. An area is no card, though both are numbers. */
export type Id<Kind extends string> = number & { readonly [KIND]?: Kind };

/** A set of members from 0 to 31. */
export type SetOf<M extends number = number> = number & { readonly [MEMBERS]?: M };

const NONE = 0;

/** The set of this member alone. */
const only = <M extends number>(member: M): SetOf<M> => 1 << member;

/** The set of all these members. */
function of<M extends number>(members: Iterable<M>): SetOf<M> {
  let set = NONE;
  for (const member of members) set |= 1 << member;
  return set;
}

/** The set of the members 0 to `count - 1`. */
const upTo = <M extends number>(count: number): SetOf<M> => (count >= 32 ? ~0 : (1 << count) - 1);

const has = <M extends number>(set: SetOf<M>, member: NoInfer<M>): boolean => (set & (1 << member)) !== 0;
const isEmpty = (set: SetOf): boolean => set === NONE;

const including = <M extends number>(set: SetOf<M>, member: NoInfer<M>): SetOf<M> => set | (1 << member);
const without = <M extends number>(set: SetOf<M>, member: NoInfer<M>): SetOf<M> => set & ~(1 << member);

const union = <M extends number>(a: SetOf<M>, b: NoInfer<SetOf<M>>): SetOf<M> => a | b;
const intersect = <M extends number>(a: SetOf<M>, b: NoInfer<SetOf<M>>): SetOf<M> => a & b;
const minus = <M extends number>(a: SetOf<M>, b: NoInfer<SetOf<M>>): SetOf<M> => a & ~b;
/** Whether the two have a member in common. */
const meet = <M extends number>(a: SetOf<M>, b: NoInfer<SetOf<M>>): boolean => (a & b) !== NONE;
/** Whether all of the first are in the second. */
const within = <M extends number>(a: SetOf<M>, b: NoInfer<SetOf<M>>): boolean => (a & ~b) === NONE;

/** The lowest member; of the empty set -1. */
const first = <M extends number>(set: SetOf<M>): M => (31 - Math.clz32(set & -set)) as M;
/** The set without its lowest member. */
const rest = <M extends number>(set: SetOf<M>): SetOf<M> => set & (set - 1);
/** The set of the lowest member alone. */
const firstOnly = <M extends number>(set: SetOf<M>): SetOf<M> => set & -set;

function size(set: SetOf): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether there is exactly one member. */
const isSingle = (set: SetOf): boolean => set !== NONE && (set & (set - 1)) === NONE;

/** The members, lowest first. */
function members<M extends number>(set: SetOf<M>): M[] {
  const out: M[] = [];
  for (let left = set; left !== NONE; left &= left - 1) out.push(first(left));
  return out;
}

/** Lowest first. */
function each<M extends number>(set: SetOf<M>, visit: (member: M) => void): void {
  for (let left = set; left !== NONE; left &= left - 1) visit(first(left));
}

/**
 * All operations by one name, so that they read as what they do: `sets.has(moved, army)`. On hot paths take them out once:
 * `const { first, rest } = sets;`.
 */
export const sets = {
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
  first,
  rest,
  firstOnly,
  size,
  isSingle,
  members,
  each,
};
