/**
 * Verifiable chance: a ChaCha20 stream whose key comes from a seed committed to before the first draw, mixed with
 * entropy from the seats. The same key always gives the same draws, so anybody can check a game afterwards.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The generator as it lies in a state: plain data, hidden from everybody. */
export interface Chance {
  /** 64 hexadecimal digits. */
  key: string;
  /** How many words of the stream are used up. */
  drawn: number;
  /** Fixed results for scenarios, used before the stream; `null` for none. */
  script: readonly number[] | null;
}

/** Where the random numbers of a game come from, as its record tells it. */
export interface ChanceSource {
  /** 64 hexadecimal digits, secret until the game is over. */
  seed: string;
  /** One text from each seat; nobody alone decides the stream. */
  entropy: readonly string[];
}

const NONCE = new Uint8Array(12);
const WORDS_IN_BLOCK = 16;
/** A shuffle needs many words in a row, most other draws need one: who comes for the next block gets several. */
const BLOCKS_AHEAD = 4;
const NOTHING = new Uint8Array(BLOCKS_AHEAD * WORDS_IN_BLOCK * 4);
const NOTHING_FOR_ONE = NOTHING.subarray(0, WORDS_IN_BLOCK * 4);

const tagged = (tag: string, ...parts: Uint8Array[]) =>
  sha256(concatBytes(utf8ToBytes(`interregnum/${tag}\n`), ...parts));

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A seed from any text that a person types. */
export const seedFrom = (text: string): string => bytesToHex(tagged('seed-text', utf8ToBytes(text)));

/** What is published before the game: it fixes the seed and does not tell it. */
export const commitment = (seed: string): string => bytesToHex(tagged('commitment', hexToBytes(seed)));

/** The generator of a game. */
export function chanceOf({ seed, entropy }: ChanceSource): Chance {
  const parts = entropy.map(text => sha256(utf8ToBytes(text)));
  return { key: bytesToHex(tagged('stream', hexToBytes(seed), ...parts)), drawn: 0, script: null };
}

/** A generator for a text alone: tests, simulations, scenarios. */
export const chanceFrom = (text: string): Chance => chanceOf({ seed: seedFrom(text), entropy: [] });

let cachedKey = '';
let cachedKeyBytes = new Uint8Array(32);
const words = new Uint32Array(BLOCKS_AHEAD * WORDS_IN_BLOCK);
/** Which words of the stream of `cachedKey` are at hand. */
let cachedFrom = 0;
let cachedTo = 0;

function fillWords(key: string, block: number): void {
  const goesOn = key === cachedKey && block * WORDS_IN_BLOCK === cachedTo;
  if (key !== cachedKey) cachedKeyBytes = hexToBytes(key);
  cachedKey = key;
  cachedTo = 0;
  const bytes = chacha20(cachedKeyBytes, NONCE, goesOn ? NOTHING : NOTHING_FOR_ONE, undefined, block);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.byteLength / 4;
  for (let i = 0; i < count; i++) words[i] = view.getUint32(4 * i, true);
  cachedFrom = block * WORDS_IN_BLOCK;
  cachedTo = cachedFrom + count;
}

function nextWord(c: Chance): number {
  if (c.drawn < cachedFrom || c.drawn >= cachedTo || c.key !== cachedKey) {
    fillWords(c.key, Math.floor(c.drawn / WORDS_IN_BLOCK));
  }
  return words[c.drawn++ - cachedFrom]!;
}

/** A whole number from 0 to n - 1, each equally likely (words in the uneven rest are thrown away). */
export function draw(c: Chance, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new Error(`cannot draw one of ${n}`);
  if (c.script && c.script.length > 0) {
    const fixed = c.script[0]!;
    if (!Number.isInteger(fixed) || fixed < 0) throw new Error(`the scripted draw ${fixed} is not a whole number`);
    if (fixed >= n) throw new Error(`the scripted draw ${fixed} is not below ${n}`);
    c.script = c.script.slice(1);
    return fixed;
  }
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = nextWord(c);
    if (word < limit) return word % n;
  }
}

/** Shuffles in place (Fisher and Yates) and hands the list back. */
export function shuffle<T>(c: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(c, i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** A copy of the list, shuffled but for what has to stay in its place. */
export function shuffleOthers<T>(c: Chance, list: readonly T[], stays: (one: T, place: number) => boolean): T[] {
  const places = [...list.keys()].filter(place => !stays(list[place]!, place));
  const others = shuffle(
    c,
    places.map(place => list[place]!),
  );
  const copy = list.slice();
  for (const [i, place] of places.entries()) copy[place] = others[i]!;
  return copy;
}

export const cloneChance = (c: Chance): Chance => ({ key: c.key, drawn: c.drawn, script: c.script });
