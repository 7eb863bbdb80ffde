/** Writing positions, of full states and of views. */
import { type PositionData, sets, writeAnswers, writeFrames } from '@interregnum/kernel';
import { factionId } from './content/factions.ts';
import { type Card, heroId } from './content/heroes.ts';
import { type Leader, leaderId } from './content/leaders.ts';
import { victoriousFaction } from './content/track.ts';
import type { View } from './sight.ts';
import { EVERYBODY, SPECTATORS, type State, type Table } from './state.ts';
import { thresholdOf } from './table.ts';

const bySeat = <T>(list: readonly T[], show: (value: T) => unknown): PositionData =>
  Object.fromEntries(list.map((value, seat) => [seat + 1, show(value)]));

/** In a view, what the viewer may not know reads `hidden`. */
const cardName = (card: Card | null): string => (card === null ? 'hidden' : heroId(card));
const cardNames = (cards: readonly (Card | null)[]): string[] => cards.map(cardName);

export function writePosition(s: State | View): PositionData {
  return {
    ...writeTable(s),
    leaders: bySeat<Leader | null>(s.leaders, leader => (leader === null ? 'hidden' : leaderId(leader))),
    hands: bySeat<readonly (Card | null)[]>(s.hands, cardNames),
    down: bySeat<readonly (Card | null)[]>(s.down, cardNames),
    held: cardNames(s.held),
    harbor: writePile(s.harbor),
    wilderness: writePile(s.wilderness),
    sizes: sizesOf(s),
    ...(isFull(s) ? writeSealed(s) : {}),
    at: writeFrames(s.frames),
  };
}

const isFull = (s: State | View): s is State => s.chance !== null;

const writePile = (pile: readonly Card[] | number): unknown => (typeof pile === 'number' ? pile : cardNames(pile));
const sizeOf = (pile: readonly unknown[] | number): number => (typeof pile === 'number' ? pile : pile.length);

const sizesOf = (s: State | View): PositionData => ({
  harbor: sizeOf(s.harbor),
  wilderness: sizeOf(s.wilderness),
  graveyard: s.graveyard.length,
  hands: bySeat<readonly unknown[]>(s.hands, cards => cards.length),
  up: bySeat(s.up, cards => cards.length),
  down: bySeat(s.known, cards => cards.length),
});

function writeTable(t: Table): PositionData {
  return {
    first: t.first + 1,
    active: t.active + 1,
    turns: t.turns,
    red: t.red,
    green: t.green,
    threshold: thresholdOf(t),
    victorious: factionId(victoriousFaction(t.red, t.green)),
    tavern: t.tavern.map(card => (card === null ? 'none' : heroId(card))),
    graveyard: cardNames(t.graveyard),
    up: bySeat(t.up, cardNames),
    known: Object.fromEntries(
      t.known.flatMap((masks, seat) => (masks.some(Boolean) ? [[seat + 1, writeKnown(masks)]] : [])),
    ),
    aside: cardNames(t.aside),
    held_openly: t.heldOpenly,
    out: cardNames(t.out),
    over: t.over,
  };
}

const writeKnown = (masks: readonly number[]): PositionData =>
  Object.fromEntries(masks.flatMap((mask, place) => (mask === 0 ? [] : [[place + 1, writeKnowers(mask)]])));

function writeKnowers(mask: number): unknown {
  if (mask === EVERYBODY) return 'all';
  const seats = [1, 2, 3, 4, 5, 6].filter(seat => sets.has(mask, seat - 1));
  return mask & SPECTATORS ? [...seats, 'spectators'] : seats;
}

const writeSealed = (s: State): PositionData => ({
  unused: s.unused.map(leaderId),
  chance: { key: s.chance.key, drawn: s.chance.drawn },
  answers: writeAnswers(s),
});
