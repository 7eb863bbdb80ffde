/** Battle cards and Strategy cards of a position. */
import {
  bySeat,
  type Fields,
  type Form,
  fieldsOf,
  inAnyOrder,
  isMap,
  isNamed,
  list,
  NotationError,
  orSize,
  orWord,
  type PositionData,
  type Seat,
  stockOf,
  wholeNumber,
} from '@interregnum/kernel';
import { KIND_COUNT, KINDS, type Kind, kindId, STRATEGY_CARDS, type StrategyCard } from './content/cards.ts';
import { contentOf } from './content/contents.ts';
import { coveredSize } from './deal.ts';
import { firstCards } from './phases/setup.ts';
import { slotOf } from './phases/year.ts';
import { countsOf, kind, kindsOf, seatsOf, strategyCard } from './position-forms.ts';
import type { Turn } from './position-turn.ts';
import { slotIsFilled, type View } from './sight.ts';
import { SEASONS, type State } from './state.ts';
import { playKind, playSeat } from './table.ts';

const { field, part } = fieldsOf<State>();

// --- Battle cards --------------------------------------------------------------------------------------------------

/** Stands for all cards that are named nowhere. */
const REST: Kind = -1;
const pile = list(orWord(kind, 'rest', REST));

/** Cards, or how many they are: in views, and in positions that do not care which. */
type Cards = number[] | number;
const cards: Form<Cards, State> = {
  read: (value, at, s) =>
    typeof value === 'number' ? wholeNumber().read(value, at, s) : countsOf(list(kind).read(value, at, s)),
  write: (value, s) => (typeof value === 'number' ? value : list(kind).write(kindsOf(value), s)),
};

const rowOf = (counts: readonly number[], seat: Seat): number[] =>
  counts.slice(KIND_COUNT * seat, KIND_COUNT * (seat + 1));
const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const isUnseen = (row: readonly (number | null)[]): boolean => row.includes(null);
const coveredIn = (s: State, seat: Seat): number => coveredSize(s as unknown as View, seat);

/** The cards of every seat; for those who may not know more, how many they are. */
const cardsBySeat = (
  key: 'hands' | 'covered' | 'given',
  sizeOf: (s: State, seat: Seat) => number,
  form = bySeat(cards),
) =>
  part<Cards[]>(
    form,
    s => seatsOf(s).map(seat => (isUnseen(rowOf(s[key], seat)) ? sizeOf(s, seat) : rowOf(s[key], seat))),
    (s, value) => {
      s[key] = value.flatMap(one => (typeof one === 'number' ? KINDS.map(() => 0) : one));
    },
  );

const isNothing = (one: Cards): boolean => typeof one === 'number' || total(one) === 0;

export const cardFields: Fields<State> = {
  hands: inAnyOrder(cardsBySeat('hands', (s, seat) => s.handSize[seat]!)),
  covered: inAnyOrder(cardsBySeat('covered', coveredIn)),
  given: inAnyOrder(cardsBySeat('given', () => 0, bySeat(cards, isNothing))),
  deck: field('deck', orSize(pile)),
  discard: inAnyOrder(
    part(
      pile,
      s => kindsOf(s.discard),
      (s, kinds) => {
        s.discard = countsOf(kinds);
      },
    ),
  ),
  revealed: inAnyOrder(field('revealed', list(kind))),
};

/** First everything that is named, then hands that are not, then the rest. */
export function dealBattleCards(s: State, data: PositionData, turn: Turn | null): void {
  const { copies } = contentOf(s);
  const stock = stockOf(KINDS, kind => copies[kind]!, kindId);
  for (const key of ['hands', 'covered'] as const) {
    for (const seat of seatsOf(s)) stock.take(kindsOf(rowOf(s[key], seat)), () => ['position', key, seat + 1]);
  }
  stock.take((s.battle?.plays ?? []).map(playKind), i => ['position', 'battle', 'plays', i]);
  for (const key of ['revealed', 'deck'] as const) stock.take(s[key], i => ['position', key, i]);
  stock.take(kindsOf(s.discard), () => ['position', 'discard']);
  const deal = (key: 'hands' | 'covered', seat: Seat, count: number) => {
    const dealt = countsOf(stock.deal(count));
    if (total(dealt) < count)
      throw new NotationError(['position', key, seat + 1], 'there are not so many Battle cards left');
    for (const one of KINDS) s[key][KIND_COUNT * seat + one]! += dealt[one]!;
  };
  for (const seat of seatsOf(s))
    deal('covered', seat, Math.max(0, playedHidden(s, seat) - total(rowOf(s.covered, seat))));
  for (const seat of seatsOf(s)) deal('hands', seat, handAt(s, seat, data, turn));
  s.handSize = seatsOf(s).map(seat => total(rowOf(s.hands, seat)));
  shareRest(s, data, stock.rest());
}

const playedHidden = (s: State, seat: Seat): number =>
  (s.battle?.plays ?? []).filter(play => playSeat(play) === seat && playKind(play) === null).length;

/** How many cards of a hand are not named. */
function handAt(s: State, seat: Seat, data: PositionData, turn: Turn | null): number {
  const named = isMap(data.hands) ? data.hands[seat + 1] : undefined;
  if (named !== undefined && named !== null) return typeof named === 'number' ? named : 0;
  const { drawn, discards } = firstCards(s, seat);
  if (turn?.stage === 'year') return drawn - discards;
  return turn?.stage === 'discard' ? drawn : 0;
}

/** The rest is in the deck if nobody names the piles, in the discard pile if only the deck is named. */
function shareRest(s: State, data: PositionData, rest: readonly Kind[]): void {
  const inDiscard = Array.isArray(data.discard) && data.discard.includes('rest');
  if (!isNamed(data, 'deck') && !inDiscard) s.deck.push(REST);
  const inDeck = s.deck.includes(REST);
  if (inDeck && inDiscard) throw new NotationError(['position', 'discard'], 'the rest can be in one pile only');
  s.deck = s.deck.flatMap(card => (card === REST ? rest : [card]));
  if (!inDeck) for (const card of rest) s.discard[card]!++;
}

// --- Strategy cards ------------------------------------------------------------------------------------------------

interface Slot {
  card: StrategyCard | null;
  faceUp: boolean;
  /** A card lies there, and the viewer may not know which. */
  unseen: boolean;
}

/** `conquer` face up, `hidden conquer` face down, which is `hidden` for those who may not know more. */
const slot: Form<Slot, State> = {
  read(value, at, s) {
    const [, hidden, id] = /^\s*(hidden\s+)?(.*?)\s*$/.exec(String(value))!;
    const card = value === 'none' ? null : strategyCard.read(id, at, s);
    return { card, faceUp: card !== null && hidden === undefined, unseen: false };
  },
  write({ card, faceUp, unseen }, s) {
    if (card === null) return unseen ? 'hidden' : 'none';
    return `${faceUp ? '' : 'hidden '}${String(strategyCard.write(card, s))}`;
  },
};

const slotAt = (s: State, i: number): Slot => ({
  card: s.laid[i]!,
  faceUp: s.faceUp[i]!,
  unseen: s.chance === null && s.laid[i] === null && slotIsFilled(s, i),
});

/** `{ 1: [conquer, hidden ritual] }`, by Season. */
export const strategyFields: Fields<State> = {
  strategy: part(
    bySeat<Slot[], State>(list(slot)),
    s => seatsOf(s).map(seat => Array.from({ length: SEASONS }, (_, i) => slotAt(s, SEASONS * seat + i))),
    (s, slots, at) => {
      for (const [seat, row] of slots.entries()) {
        if (row.length > SEASONS) throw new NotationError([...at, seat + 1], `a Year has ${SEASONS} Seasons (YLD-061)`);
        for (const [i, { card, faceUp }] of row.entries()) lay(s, SEASONS * seat + i, card, faceUp);
      }
    },
  ),
};

function lay(s: State, i: number, card: StrategyCard | null, faceUp: boolean): void {
  s.laid[i] = card;
  s.faceUp[i] = faceUp;
}

/** YLD-064: what is missing so far this Year are the first cards that are free. */
export function layStrategyCards(s: State, turn: Turn): void {
  if (turn.card !== null) layTurnCard(s, turn.seat, turn.card);
  const last = turn.laid === 'none' ? 0 : turn.laid === 'this' ? s.season : s.season - 1;
  for (const seat of seatsOf(s)) {
    for (let season = 1; season <= last; season++) {
      const laid = s.laid.slice(SEASONS * seat, SEASONS * (seat + 1));
      s.laid[slotOf(seat, season)] ??= STRATEGY_CARDS.find(card => !laid.includes(card))!;
    }
  }
}

function layTurnCard(s: State, seat: Seat, card: StrategyCard): void {
  const i = slotOf(seat, s.season);
  if ((s.laid[i] ?? card) !== card)
    throw new NotationError(['position', 'strategy', seat + 1], 'expected the card of the turn in this Season');
  lay(s, i, card, true);
}
