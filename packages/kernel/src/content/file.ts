/** A content file as records, servers and pages carry it: plain data with a name and a hash, whatever its title. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isMap, NotationError, type Path } from '../notation/basics.ts';
import { expectText } from './expect.ts';

/** What a content file says, its heading left out: plain JSON. What it does not say is as built in. */
export type ContentData = Readonly<Record<string, unknown>>;

export interface ContentFile {
  /** What its author calls it. */
  readonly name: string;
  /** SHA-256 of the data as JSON without spaces, keys sorted; in hexadecimal digits. */
  readonly hash: string;
  readonly data: ContentData;
}

/** Letters of the data as JSON. */
export const MOST_CONTENT = 150_000;
const DEEPEST = 16;
export const MOST_NAME = 60;

/** The same data with its keys sorted; throws for what is no plain JSON. */
function canonical(value: unknown, path: Path): unknown {
  if (path.length > DEEPEST) throw new NotationError(path, `expected no more than ${DEEPEST} levels`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((one, i) => canonical(one, [...path, i]));
  if (!isMap(value)) throw new NotationError(path, 'expected a text, a number, a list or a map');
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map(key => [key, canonical(value[key], [...path, key])]));
}

export const contentHash = (data: ContentData): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(data))));

/** A name and data made a file; whether they are content of a title is for the title to say. */
export function contentFile(name: unknown, data: ContentData): ContentFile {
  const sorted = canonical(data, []) as ContentData;
  const size = JSON.stringify(sorted).length;
  if (size > MOST_CONTENT) throw new NotationError([], `expected at most ${MOST_CONTENT} letters, not ${size}`);
  return { name: expectText(name, MOST_NAME, ['name']), hash: contentHash(sorted), data: sorted };
}

/**
 * A whole file as people write it: `content: <title>`, `name: …`, and what differs from the built-in content. Throws a
 * `NotationError` that leads to the place.
 */
export function readContentFile(value: unknown, title: string): ContentFile {
  if (!isMap(value)) throw new NotationError([], `expected a map that begins with "content: ${title}"`);
  const { content, name, ...data } = value;
  if (content !== title) {
    const found = content === undefined ? 'nothing' : `'${String(content).slice(0, 40)}'`;
    throw new NotationError(content === undefined ? [] : ['content'], `expected "content: ${title}", not ${found}`);
  }
  return contentFile(name, data);
}

/** A file as people write it, from what is carried. */
export const writeContentFile = (title: string, { name, data }: Pick<ContentFile, 'name' | 'data'>): ContentData => ({
  content: title,
  name,
  ...data,
});

/** What is wrong with a value that should be a carried content file; `null` when nothing is. */
export function brokenContentFile(value: unknown): string | null {
  if (!isMap(value) || Object.keys(value).join() !== 'name,hash,data' || !isMap(value.data)) {
    return 'expected "content" to have name, hash and data';
  }
  try {
    const { hash } = contentFile(value.name, value.data);
    return hash === value.hash ? null : 'the hash of the content does not fit: something was changed';
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return `the content is wrong at ${error.path.join('.') || 'its beginning'}: ${error.message}`;
  }
}
