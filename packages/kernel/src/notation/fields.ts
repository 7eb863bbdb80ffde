/** Fields: the keys of a position, each with one definition from which reading and writing follow. */
import type { PositionData } from '../game.ts';
import { isMap, NotationError, onlyKeys, type Path, shown } from './basics.ts';
import type { Form } from './forms.ts';

/** One key. `T` is what it belongs to, a state or a part of one; `C` the state or view around it. */
export interface Field<T, C = T> {
  /** Only for keys that are named; the rest stays as it is. */
  read(target: T, value: unknown, at: Path, c: C): void;
  /** `undefined` is left out. */
  write(target: T, c: C): unknown;
  /** It follows from the other keys: it may be named if it says the same. */
  readonly follows?: true;
  /** Names that its map, or a map within it, leaves out while there is nothing to say. */
  leftOut?(within: readonly string[], c: C): readonly string[];
  /** What an expectation says of an entry, as it would be written: the same thing may be said in several ways. */
  reword?(entry: unknown, within: readonly string[], c: C): unknown;
  /** Order says nothing in its lists, or in those of its parts with these names: sets, hands, piles. */
  readonly anyOrder?: true | readonly string[];
}

/** A key whose lists may be expected in any order, or only those of some of its parts. */
export const inAnyOrder = <T, C>(field: Field<T, C>, ...parts: readonly string[]): Field<T, C> => ({
  ...field,
  anyOrder: parts.length === 0 ? true : parts,
});

export type Fields<T, C = T> = Readonly<Record<string, Field<T, C>>>;

/** The ways to define keys of `T`. */
export const fieldsOf = <T extends object, C = T>() => ({
  /** A field of the state in a form. */
  field: <K extends keyof T>(name: K, form: Form<T[K], C>): Field<T, C> => ({
    read(target, value, at, c) {
      target[name] = form.read(value, at, c, target[name]);
    },
    write: (target, c) => form.write(target[name], c),
    leftOut: (within, c) => leftOutBy(form, within, c),
  }),
  /** What lies in several fields of the state, or is checked when it is set. */
  part: <X>(
    form: Form<X, C>,
    get: (target: T, c: C) => X,
    set: (target: T, value: X, at: Path, c: C) => void,
  ): Field<T, C> => ({
    read: (target, value, at, c) => set(target, form.read(value, at, c, get(target, c)), at, c),
    write: (target, c) => form.write(get(target, c), c),
    leftOut: (within, c) => leftOutBy(form, within, c),
  }),
  /** A field that is not always written. */
  onlyIf: (isWritten: (target: T) => boolean, field: Field<T, C>): Field<T, C> => ({
    ...field,
    write: (target, c) => (isWritten(target) ? field.write(target, c) : undefined),
  }),
  /** What expectations like to name and nobody needs to. */
  follows: (write: (target: T, c: C) => unknown): Field<T, C> => ({ read: () => {}, write, follows: true }),
});

const leftOutBy = <T, C>(form: Form<T, C>, within: readonly string[], c: C): readonly string[] =>
  within.length === 0 ? (form.leftOut?.(c) ?? []) : [];

/** Whether a position says something about a key. */
export const isNamed = (data: PositionData, key: string): boolean => data[key] !== undefined && data[key] !== null;

/** Reads what is named, in the order of the definitions. */
export function readFields<T, C>(fields: Fields<T, C>, target: T, data: PositionData, at: Path, c: C): void {
  for (const [key, field] of Object.entries(fields)) {
    if (isNamed(data, key)) field.read(target, data[key], [...at, key], c);
  }
}

export const writeFields = <T, C>(fields: Fields<T, C>, target: T, c: C): PositionData =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const value = field.write(target, c);
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** What follows from the rest must be what the position says it is. */
export function checkFollowing<T, C>(fields: Fields<T, C>, target: T, data: PositionData, at: Path, c: C): void {
  for (const [key, field] of Object.entries(fields)) {
    if (field.follows && isNamed(data, key)) agree(data[key], field.write(target, c), [...at, key]);
  }
}

function agree(named: unknown, actual: unknown, at: Path): void {
  if (isMap(named) && isMap(actual)) {
    onlyKeys(named, Object.keys(actual), at);
    for (const key of Object.keys(named)) agree(named[key], actual[key], [...at, key]);
  } else if (JSON.stringify(named) !== JSON.stringify(actual)) {
    throw new NotationError(at, `it follows from the rest, where it is ${shown(actual)}, not ${shown(named)}`);
  }
}

/** A part of the state with fields of its own, as a map. */
export const record = <T, C>(
  fields: Fields<T, C>,
): Pick<Form<T, C>, 'write'> & {
  readInto(target: T, value: unknown, at: Path, c: C): void;
} => ({
  readInto(target, value, at, c) {
    if (!isMap(value)) throw new NotationError(at, `expected a map, { key: value }, not ${shown(value)}`);
    onlyKeys(value, Object.keys(fields), at);
    readFields(fields, target, value, at, c);
  },
  write: (target, c) => writeFields(fields, target, c),
});
