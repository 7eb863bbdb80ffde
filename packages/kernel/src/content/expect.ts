/** What readers of content files expect at a place; everything else is an error that leads there. */
import { isMap, NotationError, onlyKeys, type Path, shown } from '../notation/basics.ts';
import type { Catalogue } from '../phrase.ts';

/** A text in the languages of the messages. */
export interface Worded {
  en: string;
  de: string;
}

const short = (value: unknown): string => shown(value).slice(0, 60);

/** One line; braces would be read as slots of a message. */
export function expectText(value: unknown, most: number, path: Path): string {
  if (typeof value !== 'string' || value.trim() === '')
    throw new NotationError(path, `expected a text, not ${short(value)}`);
  if (value.length > most) throw new NotationError(path, `expected at most ${most} letters, not ${value.length}`);
  if (/[{}\p{Cc}]/u.test(value)) throw new NotationError(path, 'expected no braces and no line breaks');
  return value.trim();
}

/** One text for all languages, or `{ en: …, de: … }`. */
export function expectWorded(value: unknown, most: number, path: Path): Worded {
  if (!isMap(value)) {
    const text = expectText(value, most, path);
    return { en: text, de: text };
  }
  onlyKeys(value, ['en', 'de'], path);
  return { en: expectText(value.en, most, [...path, 'en']), de: expectText(value.de, most, [...path, 'de']) };
}

export function expectNumber(value: unknown, least: number, most: number, path: Path): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new NotationError(path, `expected a whole number from ${least} to ${most}, not ${short(value)}`);
}

export function expectFlag(value: unknown, path: Path): boolean {
  if (typeof value === 'boolean') return value;
  throw new NotationError(path, `expected true or false, not ${short(value)}`);
}

export function expectOneOf<const W extends string>(value: unknown, known: readonly W[], path: Path): W {
  const found = known.find(one => one === String(value));
  if (found !== undefined) return found;
  throw new NotationError(path, `expected one of ${known.join(', ')}, not ${short(value)}`);
}

export function expectList(value: unknown, most: number, path: Path): readonly unknown[] {
  if (!Array.isArray(value)) throw new NotationError(path, `expected a list, [a, b], not ${short(value)}`);
  if (value.length > most) throw new NotationError(path, `expected at most ${most} entries, not ${value.length}`);
  return value;
}

/** A map with keys of these only. */
export function expectMap(value: unknown, known: readonly string[], path: Path): Readonly<Record<string, unknown>> {
  if (!isMap(value)) throw new NotationError(path, `expected a map, { key: value }, not ${short(value)}`);
  onlyKeys(value, known, path);
  return value;
}

/** The same for a part of a file that may be left out. */
export const expectPart = (value: unknown, known: readonly string[], path: Path): Readonly<Record<string, unknown>> =>
  value === undefined ? {} : expectMap(value, known, path);

/** What `read` makes of a value, or what is built in where nothing is said. */
export const orBuiltIn = <T>(value: unknown, builtIn: T, path: Path, read: (value: unknown, path: Path) => T): T =>
  value === undefined ? builtIn : read(value, path);

/** Messages by key and language, collected while a file is read. */
export interface WordList {
  say(key: string, words: Worded): void;
  /** What a file says in place of a message, if it does. */
  read(key: string, value: unknown, most: number, path: Path): void;
  readonly words: Readonly<Record<'en' | 'de', Catalogue>>;
}

export function wordList(): WordList {
  const words: Record<'en' | 'de', Record<string, string>> = { en: {}, de: {} };
  const say = (key: string, { en, de }: Worded): void => {
    words.en[key] = en;
    words.de[key] = de;
  };
  return {
    words,
    say,
    read(key, value, most, path) {
      if (value !== undefined) say(key, expectWorded(value, most, path));
    },
  };
}

/** A message in the languages of a title, as a file writes it: one text where all say the same. */
export function writeWorded(texts: Readonly<Record<string, Catalogue>>, key: string): string | Worded {
  const [en, de] = [texts.en![key]!, texts.de![key]!];
  return en === de ? en : { en, de };
}
