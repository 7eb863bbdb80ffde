/** The trick-taking game on the kernel: procedures, options, hidden hands. */
import { type Flow, flow, flowSights, look, open, own, type Seat, type Seen, type Sights } from '@interregnum/kernel';
import { CARDS, type Card, deal, playable, SEATS, taker } from './card-game.ts';

export interface Play {
  type: 'play';
  code: string;
  card: Card;
}

export interface State extends Flow<Play> {
  hands: Card[][];
  trick: Card[];
  leader: Seat;
  scores: number[];
}

type Nothing = Record<string, never>;

export const machine = flow<State, Play>();
const { procedure, call, begin, apply } = machine;
export const PLAYS: readonly Play[] = Array.from({ length: CARDS }, (_, card) => ({
  type: 'play',
  code: `play:${card}`,
  card,
}));
export const CLOCKWISE: readonly (readonly Seat[])[] = [0, 1, 2, 3].map(first =>
  [0, 1, 2, 3].map(i => (first + i) % SEATS),
);

const trick = procedure<Nothing>('trick', {
  play: {
    each: s => CLOCKWISE[s.leader]!,
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => playable(s.hands[seat]!, s.trick).map(card => PLAYS[card]!),
    then: (s, _l, { card }, seat) => {
      s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1);
      s.trick.push(card);
    },
  },
  take: s => {
    s.leader = taker(s.trick, s.leader);
    s.scores[s.leader]!++;
    s.trick = [];
  },
});

const hand = procedure<Nothing>('hand', {
  tricks: { while: s => s.hands[0]!.length > 0, do: s => call(s, trick, {}) },
});

const sights = {
  ...flowSights,
  ask: (ask: State['ask'], viewer: Seat | null) => flowSights.ask(ask, viewer),
  hands: own<Card[]>,
  trick: open<Card[]>,
  leader: open<Seat>,
  scores: open<number[]>,
} satisfies Sights<State>;

export const setup = (seed: string): State => dealt(deal(seed));

export function dealt(hands: Card[][]): State {
  const s: State = {
    seats: SEATS,
    frames: [],
    ask: null,
    answers: [null, null, null, null],
    hands,
    trick: [],
    leader: 0,
    scores: [0, 0, 0, 0],
  };
  begin(s, hand);
  return s;
}

export type View = Seen<typeof sights>;
export const view = (s: State, seat: Seat | null): View => look(sights, s, seat);

/** Plays a game to the end; `choose` is handed the number of options and picks one. */
export function play(s: State, choose: (options: number) => number, watch?: (s: State) => void): readonly number[] {
  while (s.ask) {
    const seat = s.ask.seats[0]!;
    apply(s, seat, choose(s.ask.options[seat]!.length));
    watch?.(s);
  }
  return s.scores;
}
