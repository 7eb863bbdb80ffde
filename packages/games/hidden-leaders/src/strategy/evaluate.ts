/** How well a seat stands: its chance to win. */
import type { Seat } from '@interregnum/kernel';
import { outcome } from '../phases/end.ts';
import type { State } from '../state.ts';
import { chanceInDuel } from './duel-in-the-open.ts';
import { hopesOf } from './hopes.ts';

/** Judged by what the seat knows. */
export const evaluate = (s: State, seat: Seat): number => (s.over ? victory(s, seat) : hopeOf(s, seat));

const victory = (s: State, seat: Seat): number => Number(outcome(s)!.winners.includes(seat));
const hopeOf = (s: State, seat: Seat): number => hopesOf(s, seat).still(s.red, s.green, 0);

/** The viewer has dealt out what is hidden and may use all of it; what others do is for what they can hope. */
export function values(s: State, viewer: Seat): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) all.push(seat === viewer ? own(s, seat) : hopeOf(s, seat));
  return all;
}

function own(s: State, seat: Seat): number {
  if (s.over) return victory(s, seat);
  return s.seats === 2 ? chanceInDuel(s, seat) : hopeOf(s, seat);
}
