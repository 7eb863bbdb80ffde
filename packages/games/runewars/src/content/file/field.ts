/** Parts of a content file, each read and written by one description of it. */
import {
  expectFlag,
  expectList,
  expectMap,
  expectNumber,
  expectOneOf,
  expectText,
  NotationError,
  type Path,
  type Templates,
} from '@interregnum/kernel';

/** A value in a file; `before` is what stands there without it. */
export interface Field<T> {
  read(value: unknown, path: Path, before: T): T;
  write(value: T): unknown;
}

const same = <T>(value: T): unknown => value;

export const number = (least: number, most: number): Field<number> => ({
  read: (value, path) => expectNumber(value, least, most, path),
  write: same,
});
export const flag: Field<boolean> = { read: expectFlag, write: same };
/** What is read without knowing what was there. */
export interface Plain<T> {
  read(value: unknown, path: Path): T;
  write(value: T): unknown;
}
export const oneOf = <const W extends string>(known: readonly W[]): Plain<W> => ({
  read: (value, path) => expectOneOf(value, known, path),
  write: same,
});
export const word = <const W extends string>(known: readonly W[]): Field<W> => oneOf(known);

/** A sentence. */
export const sentence = <T extends object>(all: Templates<T>, longest = 120): Field<T> => ({
  read: (value, path) => all.read(expectText(value, longest, path), path),
  write: value => {
    const text = all.write(value);
    if (text === null) throw new Error(`no sentence says ${JSON.stringify(value)}`);
    return text;
  },
});

/** So many entries. */
export const list = <T>(of: Plain<T>, least: number, most: number): Field<readonly T[]> => ({
  read: (value, path) => {
    const entries = expectList(value, most, path);
    if (entries.length < least)
      throw new NotationError(path, `expected at least ${least} entries, not ${entries.length}`);
    return entries.map((one, i) => of.read(one, [...path, i]));
  },
  write: entries => entries.map(of.write),
});

/** What a thing has in a file, by key. */
export interface Part<T> {
  read(thing: T, value: unknown, path: Path): T;
  write(thing: T): unknown;
  /** Not every thing has it: on others the key is unknown. */
  isOf?(thing: T): boolean;
}
export type Parts<T> = Readonly<Record<string, Part<T>>>;

export const on = <T, K extends keyof T>(key: K, field: Field<T[K]>): Part<T> => ({
  read: (thing, value, path) => ({ ...thing, [key]: field.read(value, path, thing[key]) }),
  write: thing => field.write(thing[key]),
});

export const only = <T>(isOf: (thing: T) => boolean, part: Part<T>): Part<T> => ({ ...part, isOf });

/** The same for a value that is a map: what is not said stays. */
export const record = <T extends object>(parts: Parts<T>): Field<T> => ({
  read: (value, path, before) => readParts(before, parts, value, path),
  write: thing => writeParts(thing, parts),
});

const keysOf = <T>(thing: T, parts: Parts<T>): readonly string[] =>
  Object.keys(parts).filter(key => parts[key]!.isOf?.(thing) ?? true);

export function readParts<T>(
  before: T,
  parts: Parts<T>,
  value: unknown,
  path: Path,
  besides: readonly string[] = [],
): T {
  const known = keysOf(before, parts);
  const said = expectMap(value, [...besides, ...known], path);
  return known.reduce(
    (thing, key) => (said[key] === undefined ? thing : parts[key]!.read(thing, said[key], [...path, key])),
    before,
  );
}

export const writeParts = <T>(thing: T, parts: Parts<T>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(keysOf(thing, parts).map(key => [key, parts[key]!.write(thing)]));

export const numbers = <K extends string>(
  keys: readonly K[],
  least: number,
  most: number,
): Field<Readonly<Record<K, number>>> =>
  record(
    Object.fromEntries(
      keys.map(key => [key, on<Readonly<Record<K, number>>, K>(key, number(least, most))]),
    ) as unknown as Parts<Readonly<Record<K, number>>>,
  );
