/** A chapter of a content file: things with an id, the words that are said of them, and what they are. */
import {
  type ContentData,
  expectPart,
  NotationError,
  type Path,
  type WordList,
  writeWorded,
} from '@interregnum/kernel';
import { texts } from '../../texts/index.ts';
import { type Parts, readParts, writeParts } from './field.ts';

export const NAME = 60;
export const TEXT = 300;

type Said = Readonly<Record<string, unknown>>;

export interface OtherWords<T> {
  readonly key: string;
  read(thing: T, said: Said, words: WordList, path: Path): void;
  write(thing: T): unknown;
}

export interface Chapter<T extends object> {
  /** What it is called in a file. */
  readonly name: string;
  readonly things: readonly T[];
  idOf(thing: T): string;
  /** By key, the message. */
  words(thing: T): Readonly<Record<string, string>>;
  /** Words that are no message of their own. */
  readonly other?: OtherWords<T>;
  readonly parts: Parts<T>;
  /** Parts that a text tells: who changes the one says the other. */
  readonly told: Readonly<Record<string, string>>;
  /** What follows from what was read; throws where it cannot be played. */
  complete?(thing: T, path: Path): T;
  /** The same for all of them together. */
  check?(things: readonly T[], path: Path): void;
}

/** Cards: a name, a text, and what they do. */
export const cards = <T extends { readonly id: string }>(
  name: string,
  things: readonly T[],
  more: Pick<Chapter<T>, 'parts' | 'told'> & Partial<Chapter<T>>,
): Chapter<T> => ({
  name,
  things,
  idOf: ({ id }) => id,
  words: ({ id }) => ({ name: `card.${id}`, ...(texts.en[`text.${id}`] !== undefined && { text: `text.${id}` }) }),
  ...more,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const longest = (key: string): number => (key.endsWith('text') ? TEXT : NAME);

function readThing<T extends object>(chapter: Chapter<T>, before: T, value: unknown, words: WordList): T {
  const path = [chapter.name, chapter.idOf(before)];
  const messages = chapter.words(before);
  const besides = [...Object.keys(messages), ...(chapter.other ? [chapter.other.key] : [])];
  const thing = readParts(before, chapter.parts, value, path, besides);
  const said = value as Said;
  for (const [key, message] of Object.entries(messages)) words.read(message, said[key], longest(key), [...path, key]);
  chapter.other?.read(before, said, words, path);
  for (const [part, text] of Object.entries(chapter.told)) {
    if (said[part] === undefined || said[text] !== undefined) continue;
    const [was, is] = [before, thing].map(one => chapter.parts[part]!.write(one));
    if (!isSame(was, is))
      throw new NotationError([...path, text], `who changes '${part}' needs a '${text}' that says it`);
  }
  return chapter.complete ? chapter.complete(thing, path) : thing;
}

export function readChapter<T extends object>(chapter: Chapter<T>, value: unknown, words: WordList): readonly T[] {
  const { name, things, idOf } = chapter;
  const said = expectPart(value, things.map(idOf), [name]);
  const read = things.map(before => {
    const one = said[idOf(before)];
    return one === undefined ? before : readThing(chapter, before, one, words);
  });
  chapter.check?.(read, [name]);
  return read;
}

export const writeChapter = <T extends object>(chapter: Chapter<T>, things: readonly T[]): ContentData =>
  Object.fromEntries(
    things.map(thing => {
      const words = Object.entries(chapter.words(thing)).map(([key, message]) => [key, writeWorded(texts, message)]);
      const other = chapter.other && { [chapter.other.key]: chapter.other.write(thing) };
      return [chapter.idOf(thing), { ...Object.fromEntries(words), ...other, ...writeParts(thing, chapter.parts) }];
    }),
  );

// --- sums that must stay ---------------------------------------------------------------------------------------------------

/** Of each module there are so many in the box as before. */
export function keepSum<T extends { readonly module: string }>(
  what: string,
  before: readonly T[],
  after: readonly T[],
  countOf: (thing: T) => number,
  path: Path,
): void {
  const sum = (things: readonly T[], module: string): number =>
    things.reduce((total, thing) => total + (thing.module === module ? countOf(thing) : 0), 0);
  for (const module of new Set(before.map(thing => thing.module))) {
    const [was, is] = [sum(before, module), sum(after, module)];
    if (was !== is) throw new NotationError(path, `expected ${was} ${what} (${module}), not ${is}`);
  }
}
