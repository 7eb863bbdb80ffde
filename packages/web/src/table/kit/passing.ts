/** Options that give something up or end something: they stand last, and have a key of their own. */
import type { BaseOption } from '@interregnum/kernel';

const PASSING = new Set(['pass', 'done', 'end', 'stop', 'finish', 'decline', 'yield', 'no', 'none', 'nothing', 'skip']);

export const isPassing = ({ type }: BaseOption): boolean => PASSING.has(type);

/** The same options, those that pass last. */
export const passingLast = <O extends BaseOption>(options: readonly O[]): O[] =>
  options.toSorted((a, b) => Number(isPassing(a)) - Number(isPassing(b)));
