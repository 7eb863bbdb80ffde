/** Taking back is free until new information appears. */
import { isUndoBarrier, type Seat } from '@interregnum/kernel';
import { type History, stateAt } from './history.ts';

/** The answers that a seat may take back: how many answers would be left, or `null`. */
export function takeBackTo(h: History, seat: Seat): number | null {
  const at = h.answers.length - 1;
  if (at < 0 || h.answers[at]!.seat !== seat) return null;
  const effect = { before: stateAt(h, at), after: h.state, told: h.facts[at + 1]! };
  return isUndoBarrier(h.game, effect, [seat]) ? null : at;
}
