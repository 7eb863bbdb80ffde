/** Taking back on one device: alone against bots always, among several people freely until new information appears. */
import { isUndoBarrier, type Seat, stateAt } from '@interregnum/kernel';
import type { LocalCourse } from './course.ts';
import type { TakeBack } from './messages.ts';

export interface WayBack {
  /** How many answers would be left; `null` when nothing can be taken back. */
  to: number | null;
  takeBack: TakeBack;
}

const no = (why: Extract<TakeBack, { may: 'no' }>['why']): WayBack => ({ to: null, takeBack: { may: 'no', why } });

/** Whether the last answer is the seat's own and showed nobody anything new. */
function isFree(h: LocalCourse, seat: Seat): boolean {
  const at = h.taken.length - 1;
  if (h.taken[at]?.seat !== seat) return false;
  const effect = { before: stateAt(h, at), after: h.state, told: h.facts[at + 1]! };
  return !isUndoBarrier(h.game, effect, [seat]);
}

/** The way back to a seat's last decision; `persons` are all people at the device, of whom the others may have to agree. */
export function wayBack(h: LocalCourse, seat: Seat | null, persons: readonly Seat[]): WayBack {
  if (h.game.rules.outcome(h.state) !== null) return no('over');
  const to = seat === null ? -1 : h.taken.findLastIndex(answer => answer.seat === seat);
  if (seat === null || to < (h.branches.at(-1)?.at ?? 0)) return no('nothing');
  const others = persons.filter(person => person !== seat);
  if (others.length === 0 || isFree(h, seat)) return { to, takeBack: { may: 'free' } };
  return { to, takeBack: { may: 'agreed', by: others } };
}
