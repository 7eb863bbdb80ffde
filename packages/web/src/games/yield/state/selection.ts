/** What the player has taken up but not yet played: shared by board and controls, forgotten with the question. */
import type { Army, Location } from '@interregnum/yield';
import { store } from '../../../parts/store.ts';

/** What a click on the map is meant for while several actions are open. */
export type Mode = 'step' | 'upgrade' | 'fortress';

export interface Picked {
  army: Army | null;
  location: Location | null;
  mode: Mode | null;
  /** Cards of the hand, by their ids. */
  cards: readonly string[];
}

const NOTHING: Picked = { army: null, location: null, mode: null, cards: [] };

const picked = store<{ question: string; what: Picked }>({ question: '', what: NOTHING });

export const pick = (question: string, what: Partial<Picked>): void =>
  picked.set({ question, what: { ...NOTHING, ...what } });

/** What is picked for this question; nothing of an earlier one is left. */
export function usePicked(question: string): Picked {
  const now = picked.use();
  return now.question === question ? now.what : NOTHING;
}

/** The Location under pointer or focus. */
export const lookedAt = store<Location | null>(null);

/** Answers to be given one after another as soon as each is offered: several discards are one press. */
export const wishes = store<readonly string[]>([]);
