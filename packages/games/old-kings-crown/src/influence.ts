/** Influence changes hands (OKC-008, OKC-009): a Supply never goes below 0. */
import { type Cause, tell } from './events.ts';
import type { Party, Source } from './pieces.ts';
import type { State } from './state.ts';

export function gain(s: State, party: Party, n: number, cause: Cause, source: Source | null = null): void {
  if (n === 0) return;
  s.influence[party] = s.influence[party]! + n;
  tell({ type: 'gained', party, n, cause, source });
}

/** As far as there is any (OKC-009); says how much it was. */
export function lose(s: State, party: Party, n: number, cause: Cause): number {
  const taken = Math.min(n, s.influence[party]!);
  if (taken === 0) return 0;
  s.influence[party] = s.influence[party]! - taken;
  tell({ type: 'lostInfluence', party, n: taken, cause });
  return taken;
}

/** OKC-009. */
export function steal(s: State, party: Party, from: Party, n: number, source: Source | null = null): number {
  const taken = Math.min(n, s.influence[from]!);
  if (taken === 0) return 0;
  s.influence[from] = s.influence[from]! - taken;
  s.influence[party] = s.influence[party]! + taken;
  tell({ type: 'stole', party, from, n: taken, source });
  return taken;
}
