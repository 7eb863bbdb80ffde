/** Forms: how a value of the state is written for people, both ways from one definition. */
import type { Seat } from '../flow.ts';
import { sets } from '../sets.ts';
import { entriesOf, listOf, NotationError, type Path, readSeat, shown } from './basics.ts';

/** How one value is read and written. `c` is the state or view around it, which knows seats, map and mode. */
export interface Form<T, C = unknown> {
  /** `before` is what holds when nothing is named: a map changes only the entries that it names. */
  read(value: unknown, at: Path, c: C, before?: T): T;
  write(value: T, c: C): unknown;
  /** Names that its map leaves out while there is nothing to say. */
  leftOut?(c: C): readonly string[];
}

interface Seated {
  readonly seats: number;
}

/** Another value in the same words: `read` makes it of what the words say, `write` takes it apart again. */
export const via = <A, B, C>(
  form: Form<A, C>,
  read: (value: A, at: Path, c: C) => B,
  write: (value: B, c: C) => A,
): Form<B, C> => ({
  read: (value, at, c, before) =>
    read(form.read(value, at, c, before === undefined ? undefined : write(before, c)), at, c),
  write: (value, c) => form.write(write(value, c), c),
});

// --- single values -------------------------------------------------------------------------------------------------

/** A whole number within bounds. */
export const wholeNumber = (least = 0, most = Number.MAX_SAFE_INTEGER): Form<number> => ({
  read(value, at) {
    const number = /^-?\d+$/.test(String(value)) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new NotationError(at, `expected a whole number ${range}, not ${shown(value)}`);
  },
  write: value => value,
});

/** `true` or `false`. */
export const flag: Form<boolean> = {
  read(value, at) {
    if (typeof value === 'boolean') return value;
    throw new NotationError(at, `expected true or false, not ${shown(value)}`);
  },
  write: value => value,
};

/** Seats are counted from 1. */
export const seat: Form<Seat, Seated> = {
  read: (value, at, { seats }) => readSeat(value, seats, at),
  write: value => value + 1,
};

/** More names than this are not listed in an error. */
const FEW = 40;

/** A name from a domain, which may depend on the table. */
export const names = <T, C = unknown>(
  what: string,
  domain: readonly T[] | ((c: C) => readonly T[]),
  id: (member: T) => string,
): Form<T, C> => ({
  read(value, at, c) {
    const members = typeof domain === 'function' ? domain(c) : domain;
    const found = members.find(member => id(member) === String(value));
    if (found !== undefined) return found;
    const known = members.length > FEW ? '' : `, one of ${members.map(id).join(', ')}`;
    throw new NotationError(at, `expected ${what}${known}, not ${shown(value)}`);
  },
  write: id,
});

/** A number that has a name: its place in a list. */
export const placeIn = (what: string, ids: readonly string[]): Form<number> =>
  names(what, [...ids.keys()], place => ids[place]!);

/** Things that people count from 1. */
export const ordinal = (most?: number): Form<number> =>
  via(
    wholeNumber(1, most),
    place => place - 1,
    place => place + 1,
  );

/** A word for one value that the form does not know, or says at greater length. */
export const orWord = <T, X, C>(form: Form<T, C>, word: string, special: X): Form<T | X, C> => ({
  read: (value, at, c) => (value === word ? special : form.read(value, at, c)),
  write: (value, c) => (value === special ? word : form.write(value as T, c)),
});

/** A word for nothing. */
export const maybe = <T, C>(form: Form<T, C>, word = 'none'): Form<T | null, C> => orWord(form, word, null);

/** In a view, what its viewer may not know is `null`; a word stands for it, for people only. */
export const orHidden = <T, C>(
  form: Form<T, C>,
  word = 'hidden',
  isHidden: (c: C) => boolean = () => true,
): Form<T, C> => ({
  ...form,
  write: (value: T | null, c) => (value === null && isHidden(c) ? word : form.write(value as T, c)),
});

// --- many values ---------------------------------------------------------------------------------------------------

export const list = <T, C>(form: Form<T, C>): Form<T[], C> => ({
  read: (value, at, c) => listOf(value, at).map((entry, i) => form.read(entry, [...at, i], c)),
  write: (value, c) => value.map(entry => form.write(entry, c)),
});

/** A list; in a view, how long it is may be all that is left of it. */
export const orSize = <T, C>(form: Form<T[], C>): Form<T[], C> => ({
  ...form,
  write: (value: T[] | number, c) => (typeof value === 'number' ? value : form.write(value, c)),
});

/** A set of numbers, in words a list without doubles. */
export const setOf = <C>(form: Form<number[], C>): Form<number, C> =>
  via(
    form,
    (members, at, c) => {
      const double = members.find((member, i) => members.indexOf(member) !== i);
      if (double !== undefined) throw new NotationError(at, `${String(form.write([double], c))} is there twice`);
      return sets.of(members);
    },
    sets.members,
  );

/** A flag for every seat; in words the seats that have it. */
export const seatsWith: Form<boolean[], Seated> = via(
  list(seat),
  (seats, _at, c) => Array.from({ length: c.seats }, (_, one) => seats.includes(one)),
  flags => flags.flatMap((yes, one) => (yes ? [one] : [])),
);

export interface Keys<T, C> {
  /** What is written, in this order. */
  keys(c: C, values: readonly T[]): readonly number[];
  /** Entries that are left out. */
  without?: ((value: T) => boolean) | undefined;
}

/** A list by number as a map by name; where nothing holds before, it must be complete. */
export const byKey = <T, C>(
  key: Form<number, C>,
  value: Form<T, C>,
  { keys, without = () => false }: Keys<T, C>,
): Form<T[], C> => ({
  read(data, at, c, before) {
    const out = before?.slice() ?? [];
    for (const [name, entry] of entriesOf(data, at)) {
      const number = key.read(name, [...at, name], c);
      out[number] = value.read(entry, [...at, name], c, out[number]);
    }
    const missing = before ? undefined : keys(c, out).find(number => !(number in out));
    if (missing !== undefined) throw new NotationError(at, `${String(key.write(missing, c))} is missing`);
    return out;
  },
  write: (values, c) =>
    Object.fromEntries(
      keys(c, values).flatMap(number =>
        without(values[number]!) ? [] : [[key.write(number, c), value.write(values[number]!, c)]],
      ),
    ),
  leftOut: c => keys(c, []).map(number => String(key.write(number, c))),
});

/** One entry for each seat. */
export const bySeat = <T, C extends Seated>(value: Form<T, C>, without?: (value: T) => boolean): Form<T[], C> =>
  byKey<T, C>(seat, value, { keys: c => Array.from({ length: c.seats }, (_, one) => one), without });

/** A flat list of rows, all of one width. */
export const rows = <T, C>(width: number, form: Form<T[][], C>): Form<T[], C> =>
  via(
    form,
    lists => lists.flat(),
    flat => Array.from({ length: flat.length / width }, (_, row) => flat.slice(width * row, width * (row + 1))),
  );

// --- texts ---------------------------------------------------------------------------------------------------------

/** Several values in one text, `knight camp`, parted by spaces or commas unless a separator is named. */
export const wordsOf = <T, C>(form: Form<T, C>, separator = /[\s,]+/, glue = ' '): Form<T[], C> => ({
  read(value, at, c) {
    const text = String(value ?? '').trim();
    return text === '' ? [] : text.split(separator).map(word => form.read(word, at, c));
  },
  write: (value, c) => value.map(entry => String(form.write(entry, c))).join(glue),
});

/** Nothing as an empty text. */
export const orEmpty = <T, C>(form: Form<T, C>): Form<T | null, C> => ({
  read: (value, at, c) => (String(value ?? '').trim() === '' ? null : form.read(value, at, c)),
  write: (value, c) => (value === null ? '' : form.write(value, c)),
});

type Parts<T, C> = { readonly [K in keyof T]: Form<T[K], C> | Form<Exclude<T[K], undefined>, C> };

const PART = /\{(\w+)\}/g;
const PIECE = /\{(\w+)\}|\[|\]|\s+|[^\s{}[\]]/g;

/** The pattern of a template: parts are anything, brackets may be left out, spaces around signs do not matter. */
function patternOf(template: string): RegExp {
  const source = [...template.replaceAll(/\s*([^\w\s{}[\]])\s*/g, '$1').matchAll(PIECE)].map(([piece, part]) => {
    if (part !== undefined) return `(?<${part}>.+?)`;
    if (piece === '[') return '(?:';
    if (piece === ']') return ')?';
    if (piece.trim() === '') return '\\s+';
    return /\w/.test(piece) ? piece : `\\s*\\${piece}\\s*`;
  });
  return new RegExp(`^\\s*${source.join('')}\\s*$`);
}

/**
 * A small grammar: `{seat}: {gold} {marker}` reads and writes `2: 5 camp`. What stands in brackets may be left out; its
 * parts are then `undefined`.
 */
export function text<T extends object, C>(template: string, parts: Parts<T, C>, example: string): Form<T, C> {
  const pattern = patternOf(template);
  const forms = new Map(Object.entries(parts) as [string, Form<unknown, C>][]);
  const fill = (written: string, values: Readonly<Record<string, unknown>>, c: C) =>
    written.replaceAll(PART, (_, part: string) => String(forms.get(part)!.write(values[part], c)));
  const isSaid = (written: string, values: Readonly<Record<string, unknown>>) =>
    [...written.matchAll(PART)].every(([, part]) => values[part!] !== undefined);
  return {
    read(value, at, c) {
      const match = typeof value === 'object' ? null : pattern.exec(String(value));
      if (!match) throw new NotationError(at, `expected ${template}, for example '${example}', not ${shown(value)}`);
      const said = [...forms].map(([part, form]) => {
        const words = match.groups![part];
        return [part, words === undefined ? undefined : form.read(words, at, c)];
      });
      return Object.fromEntries(said) as T;
    },
    write(value, c) {
      const values = value as Readonly<Record<string, unknown>>;
      const brief = template.replaceAll(/\[(.*?)\]/g, (_, some: string) => (isSaid(some, values) ? some : ''));
      return fill(brief, values, c);
    },
  };
}
