/** What is expected against what is there. */
import { isMap, type Path } from '../notation/index.ts';
import type { Difference } from './state.ts';

interface Differing {
  differences: Difference[];
}

/** What an expectation may say in other words; `within` are the keys on the way to a map. */
export interface Allowance {
  leftOut(within: readonly string[]): readonly string[];
  reword(within: readonly string[], entry: unknown): unknown;
  isAnyOrder(within: readonly string[]): boolean;
}

const NO_ALLOWANCE: Allowance = { leftOut: () => [], reword: (_, entry) => entry, isAnyOrder: () => false };

/** In which order a map names things does not matter. */
const inOrder = (_key: string, value: unknown): unknown =>
  isMap(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;
const equal = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** What is named must be equal; maps may leave things out. */
export function compare(
  run: Differing,
  expected: unknown,
  actual: unknown,
  path: Path,
  allowance = NO_ALLOWANCE,
  within: readonly string[] = [],
): void {
  if (!isMap(expected)) {
    if (!says(expected, actual, within, allowance))
      run.differences.push({ path, message: `expected ${JSON.stringify(expected)}, it is ${JSON.stringify(actual)}` });
    return;
  }
  if (!isMap(actual)) {
    run.differences.push({ path, message: `expected a map, it is ${JSON.stringify(actual)}` });
    return;
  }
  for (const [key, value] of Object.entries(expected)) {
    const at = [...path, key];
    if (key in actual) compare(run, value, actual[key], at, allowance, [...within, key]);
    else if (!isNothing(value) || !allowance.leftOut(within).includes(key))
      run.differences.push({ path: at, message: missing(key, value, Object.keys(actual), allowance.leftOut(within)) });
  }
}

const says = (expected: unknown, actual: unknown, within: readonly string[], allowance: Allowance): boolean =>
  equal(withRest(expected, actual), actual) ||
  (isEmpty(expected) && isEmpty(actual)) ||
  (allowance.isAnyOrder(within) && equal(sorted(withOthers(expected, actual)), sorted(actual))) ||
  equal(allowance.reword(within, expected), actual);

/** A pile without cards is told by its size, or as a list, by who sees it; both say the same. */
const isEmpty = (value: unknown): boolean => value === 0 || (Array.isArray(value) && value.length === 0);

const REST = 'rest';

/** In a pile `rest` stands for whatever lies there. */
function withRest(expected: unknown, actual: unknown): unknown {
  const at = Array.isArray(expected) ? expected.indexOf(REST) : -1;
  if (at < 0 || !Array.isArray(expected) || !Array.isArray(actual)) return expected;
  const after = expected.slice(at + 1);
  return [...expected.slice(0, at), ...actual.slice(at, actual.length - after.length), ...after];
}

/** Where order says nothing, `rest` is whatever is not named. */
function withOthers(expected: unknown, actual: unknown): unknown {
  if (!Array.isArray(expected) || !Array.isArray(actual) || !expected.includes(REST)) return expected;
  const others = actual.map(String);
  for (const named of expected.map(String)) if (others.includes(named)) others.splice(others.indexOf(named), 1);
  return [...expected.filter(entry => entry !== REST), ...others];
}

/** Lists of lists, as of two sides, stay in their order. */
function sorted(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  if (list.some(Array.isArray)) return list.map(sorted);
  return list.map(entry => (isMap(entry) ? JSON.stringify(entry, inOrder) : String(entry))).sort();
}

function missing(key: string, value: unknown, written: readonly string[], leftOut: readonly string[]): string {
  if (leftOut.includes(key)) return `expected ${JSON.stringify(value)}, there is nothing`;
  return `there is no '${key}' here: ${written.length === 0 ? 'the map is empty' : written.join(', ')}`;
}

/** Nothing lies there: such values need not be named by `only`. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  ['', 'none', 0, false].includes(value as string) ||
  (typeof value === 'object' && Object.values(value).every(isNothing));

/** `only: { areas: { … } }`: in the maps that are named nothing else is there, however deep. */
export function findMore(
  run: Differing,
  expected: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
  path: Path,
): void {
  for (const [key, value] of Object.entries(expected)) {
    if (key in actual) nothingElse(run, value, actual[key], [...path, key]);
  }
}

function nothingElse(run: Differing, expected: unknown, actual: unknown, path: Path): void {
  if (!isMap(expected) || !isMap(actual)) return;
  for (const [key, value] of Object.entries(actual)) {
    if (key in expected) nothingElse(run, expected[key], value, [...path, key]);
    else if (!isNothing(value))
      run.differences.push({ path, message: `did not expect '${key}' here, it is ${JSON.stringify(value)}` });
  }
}
