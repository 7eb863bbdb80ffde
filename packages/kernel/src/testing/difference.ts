/** Plain data compared by walking: whoever only wants to know whether two values are the same writes no texts. */

/** The first place at which two values differ. */
export interface ValueDifference {
  /** As `.hands[2]`; empty for the values themselves. */
  at: string;
  was: string;
  became: string;
}

const LONGEST = 400;
const textOf = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, LONGEST);

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether both are the same as texts: keys in the same order, too. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isThing(one) || !isThing(other)) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  if (Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    if (key !== others[i] || !isSame(one[key], other[key])) return false;
  }
  return true;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
  return true;
}

export const differenceOf = (one: unknown, other: unknown): ValueDifference | null =>
  isSame(one, other) ? null : firstDifference(one, other, '');

function firstDifference(one: unknown, other: unknown, at: string): ValueDifference {
  if (isThing(one) && isThing(other) && Array.isArray(one) === Array.isArray(other)) {
    const step = (key: string): string => (Array.isArray(one) ? `[${key}]` : `.${key}`);
    const key = Object.keys(one).find(name => name in other && !isSame(one[name], other[name]));
    if (key !== undefined) return firstDifference(one[key], other[key], at + step(key));
  }
  return { at, was: textOf(one), became: textOf(other) };
}
