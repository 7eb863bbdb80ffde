/** What the player has picked up but not yet played: shared by board and controls, forgotten with the question. */
import { store } from '../../../parts/store.ts';

export interface Picked {
  unit: number | null;
  area: number | null;
}

export type Overlay = 'threats' | 'ranking' | null;

const NOTHING: Picked = { unit: null, area: null };

const picked = store<{ question: object | null; what: Picked }>({ question: null, what: NOTHING });

export const pick = (question: object | null, what: Partial<Picked>): void =>
  picked.set({ question, what: { ...NOTHING, ...what } });

/** What is picked for this question; nothing of an earlier one is left. */
export function usePicked(question: object | null): Picked {
  const now = picked.use();
  return now.question === question ? now.what : NOTHING;
}

/** What is laid over the map on demand. */
export const overlay = store<Overlay>(null);

/** An option to take as soon as it is offered: going back and choosing another Unit is one click. */
export const wish = store<string | null>(null);
