/** Numbers of the setup and the end of the game, by number of seats (OKC-020..OKC-032, OKC-196). */
import type { Provenance } from './provenance.ts';

export interface SetupNumbers {
  /** Influence that ends the game in Mid Winter (OKC-196). */
  threshold: number;
  /** Kingdom Cards that go back to the box unseen (OKC-032). */
  box: number;
  /** Regions that somebody chooses; the last one is automatic (OKC-122). */
  choices: number;
}

export const setupProvenance: Provenance = 'rulebook';

/** One seat is the game against the Simulacrum, whose setup is ours (OKC-290). */
export const SETUP: Readonly<Record<1 | 2 | 3 | 4, SetupNumbers>> = {
  1: { threshold: 20, box: 31, choices: 2 },
  2: { threshold: 20, box: 29, choices: 2 },
  3: { threshold: 15, box: 27, choices: 2 },
  4: { threshold: 15, box: 25, choices: 2 },
};

/** OKC-Q61: where no last Round was agreed on. */
export const MOST_ROUNDS = 500;
/** OKC-024: four cards and the Heir. */
export const OPENING_DRAW = 4;
export const HAND_LIMIT = 5;
/** OKC-Q08. */
export const LEAST_HAND_LIMIT = 1;
/** OKC-028, OKC-031. */
export const DEALT_KINGDOM_CARDS = 2;
export const MARKET_SLOTS = 2;
export const KINGDOM_DECK = 20;
/** OKC-090. */
export const KINGDOM_CARDS_HELD = 2;
/** OKC-102. */
export const CRISIS_LOSS = 1;
/** OKC-222. */
export const PILLAGE_GAIN = 1;
