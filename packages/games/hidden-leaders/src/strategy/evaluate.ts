/** How well a seat stands: the chances of its two factions, and of being first among those who share them. */
import type { Seat } from '@interregnum/kernel';
import { outcome } from '../phases/end.ts';
import type { State } from '../state.ts';
import { hope, hopesOf } from './hopes.ts';

export function evaluate(s: State, seat: Seat): number {
  if (s.over) return outcome(s)!.winners.includes(seat) ? 1 : 0;
  const h = hopesOf(s, seat);
  return hope(h, s.red, s.green, h.plays, 0);
}

export function values(s: State): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) all.push(evaluate(s, seat));
  return all;
}
