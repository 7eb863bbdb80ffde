/** What the last player is after, and everything that stays the same while he tries. */
import { type Seat, sets } from '@interregnum/kernel';
import {
  costOf,
  goldFor,
  guessesOfGarrison,
  hasGuides,
  hasPalisades,
  marchesOn,
  recruitsAtFrontier,
  shootsFar,
} from '../../abilities.ts';
import { castleOf } from '../../content/board.ts';
import { UNITS, type Unit } from '../../content/units.ts';
import type { PublicState } from '../../state.ts';
import { inSupply } from '../../table.ts';
import { type AreaMap, type Areas, areaOf, beside, CASTLES, count, LANDS, MOUNTAIN, mapOf } from './areas.ts';
import { areasWith, mine, type Sketch, theirs } from './sketch.ts';

/** Somebody he must not fall behind. */
export interface Rival {
  castle: Areas;
  /** The Gold an attacker must have before the Garrison (EPX-116, SA11). */
  garrison: number;
  /** What he holds when the turn begins. */
  areas: Areas;
  /** How many areas he counts besides. */
  lead: number;
  /** His Gold with what his cards pay. */
  gold: number;
  perCamp: number;
  perMark: number;
}

export interface Quest {
  table: PublicState;
  seat: Seat;
  rivals: readonly Rival[];
  /** The answer if the search grows too long. */
  inDoubt: boolean;
  /** Whether Recruitment follows Move & Attack in the order that is being tried. */
  recruitsLast: boolean;
  /** Whether a Castle may come within his reach. */
  castles: boolean;
  /** Positions that have been tried, by key. */
  tried: Set<string>;

  map: AreaMap;
  lands: Areas;
  theirCastles: Areas;
  /** Where his Knights may ride (EPX-120, SA14). */
  roads: Areas;
  /** SA10: where a beaten Camp is not captured. */
  palisades: Areas;
  /** By Unit: how many he has on the map and in supply. */
  pieces: readonly number[];
  costs: readonly number[];
  cheapest: number;
  /** What his cards pay. */
  income: number;
  perCamp: number;
  perMark: number;
  /** What a beaten Unit brings him (SA04). */
  pillage: number;
  forcedMarch: boolean;
  trebuchets: boolean;
  frontierRecruits: boolean;
}

export function questOf(t: PublicState, seat: Seat, p: Sketch, rivals: readonly Rival[], inDoubt: boolean): Quest {
  const map = mapOf(t);
  const theirCastles = CASTLES & map.all & ~(1 << castleOf(seat));
  const costs = UNITS.map(unit => costOf(t, seat, unit));
  return {
    table: t,
    seat,
    rivals,
    inDoubt,
    recruitsLast: false,
    castles: false,
    tried: new Set(),
    map,
    lands: LANDS[seat]!,
    theirCastles,
    roads: map.all & ~theirCastles & ~(hasGuides(t, seat) ? 0 : MOUNTAIN),
    palisades: palisadesOf(t),
    pieces: UNITS.map(unit => inSupply(t, seat, unit) + count(areasWith(p, unit))),
    costs,
    cheapest: Math.min(...costs),
    income: goldFor(t, seat, 'income'),
    perCamp: 1 + goldFor(t, seat, 'campIncome'),
    perMark: 1 + goldFor(t, seat, 'markIncome'),
    pillage: goldFor(t, seat, 'pillage'),
    forcedMarch: marchesOn(t, seat),
    trebuchets: shootsFar(t, seat),
    frontierRecruits: recruitsAtFrontier(t, seat),
  };
}

export function rivalsOf(t: PublicState, seat: Seat): Rival[] {
  const rivals: Rival[] = [];
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue;
    rivals.push({
      castle: 1 << castleOf(other),
      garrison: 1 + guessesOfGarrison(t, castleOf(other)),
      areas: heldBy(t, other),
      lead: 0,
      gold: t.gold[other]! + goldFor(t, other, 'income'),
      perCamp: 1 + goldFor(t, other, 'campIncome'),
      perMark: 1 + goldFor(t, other, 'markIncome'),
    });
  }
  return rivals;
}

/** Not to fall behind him is to hold so many areas. */
export const imaginaryRival = (lead: number): Rival => ({
  castle: 0,
  garrison: Number.POSITIVE_INFINITY,
  areas: 0,
  lead,
  gold: Number.NEGATIVE_INFINITY,
  perCamp: 1,
  perMark: 1,
});

function heldBy(t: PublicState, seat: Seat): Areas {
  let areas = 0;
  for (let area = 0; area < t.occupant.length; area++) if (t.occupant[area] === seat) areas = sets.with(areas, area);
  return areas;
}

function palisadesOf(t: PublicState): Areas {
  let areas = 0;
  for (let seat = 0; seat < t.seats; seat++) if (hasPalisades(t, seat)) areas |= heldBy(t, seat);
  return areas;
}

/** Whether he has what he wants if nothing more happens (EPX-141, EPX-142, EPX-Q34). */
export function standsWell(quest: Quest, p: Sketch): boolean {
  const areas = count(mine(p));
  for (const rival of quest.rivals) {
    const held = heldByRival(p, rival);
    if (held > areas || (held === areas && finalGoldOf(quest, p, rival) > finalGold(quest, p))) return false;
  }
  return true;
}

export const heldByRival = (p: Sketch, { areas, lead }: Rival): number => count(theirs(p) & areas) + lead;

/** With Income (EPX-130..EPX-132). */
export const finalGold = (quest: Quest, p: Sketch): number =>
  p.gold + quest.income + quest.perCamp * count(p.camps) + quest.perMark * count(mine(p) & quest.map.marked);

export const finalGoldOf = ({ map }: Quest, p: Sketch, { gold, perCamp, perMark, areas }: Rival): number =>
  gold + perCamp * count(p.theirCamps & areas) + perMark * count(theirs(p) & areas & map.marked);

/** Areas that may be moved into: empty, his own, his Castle. */
export const peaceful = (quest: Quest, p: Sketch): Areas => quest.map.all & ~theirs(p) & ~quest.theirCastles;
export const emptyAreas = (quest: Quest, p: Sketch): Areas => peaceful(quest, p) & ~mine(p);

export const supplyOf = (quest: Quest, p: Sketch, unit: Unit): number =>
  quest.pieces[unit]! - count(areasWith(p, unit));

/** SA20: empty Provinces beside his Camps. */
export const frontierOf = (quest: Quest, p: Sketch): Areas =>
  quest.frontierRecruits ? beside(quest.map, p.camps) & emptyAreas(quest, p) & ~CASTLES : 0;

/** EPX-071..EPX-073: where any kind of Unit may be recruited. */
export const openForRecruits = (quest: Quest, p: Sketch): Areas => mine(p) | (quest.lands & ~theirs(p));

/** EPX-105, EPX-122, EPX-123, SA15: where a Catapult can shoot. */
export function rangeFrom(quest: Quest, from: Areas): Areas {
  const range = quest.trebuchets || from === MOUNTAIN ? quest.map.withinTwo : quest.map.near;
  return range[areaOf(from)]! & ~MOUNTAIN;
}
