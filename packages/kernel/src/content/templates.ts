/**
 * Sentences with slots in content files, read and written: each stands for plain data. What stands in its slots are
 * fields of the data, all other fields are the sentence's own.
 */
import { NotationError, type Path } from '../notation/basics.ts';

/** What can stand in a slot of a sentence; sentences are read in small letters. */
export interface Slot<V> {
  /** A regular expression without groups that are captured. */
  readonly pattern: string;
  /** What people read in its place when a sentence is wrong. */
  readonly says: string;
  /** `null` when it is none. */
  read(text: string): V | null;
  /** `null` for what cannot be said. */
  write(value: V): string | null;
}

type Fields = Readonly<Record<string, unknown>>;

export interface Template {
  readonly text: string;
  readonly fields: Fields;
  readonly slots: Readonly<Record<string, Slot<unknown>>>;
}

/** `template('gain {n}', { op: 'gain' }, { n: countSlot(1, 5) })` is `{ op: 'gain', n: 2 }` where it says `gain 2`. */
export const template = (
  text: string,
  fields: Fields,
  slots: Readonly<Record<string, Slot<unknown>>> = {},
): Template => ({ text, fields, slots });

export interface Templates<T> {
  /** Throws a `NotationError` that says what was expected. */
  read(text: string, path: Path): T;
  /** `null` when no sentence says it. */
  find(text: string): T | null;
  write(value: T): string | null;
  /** Every sentence, with what can stand in its slots. */
  readonly forms: readonly string[];
}

const SLOT = /\{(\w+)\}/g;
const small = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const formOf = ({ text, slots }: Template): string => text.replace(SLOT, (_, name: string) => `(${slots[name]!.says})`);

function patternOf({ text, slots }: Template): RegExp {
  const parts = text.split(SLOT);
  const pattern = parts.map((part, i) => (i % 2 === 0 ? escaped(part.toLowerCase()) : `(${slots[part]!.pattern})`));
  return new RegExp(`^${pattern.join('')}$`);
}

interface Known {
  readonly of: Template;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

function readAs<T>({ of: { fields, slots }, names, pattern }: Known, text: string): T | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const values = names.map((name, i) => slots[name]!.read(found[i + 1]!));
  if (values.includes(null)) return null;
  return { ...fields, ...Object.fromEntries(names.map((name, i) => [name, values[i]])) } as T;
}

function writtenAs({ of: { text, fields, slots }, names }: Known, value: Fields): string | null {
  const fixed = Object.keys(fields);
  if (Object.keys(value).length !== fixed.length + names.length) return null;
  if (!fixed.every(key => isSame(fields[key], value[key]))) return null;
  const texts = names.map(name => (name in value ? slots[name]!.write(value[name]) : null));
  if (texts.includes(null)) return null;
  return text.replace(SLOT, (_, name: string) => texts[names.indexOf(name)]!);
}

/** `what` begins the message about a sentence that is none. */
export function templates<T extends object>(what: string, list: readonly Template[]): Templates<T> {
  const known = list.map(
    (one): Known => ({
      of: one,
      names: [...one.text.matchAll(SLOT)].map(([, name]) => name!),
      pattern: patternOf(one),
    }),
  );
  const forms = list.map(formOf);
  const firstWord = (text: string): string => small(text).split(' ')[0]!;
  const find = (text: string): T | null => {
    for (const one of known) {
      const value = readAs<T>(one, small(text));
      if (value !== null) return value;
    }
    return null;
  };
  const expected = (text: string): string => {
    const near = forms.filter(form => firstWord(form) === firstWord(text));
    if (near.length > 0) return near.map(form => `'${form}'`).join(' or ');
    return `${what} that begins with ${[...new Set(forms.map(firstWord))].join(', ')}`;
  };
  return {
    forms,
    find,
    read(text, path) {
      const value = find(text);
      if (value !== null) return value;
      throw new NotationError(path, `expected ${expected(text)}, not '${text.slice(0, 60)}'`);
    },
    write(value) {
      for (const one of known) {
        const text = writtenAs(one, value as Fields);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

// --- slots that many sentences have --------------------------------------------------------------------------------------

const within = (n: number, least: number, most: number): number | null =>
  Number.isInteger(n) && n >= least && n <= most ? n : null;

export const countSlot = (least: number, most: number): Slot<number> => ({
  pattern: '\\d+',
  says: `${least} to ${most}`,
  read: text => within(Number(text), least, most),
  write: n => (within(n, least, most) === null ? null : String(n)),
});

/** `+2`, and `-2` if `least` is below 0; never 0. */
export const signedSlot = (least: number, most: number): Slot<number> => ({
  pattern: '[+-]\\d+',
  says: `${least > 0 ? `+${least}` : least} to +${most}`,
  read: text => within(Number(text), least, most) || null,
  write: n => (n === 0 || within(n, least, most) === null ? null : n > 0 ? `+${n}` : String(n)),
});

/** One of some words. */
export const wordSlot = <const W extends string>(known: readonly W[]): Slot<W> => ({
  pattern: known.map(escaped).join('|'),
  says: known.join(', '),
  read: text => known.find(one => one === text) ?? null,
  write: word => (known.includes(word) ? word : null),
});

/** Some of these words, joined by `by`. */
export const wordsSlot = <const W extends string>(known: readonly W[], by: string): Slot<readonly W[]> => ({
  pattern: `[^ ${escaped(by)}]+(?:${escaped(by)}[^ ${escaped(by)}]+)*`,
  says: `${known.slice(0, 2).join(by)}…`,
  read: text => {
    const words = text.split(by);
    const isKnown = words.every((word, i) => (known as readonly string[]).includes(word) && words.indexOf(word) === i);
    return isKnown ? (words as W[]) : null;
  },
  write: words => (words.length > 0 ? words.join(by) : null),
});
