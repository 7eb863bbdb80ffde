/** One exchange of a battle, read from what was told of it: the Fate cards of both sides, and what they did in order. */
import type { Seat } from '@interregnum/kernel';
import { type Fate, NONE, type RunewarsEvent, type Side, type UnitType } from '@interregnum/runewars';

/** The cards that a type has drawn, as far as anybody was told. */
export interface Hand {
  unit: UnitType;
  n: number;
  known: readonly Fate[];
}

/** What happened to one side. */
export interface Blow {
  side: Side;
  unit: UnitType;
  kind: 'ability' | 'rout' | 'damage' | 'destroy' | 'stand' | 'join' | 'strength';
  n: number;
}

export interface Exchange {
  hands: readonly [Hand | null, Hand | null];
  blows: readonly Blow[];
}

type Hands = [Hand | null, Hand | null];
type News = readonly RunewarsEvent[];

const withKnown = (hand: Hand | null, cards: readonly Fate[]): Hand | null =>
  hand && { ...hand, known: [...new Set([...hand.known, ...cards])].slice(0, hand.n) };

/** RNW-144: a card that is given up leaves the hand; who discards all of them shows them. */
function discarded(hand: Hand | null, cards: readonly Fate[]): Hand | null {
  if (!hand || cards.length >= hand.n) return withKnown(hand, cards);
  return { ...hand, n: hand.n - cards.length, known: hand.known.filter(card => !cards.includes(card)) };
}

function deal(hands: Hands, event: RunewarsEvent): void {
  switch (event.type) {
    case 'battle':
      hands[0] = hands[1] = null;
      break;
    case 'fateDrawn':
      hands[event.side] = { unit: event.unit, n: event.n, known: event.cards ?? [] };
      break;
    case 'fateTurned':
      hands[event.side] = withKnown(hands[event.side], event.cards);
      break;
    case 'fateDiscarded':
      hands[event.side] = discarded(hands[event.side], event.cards);
      break;
    default:
  }
}

/** Who is destroyed by damage is struck once. */
function blowsOf(news: News, attacker: Seat): Blow[] {
  const blows: Blow[] = [];
  const add = (side: Side, unit: UnitType, kind: Blow['kind'], n = 1) => blows.push({ side, unit, kind, n });
  for (const e of news) {
    if (e.type === 'ability') add(e.side, e.unit, 'ability');
    if (e.type === 'routed') add(e.side, e.unit, 'rout');
    if (e.type === 'damaged') add(e.side, e.unit, 'damage', e.n);
    if (e.type === 'stoodUp') add(e.side, e.unit, 'stand');
    if (e.type === 'joined') add(e.side, e.unit, 'join', e.n);
    if (e.type === 'strength') add(e.side, NONE, 'strength', e.n);
    if (e.type !== 'destroyed' || e.why !== 'battle') continue;
    if (blows.at(-1)?.kind === 'damage' && blows.at(-1)?.unit === e.unit) blows.pop();
    add(e.seat === attacker ? 0 : 1, e.unit, 'destroy', e.n);
  }
  return blows;
}

/** `before`: what was told of the battle up to this passage. */
export function exchangeOf(before: News, news: News): Exchange {
  const hands: Hands = [null, null];
  const open = openingOf(before);
  for (const event of before.slice(open)) deal(hands, event);
  for (const event of news) deal(hands, event);
  const battle = [...before, ...news].findLast(event => event.type === 'battle');
  return {
    hands,
    blows: blowsOf(news, battle?.type === 'battle' ? battle.attacker : NONE),
  };
}

/** Where the exchange under way begins: after the last time that somebody laid all his cards aside. */
function openingOf(before: News): number {
  const left = [0, 0];
  let opening = 0;
  for (const [i, event] of before.entries()) {
    if (event.type === 'battle') opening = i + 1;
    if (event.type === 'fateDrawn') left[event.side] = event.n;
    if (event.type !== 'fateDiscarded') continue;
    left[event.side]! -= event.cards.length;
    if (left[event.side]! <= 0) opening = i + 1;
  }
  return opening;
}

/** A passage of the news that shows cards: from the first that is drawn or turned up to the last that is laid aside. */
export interface Passage {
  start: number;
  end: number;
}

interface Open extends Passage {
  shows: boolean;
  isOver: boolean;
  left: [number, number];
}

const begins = (e: RunewarsEvent): boolean => e.type === 'fateDrawn' || e.type === 'fateTurned';

/** Cards that nobody has turned up yet are no passage. */
export function passagesOf(news: News): Passage[] {
  const passages: Open[] = [];
  let open: Open | null = null;
  for (const [i, e] of news.entries()) {
    if (open && ((open.isOver && e.type !== 'fateDiscarded') || e.type === 'battleOver')) open = null;
    if (!open && begins(e)) {
      open = { start: i, end: i + 1, shows: false, isOver: false, left: [0, 0] };
      passages.push(open);
    }
    if (!open) continue;
    open.end = i + 1;
    if (e.type === 'fateDrawn') open.left[e.side] = e.n;
    if (e.type === 'fateTurned') open.shows = true;
    if (e.type !== 'fateDiscarded') continue;
    open.left[e.side] -= e.cards.length;
    open.isOver ||= open.left[e.side] <= 0;
    open.shows ||= open.isOver;
  }
  return passages.filter(({ shows }) => shows).map(({ start, end }) => ({ start, end }));
}
