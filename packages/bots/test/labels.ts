/** Labels for a test of worker threads. */
import type { Labeller } from '../src/node/index.ts';

export const bySeatAndRule: Labeller = (final, outcome) => ({
  seats: { Seat: Array.from({ length: final.seats }, (_, seat) => String(seat + 1)) },
  game: { Rule: outcome.rule },
});
