/** What the player has taken up but not yet played: shared by board and controls, forgotten with the question. */
import { store } from '../../parts/store.ts';

export interface Picking<P> {
  pick(question: number | null, what: Partial<P>): void;
  /** What is picked for this question; nothing of an earlier one is left, and nothing is picked in the past. */
  usePicked(question: number | null): P;
}

export function picking<P extends object>(nothing: P): Picking<P> {
  const picked = store<{ question: number | null; what: P }>({ question: null, what: nothing });
  return {
    pick: (question, what) => picked.set({ question, what: { ...nothing, ...what } }),
    usePicked(question) {
      const now = picked.use();
      return question !== null && now.question === question ? now.what : nothing;
    },
  };
}
