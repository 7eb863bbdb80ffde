/** What the player has taken up but not yet played: shared by board and controls, forgotten with the question. */
import type { Card } from '@interregnum/hidden-leaders';
import { store } from '../../../parts/store.ts';

export interface Picked {
  /** A hand card that is looked at before it is played, or the card to hide. */
  card: Card | null;
  /** The card to discard when a party is prepared. */
  discard: Card | null;
  /** A Hidden Hero with which more than one thing can be done. */
  hidden: string | null;
}

export const NOTHING_PICKED: Picked = { card: null, discard: null, hidden: null };

const picked = store<{ question: string; what: Picked }>({ question: '', what: NOTHING_PICKED });

export const pick = (question: string, what: Partial<Picked>): void =>
  picked.set({ question, what: { ...NOTHING_PICKED, ...what } });

export function usePicked(question: string): Picked {
  const now = picked.use();
  return now.question === question ? now.what : NOTHING_PICKED;
}

/** An option to take as soon as it is offered. */
export const wish = store<string | null>(null);

/** Whether the Graveyard is spread out. */
export const graveyardOpen = store(false);
