/** Battle cards and Strategy cards of a position. */
import { entriesOf, expectOneOf, listOf, NotationError, type PositionData, type Seat } from '@interregnum/kernel';
import {
  COPIES,
  KIND_COUNT,
  KINDS,
  type Kind,
  kindId,
  STRATEGY_CARDS,
  STRATEGY_IDS,
  type StrategyId,
} from './content/cards.ts';
import { firstCards } from './phases/setup.ts';
import { slotOf } from './phases/year.ts';
import { readPlays } from './position-battle.ts';
import { kindIn, type Path, path, seatIn, seatsOf } from './position-names.ts';
import type { Turn } from './position-turn.ts';
import { SEASONS, type State } from './state.ts';

// --- Battle cards --------------------------------------------------------------------------------------------------

/** Hands out Battle cards; there are six of each kind. */
class Supply {
  private readonly left = KINDS.map(() => COPIES);

  name(value: unknown, at: Path): Kind {
    const kind = kindIn(value, at);
    if (this.left[kind] === 0) throw new NotationError(at, `there are only ${COPIES} of ${kindId(kind)} (YLD-Q02)`);
    this.left[kind]!--;
    return kind;
  }

  list(value: unknown, at: Path): Kind[] {
    return listOf(value, at).map((id, i) => this.name(id, [...at, i]));
  }

  /** So many cards that are named nowhere: of each kind there is most of, one. */
  deal(count: number, at: Path): Kind[] {
    return Array.from({ length: count }, () => {
      const most = Math.max(...this.left);
      if (most === 0) throw new NotationError(at, 'there are not so many Battle cards left');
      const kind = this.left.indexOf(most);
      this.left[kind]!--;
      return kind;
    });
  }

  rest(): Kind[] {
    const cards = KINDS.flatMap(kind => Array.from({ length: this.left[kind]! }, () => kind));
    this.left.fill(0);
    return cards;
  }
}

const add = (counts: number[], seat: Seat, cards: readonly Kind[]): void => {
  for (const kind of cards) counts[KIND_COUNT * seat + kind]!++;
};

/** First everything that is named, then hands that are not, then the rest. */
export function readBattleCards(s: State, data: PositionData, turn: Turn | null): void {
  const supply = new Supply();
  const counts = new Map(seatsOf(s).map(seat => [seat, handAt(s, seat, turn)]));
  for (const [key, cards] of entriesOf(data.hands, path('hands'))) {
    const seat = seatIn(s, key, path('hands', key));
    counts.set(seat, typeof cards === 'number' ? cards : 0);
    if (typeof cards !== 'number') add(s.hands, seat, supply.list(cards, path('hands', key)));
  }
  for (const [key, cards] of entriesOf(data.given, path('given'))) {
    add(s.given, seatIn(s, key, path('given', key)), new Supply().list(cards, path('given', key)));
  }
  s.revealed = supply.list(data.revealed, path('revealed'));
  readCovered(s, data, supply);
  readPiles(s, data, supply, counts);
  s.handSize = seatsOf(s).map(seat => sizeOf(s.hands, seat));
}

const sizeOf = (counts: readonly number[], seat: Seat): number =>
  counts.slice(KIND_COUNT * seat, KIND_COUNT * (seat + 1)).reduce((a, b) => a + b, 0);

/** Cards played in a battle; those face down that nobody names are any. */
function readCovered(s: State, data: PositionData, supply: Supply): void {
  for (const [key, cards] of entriesOf(data.covered, path('covered'))) {
    add(s.covered, seatIn(s, key, path('covered', key)), supply.list(cards, path('covered', key)));
  }
  const plays = readPlays(s, data);
  for (const { kind, at } of plays) if (kind !== null) supply.name(kindId(kind), at);
  for (const seat of seatsOf(s)) {
    const hidden = plays.filter(play => play.seat === seat && play.kind === null).length;
    add(s.covered, seat, supply.deal(Math.max(0, hidden - sizeOf(s.covered, seat)), path('covered', seat + 1)));
  }
}

/** How many cards a hand that is not named has. */
function handAt(s: State, seat: Seat, turn: Turn | null): number {
  const { drawn, discards } = firstCards(s, seat);
  if (turn?.stage === 'year') return drawn - discards;
  return turn?.stage === 'discard' ? drawn : 0;
}

/** `rest` in one of the piles stands for all cards that are named nowhere. */
function readPiles(s: State, data: PositionData, supply: Supply, counts: ReadonlyMap<Seat, number>): void {
  const pile = (key: 'deck' | 'discard') =>
    listOf(data[key], path(key)).map((id, i) => (id === 'rest' ? 'rest' : supply.name(id, path(key, i))));
  const deck = pile('deck');
  const discard = pile('discard');
  for (const [seat, count] of counts) add(s.hands, seat, supply.deal(count, path('hands', seat + 1)));
  if (data.deck === undefined && !discard.includes('rest')) deck.push('rest');
  else if (!deck.includes('rest') && !discard.includes('rest')) discard.push('rest');
  s.deck = deck.flatMap(card => (card === 'rest' ? supply.rest() : [card]));
  for (const kind of discard.flatMap(card => (card === 'rest' ? supply.rest() : [card]))) s.discard[kind]!++;
}

// --- Strategy cards ------------------------------------------------------------------------------------------------

/** `{ 1: [conquer, hidden ritual] }`, by Season; what is missing so far this Year are the first cards that are free. */
export function readStrategyCards(s: State, data: PositionData, turn: Turn | null): void {
  for (const [key, list] of entriesOf(data.strategy, path('strategy'))) {
    const seat = seatIn(s, key, path('strategy', key));
    const cards = listOf(list, path('strategy', key));
    if (cards.length > SEASONS)
      throw new NotationError(path('strategy', key), `a Year has ${SEASONS} Seasons (YLD-061)`);
    for (const [i, text] of cards.entries()) readSlot(s, slotOf(seat, i + 1), text, path('strategy', key, i));
  }
  if (turn === null) return;
  if (turn.card !== null) readSlot(s, slotOf(turn.seat, s.season), STRATEGY_IDS[turn.card], path('turn'));
  for (const seat of seatsOf(s)) fillSlots(s, turn, seat);
}

function readSlot(s: State, slot: number, value: unknown, at: Path): void {
  const text = String(value).trim();
  if (text === 'none') return;
  const id = text.replace(/^hidden\s+/, '');
  const card = STRATEGY_IDS.indexOf(expectOneOf(id, STRATEGY_IDS, at) as StrategyId);
  const seat = Math.floor(slot / SEASONS);
  const elsewhere = s.laid.findIndex((one, other) => one === card && Math.floor(other / SEASONS) === seat);
  if (elsewhere >= 0 && elsewhere !== slot) throw new NotationError(at, `${id} was already played this Year (YLD-064)`);
  s.laid[slot] = card;
  s.faceUp[slot] = id === text;
}

/** YLD-064: the first cards not laid this Year. */
function fillSlots(s: State, turn: Turn, seat: Seat): void {
  const last = turn.laid === 'none' ? 0 : turn.laid === 'this' ? s.season : s.season - 1;
  for (let season = 1; season <= last; season++) {
    const laid = s.laid.slice(SEASONS * seat, SEASONS * (seat + 1));
    s.laid[slotOf(seat, season)] ??= STRATEGY_CARDS.find(card => !laid.includes(card))!;
  }
}
