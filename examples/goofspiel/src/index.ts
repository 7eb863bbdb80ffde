/** Goofspiel, put together: the smallest complete title, and the template for the next one. */
import { clockDefaults, type Game, withNews } from '@interregnum/kernel';
import { meta } from './meta.ts';
import { broken, position } from './position.ts';
import { outcome, setup } from './rules.ts';
import { determinise, secrecy, type View, view } from './sight.ts';
import { ASK, apply, CARDS, clone, type GoofspielEvent, listen, machine, type Option, type State } from './state.ts';
import { candidates, describe, prompt, refusal, tellEvent, texts } from './words.ts';

export type { View } from './sight.ts';
export type { Card, GoofspielEvent, Option, State } from './state.ts';

/** Who runs out of time bids the lowest card, which is the first in hand. */
const timeout = clockDefaults<View, Option, typeof ASK.bid>({ [ASK.bid]: () => 0 });

/** Points so far, and what the cards left are worth against the others'. */
function evaluate(s: State, seat: number): number {
  const worth = s.points.map((points, x) => points + s.hands[x]!.reduce((sum, card) => sum + card, 0) / s.seats);
  const best = Math.max(...worth.filter((_, x) => x !== seat));
  return 1 / (1 + Math.exp((best - worth[seat]!) / CARDS.length));
}

/** A bid about as high as the prize is likely. */
function priors(v: View): number[] {
  const prize = v.open.reduce((sum, card) => sum + card, 0);
  return v.ask!.options[v.viewer!]!.map(o => Math.exp(-Math.abs(o.card - Math.min(prize, CARDS.length)) / 3));
}

export const goofspiel: Game<State, Option, View, GoofspielEvent> = {
  meta,
  rules: { ...withNews({ listen }, setup, apply), clone, view, refusal, outcome },
  words: { describe, prompt, tell: tellEvent, texts },
  advice: { determinise, timeout, evaluate, priors, idle: () => false },
  proof: { position, secrecy, broken, candidates, flow: machine },
};
export default goofspiel;
