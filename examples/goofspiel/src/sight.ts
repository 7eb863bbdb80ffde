/** Who sees what: everything but the order of the prizes, and bids before they are turned up. */
import {
  flowSights,
  look,
  nobody,
  open,
  type Random,
  randomKey,
  type Seat,
  type Secrecy,
  type Seen,
  type Sights,
  shuffled,
} from '@interregnum/kernel';
import { type Card, emptyState, type GoofspielEvent, type Option, type Question, reask, type State } from './state.ts';

const sights = {
  ...flowSights,
  ask: flowSights.ask<Option, Question>,
  hands: open<Card[][]>,
  points: open<number[]>,
  open: open<Card[]>,
  /** Which prizes are to come can be told from the others. */
  deck: (deck: Card[]): Card[] => deck.toSorted((a, b) => a - b),
  chance: nobody,
} satisfies Sights<State>;

export type View = Seen<typeof sights>;
export const view = (s: State, seat: Seat | null): View => look(sights, s, seat);

/** A full state that agrees with a view; what is hidden is dealt anew. */
export function determinise(v: View, random: Random): State {
  const { viewer, ask, answers, chance: _, ...table } = open(v);
  const s = Object.assign(emptyState(v.seats, { key: randomKey(random), drawn: 0, script: null }), table);
  s.deck = shuffled(random, s.deck);
  if (ask) reask(s);
  s.answers = answers.given.map((given, seat) => {
    if (!given) return null;
    return seat === viewer ? answers.mine : random.below(s.ask!.options[seat]!.length);
  });
  return s;
}

export const secrecy: Secrecy<GoofspielEvent, State> = {
  secretQuestions: [],
  opens: e => (e.type === 'prize' ? `prize ${e.card}` : e.type === 'bids' ? `bids ${e.bids}` : null),
};
