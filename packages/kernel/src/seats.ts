/** Going round the table. A list of seats is an order that stays as it was, whatever changes while it is gone through. */
import type { Seat } from './flow.ts';

const round = (seats: number, from: Seat, step: 1 | -1): Seat[] =>
  Array.from({ length: seats }, (_, i) => (from + step * i + seats) % seats);

/** All seats, to the left, from this one on. */
export const clockwise = (seats: number, from: Seat): Seat[] => round(seats, from, 1);

/** All seats, to the right, from this one on. */
export const counterclockwise = (seats: number, from: Seat): Seat[] => round(seats, from, -1);

/** Everybody else, to the left of this one. */
export const othersClockwise = (seats: number, seat: Seat): Seat[] => clockwise(seats, seat).slice(1);
