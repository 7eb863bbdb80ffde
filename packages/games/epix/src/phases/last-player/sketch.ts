/**
 * A sketch of the table for the last player's turn: for each kind of Unit, where one stands. What opponents have on the
 * map can only be taken away during his turn, so their Units need not be kept apart by seat.
 */
import type { Seat } from '@interregnum/kernel';
import { CAMP, CATAPULT, KNIGHT, SOLDIER, type Unit } from '../../content/units.ts';
import type { PublicState } from '../../state.ts';
import { type Areas, CASTLES, oneOf } from './areas.ts';

export interface Sketch {
  gold: number;
  soldiers: Areas;
  knights: Areas;
  camps: Areas;
  catapults: Areas;
  /** Those of his Units that he has not used yet. */
  readySoldiers: Areas;
  readyKnights: Areas;
  readyCatapults: Areas;
  theirSoldiers: Areas;
  theirKnights: Areas;
  theirCamps: Areas;
  theirCatapults: Areas;
  /** Where the Knight in use may stand; he is not among `knights` meanwhile. */
  riding: Areas;
  /** Whether Units may still be recruited before Move & Attack. */
  recruiting: boolean;
}

export function sketchOf(t: PublicState, seat: Seat): Sketch {
  const own = [0, 0, 0, 0];
  const other = [0, 0, 0, 0];
  for (let area = 0; area < t.units.length; area++) {
    const sets = t.occupant[area] === seat ? own : other;
    const units = t.units[area]!;
    for (let unit = SOLDIER; unit <= CATAPULT; unit++) sets[unit]! |= ((units >> unit) & 1) << area;
  }
  return {
    gold: t.gold[seat]!,
    soldiers: own[SOLDIER]!,
    knights: own[KNIGHT]!,
    camps: own[CAMP]!,
    catapults: own[CATAPULT]!,
    readySoldiers: own[SOLDIER]!,
    readyKnights: own[KNIGHT]!,
    readyCatapults: own[CATAPULT]!,
    theirSoldiers: other[SOLDIER]!,
    theirKnights: other[KNIGHT]!,
    theirCamps: other[CAMP]!,
    theirCatapults: other[CATAPULT]!,
    riding: 0,
    recruiting: false,
  };
}

export const copy = (p: Sketch): Sketch => ({
  gold: p.gold,
  soldiers: p.soldiers,
  knights: p.knights,
  camps: p.camps,
  catapults: p.catapults,
  readySoldiers: p.readySoldiers,
  readyKnights: p.readyKnights,
  readyCatapults: p.readyCatapults,
  theirSoldiers: p.theirSoldiers,
  theirKnights: p.theirKnights,
  theirCamps: p.theirCamps,
  theirCatapults: p.theirCatapults,
  riding: p.riding,
  recruiting: p.recruiting,
});

/** Equal only for equal sketches of one search; any of the places open to the Knight in use stands for all of them. */
export const keyOf = (p: Sketch): string =>
  `${p.gold},${oneOf(p.riding)},${p.soldiers},${p.knights},${p.camps},${p.catapults},${p.readySoldiers},${p.readyKnights},` +
  `${p.readyCatapults},${p.theirSoldiers},${p.theirKnights},${p.theirCamps},${p.theirCatapults}`;

export const mine = (p: Sketch): Areas => p.soldiers | p.knights | p.camps | p.catapults;
/** Where an enemy Unit would have to be fought. */
export const defended = (p: Sketch): Areas => p.theirSoldiers | p.theirKnights | p.theirCamps;
export const theirs = (p: Sketch): Areas => defended(p) | p.theirCatapults;
/** EPX-095. */
export const loneCatapults = (p: Sketch): Areas => p.theirCatapults & ~defended(p) & ~CASTLES;

export function areasWith(p: Sketch, unit: Unit): Areas {
  if (unit === SOLDIER) return p.soldiers;
  if (unit === KNIGHT) return p.knights;
  return unit === CAMP ? p.camps : p.catapults;
}

/** Enemy Soldiers, Knights or Camps. */
export function defending(p: Sketch, unit: Unit): Areas {
  if (unit === SOLDIER) return p.theirSoldiers;
  return unit === KNIGHT ? p.theirKnights : p.theirCamps;
}
