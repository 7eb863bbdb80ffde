/** What can be asked of the table, and the small changes that everything else is made of. */
import { type Seat, sets } from '@interregnum/kernel';
import { goldFor, hasGuides } from './abilities.ts';
import { type Area, castleOf, isCastle, KILIMANDJORA } from './content/board.ts';
import type { Card } from './content/cards.ts';
import { contentOf } from './content/contents.ts';
import { bit, CAMP, CATAPULT, DEFENDING, KNIGHT, TAX_GOLD, type Unit } from './content/units.ts';
import { tell } from './events.ts';
import type { PublicState, State } from './state.ts';

// --- questions ---------------------------------------------------------------------------------------------------

export const stands = (t: PublicState, seat: Seat, unit: Unit, area: Area): boolean =>
  t.occupant[area] === seat && (t.units[area]! & bit(unit)) !== 0;
export const inSupply = (t: PublicState, seat: Seat, unit: Unit): number => t.supply[4 * seat + unit]!;
export const owns = (t: PublicState, seat: Seat, card: Card): boolean => sets.has(t.abilities[seat]!, card);
export const isSpent = (t: PublicState, card: Card): boolean => sets.has(t.spent, card);

export const lastInOrder = (t: PublicState): Seat => (t.firstPlayer + t.seats - 1) % t.seats;

/** EPX-023: Units of another player, or another player's Castle. */
export function isEnemy(t: PublicState, seat: Seat, area: Area): boolean {
  const occupant = t.occupant[area]!;
  return occupant !== null ? occupant !== seat : isCastle(area) && area !== castleOf(seat);
}

/** EPX-095: a Province with nothing but an enemy Catapult. */
export const isLoneCatapult = (t: PublicState, seat: Seat, area: Area): boolean =>
  t.units[area] === bit(CATAPULT) && t.occupant[area] !== seat && !isCastle(area);

/** EPX-120, SA14: whether the mountain is closed to this Unit. */
export const isClosed = (t: PublicState, seat: Seat, unit: Unit, area: Area): boolean =>
  area === KILIMANDJORA && unit === KNIGHT && !hasGuides(t, seat);

/** EPX-025, EPX-087, EPX-088, EPX-094, EPX-Q15: an area that a Soldier or Knight may move into. */
export function canEnter(t: PublicState, seat: Seat, unit: Unit, area: Area): boolean {
  if (isClosed(t, seat, unit, area)) return false;
  if (isEnemy(t, seat, area)) return isLoneCatapult(t, seat, area);
  return (t.units[area]! & bit(unit)) === 0;
}

/** EPX-096: an area that a Soldier or Knight may attack. */
export const canAttack = (t: PublicState, seat: Seat, unit: Unit, area: Area): boolean =>
  isEnemy(t, seat, area) && (isCastle(area) || (t.units[area]! & DEFENDING) !== 0) && !isClosed(t, seat, unit, area);

/** Whose Units or Castle an enemy area is. */
export const defenderOf = (t: PublicState, area: Area): Seat => t.occupant[area] ?? area;

/** EPX-082, SA02. */
export const taxOf = (t: PublicState, seat: Seat): number => TAX_GOLD + goldFor(t, seat, 'tax');

/** EPX-024, EPX-141, EPX-Q05, EPX-Q39: areas occupied now; a Castle counts with a Unit of its owner on it. */
export function areasOf(t: PublicState, seat: Seat): number {
  let count = 0;
  for (let area = 0; area < t.occupant.length; area++) if (t.occupant[area] === seat) count++;
  return count;
}

export function mostAreasOfOthers(t: PublicState, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < t.seats; other++) if (other !== seat) most = Math.max(most, areasOf(t, other));
  return most;
}

export interface Income {
  camps: number;
  marks: number;
  cards: number;
}

/** EPX-130..EPX-132, SA01, SA03; marks: EPX-028, EPX-032; EPX-124, EPX-Q02: Broceland has nothing else. */
export function incomeOf(t: PublicState, seat: Seat): Income {
  let camps = 0;
  let marks = 0;
  const marked = contentOf(t).marks;
  for (let area = 0; area < t.occupant.length; area++) {
    if (t.occupant[area] !== seat) continue;
    if (t.units[area]! & bit(CAMP)) camps++;
    if (marked[area]) marks++;
  }
  const perCamp = goldFor(t, seat, 'campIncome');
  const cards = goldFor(t, seat, 'income') + perCamp * camps + goldFor(t, seat, 'markIncome') * marks;
  return { camps, marks, cards };
}

// --- changes -----------------------------------------------------------------------------------------------------

/** EPX-015, EPX-Q03: payments go to the Treasury, which never runs dry. */
export function pay(s: State, seat: Seat, gold: number): void {
  s.gold[seat]! -= gold;
  s.treasury += gold;
}
export const receive = (s: State, seat: Seat, gold: number): void => pay(s, seat, -gold);

/** From supply to the map. */
export function place(s: State, seat: Seat, unit: Unit, area: Area): void {
  s.supply[4 * seat + unit]!--;
  s.units[area]! |= bit(unit);
  s.occupant[area] = seat;
}

function takeAway(s: State, unit: Unit, area: Area): void {
  s.units[area]! &= ~bit(unit);
  s.used[area]! &= ~bit(unit);
  if (s.units[area] === 0) s.occupant[area] = null;
}

/** EPX-027: a removed Unit goes back to its owner's supply. */
export function remove(s: State, unit: Unit, area: Area): void {
  s.supply[4 * s.occupant[area]! + unit]!++;
  takeAway(s, unit, area);
}

export function markUsed(s: State, unit: Unit, area: Area): void {
  s.used[area]! |= bit(unit);
}

/** A Unit goes from area to area and is used; an enemy Catapult found there is captured (EPX-107, EPX-Q22). */
export function enter(s: State, seat: Seat, unit: Unit, from: Area, to: Area): void {
  tell({ type: 'moved', seat, unit, from, to });
  const catapultOf = isEnemy(s, seat, to) && s.occupant[to] !== null ? s.occupant[to]! : null;
  if (catapultOf !== null) remove(s, CATAPULT, to);
  takeAway(s, unit, from);
  s.units[to]! |= bit(unit);
  s.occupant[to] = seat;
  markUsed(s, unit, to);
  s.riding = to;
  if (catapultOf !== null) capture(s, seat, catapultOf, CATAPULT, to);
}

/** A piece of the capturer takes the place of a removed one, if he has one in supply (EPX-106, EPX-107). */
export function capture(s: State, seat: Seat, from: Seat, unit: Unit, area: Area): void {
  const replaced = inSupply(s, seat, unit) > 0;
  if (replaced) {
    place(s, seat, unit, area);
    if (unit === CATAPULT) markUsed(s, unit, area); // EPX-107, EPX-Q23: not in the turn of its capture
  }
  tell({ type: 'captured', seat, from, unit, area, replaced });
}
