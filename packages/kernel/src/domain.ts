/** The values a part of an option's code can have, and how they are written. */

export interface Domain<T> {
  /** Values are counted from 0 up to this by `index`; options of counted values are made once and shared. */
  readonly size: number;
  /** The number of a value; outside 0 to `size` - 1 it is not counted, only written and read. */
  index(value: T): number;
  value(index: number): T;
  /** Set where `index` is no more than the value less this; `null` comes after all others if it is a value at all. */
  readonly first?: number;
  write(value: T): string;
  /** `null` for a text that no value is written as. */
  read(text: string): T | null;
  /** What such texts look like, as the source of a regular expression without groups that capture. */
  readonly pattern: string;
}

/** The type of a domain's values. */
export type ValueOf<D> = D extends Domain<infer T> ? T : never;

const NAME = '[A-Za-z0-9_.\\-]+';

/** Numbers that stand for things with ids: the id at place 0 is the thing `first`. */
export function named<T extends number>(ids: readonly string[], first = 0): Domain<T> {
  const numbers = new Map(ids.map((id, i) => [id, (i + first) as T]));
  return {
    size: ids.length,
    first,
    index: value => value - first,
    value: index => (index + first) as T,
    write: value => ids[value - first] ?? '?',
    read: text => numbers.get(text) ?? null,
    pattern: NAME,
  };
}

/** A few words, each of which is itself. */
export function words<const W extends string>(...list: readonly W[]): Domain<W> {
  return {
    size: list.length,
    index: value => list.indexOf(value),
    value: index => list[index]!,
    write: value => value,
    read: text => (list.includes(text as W) ? (text as W) : null),
    pattern: NAME,
  };
}

/** Whole numbers; those from 0 to `most` are counted. */
export const whole = (most: number): Domain<number> => ({
  size: most + 1,
  first: 0,
  index: value => value,
  value: index => index,
  write: String,
  read: Number,
  pattern: '-?\\d{1,9}',
});

/** Whole numbers, counted from `least` to `most`. */
export const between = (least: number, most: number): Domain<number> => ({
  ...whole(most - least),
  first: least,
  index: value => value - least,
  value: index => index + least,
});

/** Things that people count from 1, such as seats. */
export const fromOne = (count: number): Domain<number> => ({
  size: count,
  first: 0,
  index: value => value,
  value: index => index,
  write: value => String(value + 1),
  read: text => Number(text) - 1,
  pattern: '[1-9]\\d{0,2}',
});

/** Values that are not counted: options of them are made whenever they are wanted. */
export const uncounted = <T>(
  pattern: string,
  write: (value: T) => string,
  read: (text: string) => T | null,
): Domain<T> => ({
  size: 0,
  index: () => -1,
  value: () => {
    throw new Error('these values cannot be counted');
  },
  write,
  read,
  pattern,
});

/** Several values in a row, `a+b+c`; none is written as nothing. */
export const severalOf = <T>(domain: Domain<T>, separator: string): Domain<readonly T[]> =>
  uncounted(
    `(?:(?:${domain.pattern})(?:\\${separator}(?:${domain.pattern}))*)?`,
    values => values.map(domain.write).join(separator),
    text => {
      const values = text === '' ? [] : text.split(separator).map(domain.read);
      return values.includes(null) ? null : (values as T[]);
    },
  );

/** A value that may be missing. */
export const optional = <T>(domain: Domain<T>): Domain<T | null> => ({
  size: domain.size + 1,
  ...(domain.first === undefined ? {} : { first: domain.first }),
  index: value => (value === null ? domain.size : domain.index(value)),
  value: index => (index === domain.size ? null : domain.value(index)),
  write: value => (value === null ? '' : domain.write(value)),
  read: text => (text === '' ? null : domain.read(text)),
  pattern: domain.pattern,
});
