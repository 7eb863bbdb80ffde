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
  /** Milliseconds that seats have already thought about it, before an answer was taken back; `null`: nobody has. */
  used: readonly number[] | null;
  state: { answers: readonly (number | null)[] };
}

export const banksAtStart = (clock: Clock, seats: number): number[] | null =>
  clock.kind === 'live' ? new Array<number>(seats).fill(clock.bank * SECOND) : null;

/** How long a seat has thought about the open question, also before it was answered and put again. */
export const timeUsed = ({ asked, used }: Pick<Ticking, 'asked' | 'used'>, seat: Seat, now: number): number =>
  now - asked + (used?.[seat] ?? 0);

/** The banks after an answer: what it took beyond the time for a move is gone. Changing an answer costs nothing more. */
export function chargeBank(at: Ticking, seat: Seat, now: number): readonly number[] | null {
  const { clock, banks, state } = at;
  if (clock.kind !== 'live' || !banks || state.answers[seat] !== null) return banks;
  const beyond = Math.max(0, timeUsed(at, seat, now) - clock.perMove * SECOND);
  return beyond === 0 ? banks : banks.map((left, i) => (i === seat ? Math.max(0, left - beyond) : left));
}

/** When the time of a seat for the open question is up. */
export function deadlineOf({ clock, banks, asked, used }: Ticking, seat: Seat): number | null {
  const from = asked - (used?.[seat] ?? 0);
  switch (clock.kind) {
    case 'none':
      return null;
    case 'slow':
      return from + clock.days * DAY;
    case 'live':
      return from + clock.perMove * SECOND + banks![seat]!;
  }
}
