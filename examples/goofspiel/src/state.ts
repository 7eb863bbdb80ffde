/** The state of a game of Goofspiel, its questions and its answers. */
import {
  type Chance,
  cloneChance,
  cloneFrames,
  type Flow,
  flow,
  named,
  newsroom,
  type OptionOf,
  type Seat,
  verbs,
} from '@interregnum/kernel';

/** A card or a prize, from 1. */
export type Card = number;
export const CARDS: readonly Card[] = Array.from({ length: 13 }, (_, i) => i + 1);

export const ASK = { bid: 'GOO-D01' } as const;
export type Question = (typeof ASK)[keyof typeof ASK];

export const { option, readOption, every } = verbs({ card: named<Card>(CARDS.map(String), 1) }, { bid: 'bid:{card}' });
export type Option = OptionOf<typeof option>;

export type GoofspielEvent =
  | { type: 'prize'; card: Card; open: readonly Card[] }
  | { type: 'bids'; bids: readonly Card[] }
  | { type: 'taken'; seat: Seat; points: number }
  | { type: 'tied' };
export const { tell, listen } = newsroom<GoofspielEvent>();

export interface State extends Flow<Option, Question> {
  hands: Card[][];
  points: number[];
  /** Prizes that lie open. */
  open: Card[];
  /** Hidden: the order of the prizes to come, the next one last. */
  deck: Card[];
  chance: Chance;
}

export const machine = flow<State, Option, Question>();
export const { procedure, call, begin, apply, run, reask } = machine;

/** Every state starts here, so that all have one shape. */
export const emptyState = (seats: number, chance: Chance): State => ({
  seats,
  hands: Array.from({ length: seats }, () => CARDS.slice()),
  points: new Array<number>(seats).fill(0),
  open: [],
  deck: CARDS.slice(),
  chance,
  frames: [],
  ask: null,
  answers: new Array<number | null>(seats).fill(null),
});

/** Field by field, in the order of `emptyState`. */
export const clone = (s: State): State => ({
  seats: s.seats,
  hands: s.hands.map(hand => hand.slice()),
  points: s.points.slice(),
  open: s.open.slice(),
  deck: s.deck.slice(),
  chance: cloneChance(s.chance),
  frames: cloneFrames(s.frames),
  ask: s.ask,
  answers: s.answers.slice(),
});
