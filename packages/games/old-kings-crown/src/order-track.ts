/** The Order Track (OKC-068): most Influence first; equals in the reverse of their order before. */
import { tell } from './events.ts';
import type { State } from './state.ts';

export function setOrder(s: State, order: readonly number[]): void {
  s.order = order;
  tell({ type: 'orderSet', order });
}

/** OKC-068, OKC-Q74. */
export function orderByInfluence(s: State): void {
  const reversed = [...s.order].reverse();
  setOrder(
    s,
    reversed.sort((one, other) => s.influence[other]! - s.influence[one]!),
  );
}
