/** A title in one page: what it brings in `games/<title>/summary.tsx`. */
import type { ReactNode } from 'react';

export interface SummaryWords {
  goal: string;
  /** The course of a round, step by step. */
  round: readonly string[];
  wins: readonly string[];
  /** What each sign means, in the order of the signs. */
  signs: readonly string[];
}

export interface Summary {
  words: Readonly<Record<'en' | 'de', SummaryWords>>;
  signs: readonly ReactNode[];
  /** Where the colours of the title hold. */
  className: string;
}
