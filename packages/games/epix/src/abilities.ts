/**
 * What the Special Ability cards of a player amount to: queries over the effects of what he owns. Every kind of effect
 * has the set of cards that have it, so that who owns none of them is told at once.
 */
import { type Seat, sets } from '@interregnum/kernel';
import { type Area, isCastle, KILIMANDJORA, landsOf } from './content/board.ts';
import type { Card } from './content/cards.ts';
import { EFFECTS } from './content/deck.ts';
import {
  type DefendedPlace,
  type Effect,
  type Effects,
  type GoldOp,
  ONCE_A_SEASON,
  type Op,
} from './content/effects.ts';
import { inPlay } from './content/in-play.ts';
import { bit, COST, GARRISON, UNITS, type Unit } from './content/units.ts';
import type { PublicState } from './state.ts';

// biome-ignore format: a list
const OPS: readonly Op[] = [
  'income', 'campIncome', 'markIncome', 'tax', 'rebate', 'cost', 'pillage', 'defence', 'ladders', 'surgeons', 'informers',
  'spy', 'palisades', 'march', 'guides', 'range', 'herald', 'frontier',
];

/** Sets of cards, each a sum of `1 << card`. */
let WITH: Readonly<Record<Op, number>>;
let WITH_COST: readonly number[];
/** By Unit, the Garrison too. */
let WITH_DEFENCE: readonly number[];

const allWith = (effects: readonly Effects[], fits: (effect: Effect) => boolean): number =>
  sets.of([...effects.keys()].filter(card => effects[card]!.some(fits)));

inPlay.follow(
  ({ effects }) => ({
    byOp: Object.fromEntries(OPS.map(op => [op, allWith(effects, one => one.op === op)])) as Record<Op, number>,
    costs: UNITS.map(unit => allWith(effects, one => one.op === 'cost' && one.unit === unit)),
    defences: [...UNITS, GARRISON].map(unit => allWith(effects, one => one.op === 'defence' && one.unit === unit)),
  }),
  ({ byOp, costs, defences }) => {
    WITH = byOp;
    WITH_COST = costs;
    WITH_DEFENCE = defences;
  },
);

const ownsAny = (t: PublicState, seat: Seat, cards: number): boolean => (t.abilities[seat]! & cards) !== 0;

/** The card that a player has an effect from; `null` if he has it not. */
export function cardWith(t: PublicState, seat: Seat, op: Op): Card | null {
  const cards = t.abilities[seat]! & WITH[op];
  return cards === 0 ? null : sets.first(cards);
}

/** All cards that a player has an effect from. */
export const cardsWith = (t: PublicState, seat: Seat, op: Op): Card[] => sets.members(t.abilities[seat]! & WITH[op]);

// --- Gold --------------------------------------------------------------------------------------------------------------

/** What his cards add to a payment, all together. */
export function goldFor(t: PublicState, seat: Seat, op: GoldOp): number {
  const own = t.abilities[seat]!;
  if (own === 0) return 0; // most players, most of the time
  let total = 0;
  for (let left = own & WITH[op]; left !== 0; left = sets.rest(left)) {
    for (const one of EFFECTS[sets.first(left)]!)
      if (one.op === op && 'when' in one && isNow(t, one)) total += one.gold;
  }
  return total;
}

const isNow = (t: PublicState, { when }: { when: number | null }): boolean => when === null || when === t.season;

/** EPX-080, SA05, SA06, SA07: the printed cost, or the lowest that his cards allow. Nobody owns a card during the draft (EPX-Q07). */
export function costOf(t: PublicState, seat: Seat, unit: Unit): number {
  let lowest = COST[unit]!;
  for (let left = t.abilities[seat]! & WITH_COST[unit]!; left !== 0; left = sets.rest(left)) {
    for (const one of EFFECTS[sets.first(left)]!) {
      if (one.op === 'cost' && one.unit === unit && isNow(t, one)) lowest = Math.min(lowest, one.gold);
    }
  }
  return lowest;
}

// --- defence -----------------------------------------------------------------------------------------------------------

/** EPX-Q38: the most guesses that his cards give a Unit here; `storming`: Castle and mountain do not count. */
export function guessesFromCards(t: PublicState, owner: Seat, unit: number, area: Area, storming: boolean): number {
  let most = 1;
  for (let left = t.abilities[owner]! & WITH_DEFENCE[unit]!; left !== 0; left = sets.rest(left)) {
    for (const one of EFFECTS[sets.first(left)]!) {
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
  firstFor(t.abilities[seat]! & WITH.ladders, 'ladders', unit) !== null;

/** Which of these cards has the effect for this Unit. */
function firstFor(cards: number, op: 'ladders' | 'surgeons', unit: Unit): Card | null {
  for (let left = cards; left !== 0; left = sets.rest(left)) {
    const card = sets.first(left);
    for (const one of EFFECTS[card]!) if (one.op === op && one.units & bit(unit)) return card;
  }
  return null;
}

/** EPX-106: whether his Camps are removed when they are beaten, never captured. */
export const hasPalisades = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, WITH.palisades);

// --- once in each season ------------------------------------------------------------------------------------------------

/** The card that can still tell whether a bid is odd. */
export function readyInformers(t: PublicState, seat: Seat): Card | null {
  const cards = t.abilities[seat]! & WITH.informers & ~t.spent;
  return cards === 0 ? null : sets.first(cards);
}

/** The card that can still keep this Unit. */
export const readySurgeons = (t: PublicState, seat: Seat, unit: Unit): Card | null =>
  firstFor(t.abilities[seat]! & WITH.surgeons & ~t.spent, 'surgeons', unit);

/** Whether a card is used once in each season. */
export const isOnceASeason = (card: Card): boolean => ONCE_A_SEASON.some(op => sets.has(WITH[op], card));

/** Whether a card lets its owner look at the cards of others. */
export const isSpy = (card: Card): boolean => sets.has(WITH.spy, card);

// --- the others ----------------------------------------------------------------------------------------------------------

export const maySpy = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, WITH.spy);
export const marchesOn = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, WITH.march);
export const hasGuides = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, WITH.guides);
export const shootsFar = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, WITH.range);
export const winsTies = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, WITH.herald);
export const recruitsAtFrontier = (t: PublicState, seat: Seat): boolean => ownsAny(t, seat, WITH.frontier);
