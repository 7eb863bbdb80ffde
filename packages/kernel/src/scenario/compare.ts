/** What is expected against what is there. */
import { isMap, NotationError, type Path } from '../notation/index.ts';
import type { Difference } from './state.ts';

interface Differing {
  differences: Difference[];
}

/** What is named must be equal; maps may leave things out. */
export function compare(run: Differing, expected: unknown, actual: unknown, path: Path): void {
  if (!isMap(expected)) {
    if (JSON.stringify(expected) !== JSON.stringify(actual))
      run.differences.push({ path, message: `expected ${JSON.stringify(expected)}, it is ${JSON.stringify(actual)}` });
    return;
  }
  if (!isMap(actual)) {
    run.differences.push({ path, message: `expected a map, it is ${JSON.stringify(actual)}` });
    return;
  }
  for (const [key, value] of Object.entries(expected)) {
    const at = [...path, key];
    if (key in actual) compare(run, value, actual[key], at);
    else run.differences.push({ path: at, message: `there is no '${key}' here: ${Object.keys(actual).join(', ')}` });
  }
}

/** Nothing lies there: such values need not be named by `only`. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  ['', 'none', 0, false].includes(value as string) ||
  (typeof value === 'object' && Object.values(value).every(isNothing));

/** `only: { areas: { … } }`: as `compare`, and in the maps that are named nothing else is there, however deep. */
export function compareOnly(run: Differing, expected: unknown, actual: unknown, path: Path): void {
  if (!isMap(expected)) throw new NotationError(path, 'expected a map of maps, { areas: { … } }');
  compare(run, expected, actual, path);
  for (const [key, value] of Object.entries(expected)) {
    if (isMap(actual) && key in actual) nothingElse(run, value, actual[key], [...path, key]);
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
