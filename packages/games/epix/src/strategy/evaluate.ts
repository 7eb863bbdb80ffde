/** How well each seat stands: its chance to win, by weighted features. */
import type { Seat } from '@interregnum/kernel';
import { outcome } from '../phases/end.ts';
import type { State } from '../state.ts';
import { features, measure, stageOf, WIDTH } from './features.ts';
import { weightsFor } from './weights.ts';

/** The chance of every seat to win, adding up to 1. */
export function values(s: State): number[] {
  return s.over ? shares(s) : chances(s);
}

export const evaluate = (s: State, seat: Seat): number => values(s)[seat]!;

function shares(s: State): number[] {
  const { winners } = outcome(s)!;
  return s.gold.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

function chances(s: State): number[] {
  measure(s);
  const weights = weightsFor(s.seats, stageOf(s));
  const out: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    let score = 0;
    for (let i = 0; i < WIDTH; i++) score += weights[i]! * features[seat * WIDTH + i]!;
    const odds = Math.exp(score);
    sum += odds;
    out.push(odds);
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat]! /= sum;
  return out;
}
