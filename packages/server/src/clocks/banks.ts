/** How much time seats have: the bank of each, and when the time for the open question is up. */
import type { Seat } from '@interregnum/kernel';
import type { Clock } from '@interregnum/protocol';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

export interface Ticking {
  clock: Clock;
  banks: readonly number[] | null;
  /** When the open question was put. */
  asked: number;
  state: { answers: readonly (number | null)[] };
}

export const banksAtStart = (clock: Clock, seats: number): number[] | null =>
  clock.kind === 'live' ? new Array<number>(seats).fill(clock.bank * SECOND) : null;

/** The banks after an answer: what it took beyond the time for a move is gone. Changing an answer costs nothing more. */
export function chargeBank({ clock, banks, asked, state }: Ticking, seat: Seat, now: number): readonly number[] | null {
  if (clock.kind !== 'live' || !banks || state.answers[seat] !== null) return banks;
  const beyond = Math.max(0, now - asked - clock.perMove * SECOND);
  return beyond === 0 ? banks : banks.map((left, i) => (i === seat ? Math.max(0, left - beyond) : left));
}

/** When the time of a seat for the open question is up. */
export function deadlineOf({ clock, banks, asked }: Ticking, seat: Seat): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'slow':
      return asked + clock.days * DAY;
    case 'live':
      return asked + clock.perMove * SECOND + banks![seat]!;
  }
}
