/** Going round the table. A list of seats is an order that stays as it was, whatever changes while it is gone through. */
import type { Seat } from './flow.ts';

const round = (seats: number, from: Seat, step: 1 | -1): Seat[] =>
  Array.from({ length: seats }, (_, i) => (from + step * i + seats) % seats);

const MOST_SEATS = 8;
/** By number of seats and first seat: all seats, to the left. Rules ask for them at every turn. */
const ROUNDS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_one, first) => round(seats, first, 1)),
);

/** All seats, to the left, from this one on. */
export const clockwise = (seats: number, from: Seat): readonly Seat[] => ROUNDS[seats]?.[from] ?? round(seats, from, 1);

/** All seats, to the right, from this one on. */
export const counterclockwise = (seats: number, from: Seat): Seat[] => round(seats, from, -1);

/** Everybody else, to the left of this one. */
export const othersClockwise = (seats: number, seat: Seat): Seat[] => clockwise(seats, seat).slice(1);
