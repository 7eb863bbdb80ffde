/** Sentences that a line of a content file can be, each with what it means. */
import { NotationError, type Path } from '../notation/basics.ts';
import { expectText } from './expect.ts';

export interface Sentences<T> {
  readonly lines: readonly string[];
  /** What a line means; case and spaces do not count. */
  read(value: unknown, path: Path): T;
  /** The sentence that means this. */
  write(meaning: T): string;
}

const LONGEST = 300;
const plain = (line: string): string => line.trim().toLowerCase().replace(/\s+/g, ' ');

/** The sentences that have most words of a line in common, as examples. */
export function nearest(line: string, lines: readonly string[]): string {
  const words = new Set(line.toLowerCase().split(/\W+/));
  const common = (sentence: string) => sentence.split(/\W+/).filter(word => words.has(word)).length;
  const found = [...lines].sort((a, b) => common(b) - common(a)).slice(0, 3);
  return found.map(sentence => `"${sentence}"`).join(', ');
}

/** Meanings are plain data; each has one sentence. */
export function sentences<T>(all: readonly (readonly [line: string, meaning: T])[]): Sentences<T> {
  const lines = all.map(([line]) => line);
  const meanings = new Map(all.map(([line, meaning]) => [plain(line), meaning]));
  const lineOf = new Map(all.map(([line, meaning]) => [JSON.stringify(meaning), line]));
  return {
    lines,
    read(value, path) {
      const line = expectText(value, LONGEST, path);
      const meaning = meanings.get(plain(line));
      if (meaning !== undefined) return meaning;
      throw new NotationError(path, `expected a sentence of the vocabulary such as ${nearest(line, lines)}`);
    },
    write(meaning) {
      const line = lineOf.get(JSON.stringify(meaning));
      if (line === undefined) throw new Error(`no sentence says ${JSON.stringify(meaning)}`);
      return line;
    },
  };
}
