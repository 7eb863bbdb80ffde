/** What all notations share: errors that know their place, and the plain shapes of YAML. */
import type { Seat } from '../flow.ts';

export type Path = readonly (string | number)[];

/** Something in a position or scenario that cannot be read; `path` leads to it. */
export class NotationError extends Error {
  override name = 'NotationError';
  readonly path: Path;
  constructor(path: Path, message: string, options?: ErrorOptions) {
    super(message, options);
    this.path = path;
  }
}

export const isMap = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** A value as it stands in an error. */
export const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : `'${String(value)}'`;

/** The entries of a map in the notation; anything else is an error at `path`. */
export function entriesOf(value: unknown, path: Path): [string, unknown][] {
  if (value === undefined || value === null) return [];
  if (!isMap(value)) throw new NotationError(path, `expected a map, { key: value }, not ${shown(value)}`);
  return Object.entries(value);
}

export function listOf(value: unknown, path: Path): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new NotationError(path, `expected a list, [a, b], not ${shown(value)}`);
  return value;
}

/** A seat as people write it, from 1. */
export function readSeat(value: unknown, seats: number, path: Path): Seat {
  const seat = /^\d+$/.test(String(value)) ? Number(value) : 0;
  if (seat < 1 || seat > seats)
    throw new NotationError(path, `expected a seat from 1 to ${seats}, not ${shown(value)}`);
  return seat - 1;
}

/** Throws for a key that the notation does not know. */
export function onlyKeys(data: Readonly<Record<string, unknown>>, known: readonly string[], path: Path): void {
  for (const key of Object.keys(data)) {
    if (!known.includes(key))
      throw new NotationError([...path, key], `unknown '${key}': expected one of ${known.join(', ')}`);
  }
}
