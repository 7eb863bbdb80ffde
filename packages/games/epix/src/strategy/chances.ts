/** How well each seat stands in a position where nothing is in mid-air: its chance to win, by weighted features. */
import type { State } from '../state.ts';
import { cardsOf, features, measure, stageOf, WIDTH } from './features.ts';
import { cardWorth, weightsFor } from './weights.ts';

/** Adding up to 1. */
export function chances(s: State): number[] {
  measure(s);
  const stage = stageOf(s);
  const weights = weightsFor(s.seats, stage);
  const out: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    let score = 0;
    for (let i = 0; i < WIDTH; i++) score += weights[i]! * features[seat * WIDTH + i]!;
    for (let rest = cardsOf(s, seat), card = 0; rest; rest >>= 1, card++) {
      if (rest & 1) score += cardWorth(s, stage, card);
    }
    const odds = Math.exp(score);
    sum += odds;
    out.push(odds);
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat]! /= sum;
  return out;
}
