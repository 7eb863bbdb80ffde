/** Pieces that are told of in a list: what is alike is told once, with its number. */
import type { ReactNode } from 'react';

export interface Listed {
  /** What it is; pieces with the same words and the same small words are alike. */
  words: string;
  /** What else is known of it. */
  small?: string;
  picture?: ReactNode;
}

export interface Counted extends Listed {
  key: string;
  count: number;
}

/** In the order in which each kind comes first. */
export function counted(pieces: readonly Listed[]): Counted[] {
  const kinds = new Map<string, Counted>();
  for (const piece of pieces) {
    const key = `${piece.words}\n${piece.small ?? ''}`;
    const before = kinds.get(key);
    kinds.set(key, before ? { ...before, count: before.count + 1 } : { ...piece, key, count: 1 });
  }
  return [...kinds.values()];
}
