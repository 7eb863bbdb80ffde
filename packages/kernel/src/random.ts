/** A small fast generator for what is not part of a game: bots, simulations, tests. Never used by rules. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** A number from 0 up to, not including, 1. */
  real(): number;
}

/** sfc32, seeded from a text. */
export function randomFrom(seed: string | number): Random {
  let h = 2166136261;
  const text = String(seed);
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  let a = h | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let d = 1;
  const word = () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return {
    below: n => Math.floor((word() / 2 ** 32) * n),
    real: () => word() / 2 ** 32,
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** A copy of the list in random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hex = (word: number): string =>
  HEX[word >>> 24]! + HEX[(word >>> 16) & 255]! + HEX[(word >>> 8) & 255]! + HEX[word & 255]!;

/** A generator key for a determinised state. */
export function randomKey(random: Random): string {
  let key = '';
  for (let i = 0; i < 8; i++) key += hex(Math.floor(random.real() * 2 ** 32) >>> 0);
  return key;
}
