/**
 * What the Special Ability cards of a player amount to: queries over the effects of what he owns. Every kind of effect
 * has the set of cards that have it, so that who owns none of them is told at once.
 */
import { type Seat, sets, type WithContent, workedOut } from '@interregnum/kernel';
import { type Area, isCastle, KILIMANDJORA, landsOf } from './content/board.ts';
import type { EpixContent } from './content/built-in.ts';
import type { Card } from './content/cards.ts';
import { contentOf } from './content/contents.ts';
import {
  type DefendedPlace,
  type Effect,
  type Effects,
  type GoldOp,
  ONCE_A_SEASON,
  type Op,
} from './content/effects.ts';
import { bit, COST, GARRISON, UNITS, type Unit } from './content/units.ts';
import type { PublicState } from './state.ts';

// biome-ignore format: a list
const OPS: readonly Op[] = [
  'income', 'campIncome', 'markIncome', 'tax', 'rebate', 'cost', 'pillage', 'defence', 'ladders', 'surgeons', 'informers',
  'spy', 'palisades', 'march', 'guides', 'range', 'herald', 'frontier',
];

/** Sets of cards, each a sum of `1 << card`. */
interface CardSets {
  readonly byOp: Readonly<Record<Op, number>>;
  /** By Unit. */
  readonly costs: readonly number[];
  /** By Unit, the Garrison too. */
  readonly defences: readonly number[];
}

const allWith = (effects: readonly Effects[], fits: (effect: Effect) => boolean): number =>
  sets.of([...effects.keys()].filter(card => effects[card]!.some(fits)));

const setsIn = workedOut(
  ({ effects }: EpixContent): CardSets => ({
    byOp: Object.fromEntries(OPS.map(op => [op, allWith(effects, one => one.op === op)])) as Record<Op, number>,
    costs: UNITS.map(unit => allWith(effects, one => one.op === 'cost' && one.unit === unit)),
    defences: [...UNITS, GARRISON].map(unit => allWith(effects, one => one.op === 'defence' && one.unit === unit)),
  }),
);
const cardSets = (t: WithContent): CardSets => setsIn(contentOf(t));

/** Those of his cards that have an effect. Most players own none, most of the time. */
function ownedWith(t: PublicState, seat: Seat, op: Op): number {
  const own = t.abilities[seat]!;
  return own === 0 ? 0 : own & cardSets(t).byOp[op];
}

const ownsAny = (t: PublicState, seat: Seat, op: Op): boolean => ownedWith(t, seat, op) !== 0;

/** The card that a player has an effect from; `null` if he has it not. */
export function cardWith(t: PublicState, seat: Seat, op: Op): Card | null {
  const cards = ownedWith(t, seat, op);
  return cards === 0 ? null : sets.first(cards);
}

/** All cards that a player has an effect from. */
export const cardsWith = (t: PublicState, seat: Seat, op: Op): Card[] => sets.members(ownedWith(t, seat, op));

// --- Gold --------------------------------------------------------------------------------------------------------------

/** What his cards add to a payment, all together. */
export function goldFor(t: PublicState, seat: Seat, op: GoldOp): number {
  const cards = ownedWith(t, seat, op);
  if (cards === 0) return 0;
  const { effects } = contentOf(t);
  let total = 0;
  for (let left = cards; left !== 0; left = sets.rest(left)) {
    for (const one of effects[sets.first(left)]!)
      if (one.op === op && 'when' in one && isNow(t, one)) total += one.gold;
  }
  return total;
}

const isNow = (t: PublicState, { when }: { when: number | null }): boolean => when === null || when === t.season;

/** EPX-080, SA05, SA06, SA07: the printed cost, or the lowest that his cards allow. Nobody owns a card during the draft (EPX-Q07). */
export function costOf(t: PublicState, seat: Seat, unit: Unit): number {
  const own = t.abilities[seat]!;
  let lowest = COST[unit]!;
  if (own === 0) return lowest;
  const { effects } = contentOf(t);
  for (let left = own & cardSets(t).costs[unit]!; left !== 0; left = sets.rest(left)) {
    for (const one of effects[sets.first(left)]!) {
      if (one.op === 'cost' && one.unit === unit && isNow(t, one)) lowest = Math.min(lowest, one.gold);
    }
  }
  return lowest;
}

// --- defence -----------------------------------------------------------------------------------------------------------

/** EPX-Q38: the most guesses that his cards give a Unit here; `storming`: Castle and mountain do not count. */
export function guessesFromCards(t: PublicState, owner: Seat, unit: number, area: Area, storming: boolean): number {
  const own = t.abilities[owner]!;
  let most = 1;
  if (own === 0) return most;
  const { effects } = contentOf(t);
  for (let left = own & cardSets(t).defences[unit]!; left !== 0; left = sets.rest(left)) {
    for (const one of effects[sets.first(left)]!) {
      if (one.op === 'defence' && one.unit === unit && isPlace(one.place, owner, area, storming))
        most = Math.max(most, one.guesses);
    }
  }
  return most;
}

function isPlace(place: DefendedPlace, owner: Seat, area: Area, storming: boolean): boolean {
  if (place === null) return true;
  if (place === 'land') return landsOf(owner).includes(area) && !isCastle(area);
  return !storming && (place === 'castle' ? isCastle(area) : area === KILIMANDJORA);
}

/** EPX-110: two, if no card says more. */
export const guessesOfGarrison = (t: PublicState, castle: Area): number =>
  Math.max(2, guessesFromCards(t, castle, GARRISON, castle, false));

/** Whether Castles and the mountain give no guess against this Unit of his. */
export const hasLadders = (t: PublicState, seat: Seat, unit: Unit): boolean =>
  firstFor(t, ownedWith(t, seat, 'ladders'), 'ladders', unit) !== null;

/** Which of these cards has the effect for this Unit. */
function firstFor(t: WithContent, cards: number, op: 'ladders' | 'surgeons', unit: Unit): Card | null {
  for (let left = cards; left !== 0; left = sets.rest(left)) {
    const card = sets.first(left);
    for (const one of contentOf(t).effects[card]!) if (one.op === op && one.units & bit(unit)) return card;
  }
  return null;
}

/** EPX-106: whether his Camps are removed when they are beaten, never captured. */
export const hasPalisades = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, 'palisades');

// --- once in each season ------------------------------------------------------------------------------------------------

/** The card that can still tell whether a bid is odd. */
export function readyInformers(t: PublicState, seat: Seat): Card | null {
  const cards = ownedWith(t, seat, 'informers') & ~t.spent;
  return cards === 0 ? null : sets.first(cards);
}

/** The card that can still keep this Unit. */
export const readySurgeons = (t: PublicState, seat: Seat, unit: Unit): Card | null =>
  firstFor(t, ownedWith(t, seat, 'surgeons') & ~t.spent, 'surgeons', unit);

/** Whether a card is used once in each season. */
export const isOnceASeason = (t: WithContent, card: Card): boolean =>
  ONCE_A_SEASON.some(op => sets.has(cardSets(t).byOp[op], card));

/** Whether a card lets its owner look at the cards of others. */
export const isSpy = (t: WithContent, card: Card): boolean => sets.has(cardSets(t).byOp.spy, card);

// --- the others ----------------------------------------------------------------------------------------------------------

export const maySpy = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, 'spy');
export const marchesOn = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, 'march');
export const hasGuides = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, 'guides');
export const shootsFar = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, 'range');
export const winsTies = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, 'herald');
export const recruitsAtFrontier = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, 'frontier');
