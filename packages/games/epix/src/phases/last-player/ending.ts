/** How the last player's turn can end well: quiet moves at the end of Move & Attack, then Recruitment if it comes last. */
import { sets } from '@interregnum/kernel';
import { CAMP, KNIGHT, SOLDIER, UNITS, type Unit } from '../../content/units.ts';
import { type Areas, beside, CASTLES, oneOf, reachedFrom } from './areas.ts';
import { mayEndWell } from './bounds.ts';
import { emptyAreas, frontierOf, peaceful, type Quest, standsWell, supplyOf } from './quest.ts';
import { copy, mine, type Sketch } from './sketch.ts';

/** Whether quiet moves, which take nothing and fight nobody, and what follows them can bring what he wants. */
export const endsWell = (quest: Quest, p: Sketch): boolean =>
  mayEndWell(quest, p) && placesSoldiers(quest, p, p.readySoldiers, p.soldiers & ~p.readySoldiers);

/**
 * Each Soldier stays or goes somewhere. Soldiers are alike: one who would wait for another's place can go where that one
 * goes instead, so every choice of different places can be played in some order.
 */
function placesSoldiers(quest: Quest, p: Sketch, toPlace: Areas, placed: Areas): boolean {
  if (toPlace === 0) return placesKnights(quest, withSoldiers(p, placed));
  const from = oneOf(toPlace);
  for (let rest = soldierPlaces(quest, p, from) & ~placed; rest !== 0; rest = sets.rest(rest)) {
    if (placesSoldiers(quest, p, toPlace & ~from, placed | oneOf(rest))) return true;
  }
  return false;
}

function withSoldiers(p: Sketch, places: Areas): Sketch {
  const next = copy(p);
  next.soldiers = places;
  next.readySoldiers = 0;
  return next;
}

/** EPX-090, SA13. */
function soldierPlaces(quest: Quest, p: Sketch, from: Areas): Areas {
  const open = peaceful(quest, p) & ~(p.soldiers & ~p.readySoldiers);
  const near = from | (beside(quest.map, from) & open);
  return quest.forcedMarch ? near | (beside(quest.map, near) & open) : near;
}

/** Either Knight may go first; the other may be in his way. */
function placesKnights(quest: Quest, p: Sketch): boolean {
  if (p.readyKnights === 0) return recruitsWell(quest, p);
  if (!mayEndWell(quest, p)) return false;
  for (let rest = p.readyKnights; rest !== 0; rest = sets.rest(rest))
    if (placesKnight(quest, p, oneOf(rest))) return true;
  return false;
}

function placesKnight(quest: Quest, p: Sketch, from: Areas): boolean {
  const next = copy(p);
  next.readyKnights &= ~from;
  const others = p.knights & ~from;
  const open = peaceful(quest, p) & quest.roads & ~others;
  for (let rest = reachedFrom(quest.map, from, open); rest !== 0; rest = sets.rest(rest)) {
    next.knights = others | oneOf(rest);
    if (placesKnights(quest, next)) return true;
  }
  return false;
}

// --- Recruitment as the last card ------------------------------------------------------------------------------------

/** Recruits that end the turn help on areas that are new, and as Camps that pay more than they cost (SA03, SA07). */
export function recruitsWell(quest: Quest, p: Sketch): boolean {
  if (standsWell(quest, p)) return true;
  if (!quest.recruitsLast) return false;
  const lands = quest.lands & emptyAreas(quest, p);
  return fillsLands(quest, p, lands, frontierOf(quest, p) & ~lands);
}

function fillsLands(quest: Quest, p: Sketch, lands: Areas, frontier: Areas): boolean {
  if (lands === 0) return fillsFrontier(quest, p, frontier);
  const place = oneOf(lands);
  for (const unit of UNITS) {
    if (unit === CAMP && place & CASTLES) continue;
    const next = recruited(quest, p, unit, place);
    if (next && fillsLands(quest, next, lands & ~place, frontier)) return true;
  }
  return fillsLands(quest, p, lands & ~place, frontier);
}

/** SA20: Soldiers only, so marked Provinces come first. */
function fillsFrontier(quest: Quest, p: Sketch, frontier: Areas): boolean {
  if (standsWell(quest, withPayingCamps(quest, p))) return true;
  const place = oneOf(frontier & quest.map.marked) || oneOf(frontier);
  const next = place === 0 ? null : recruited(quest, p, SOLDIER, place);
  return next !== null && fillsFrontier(quest, next, frontier & ~place);
}

function withPayingCamps(quest: Quest, p: Sketch): Sketch {
  if (quest.perCamp <= quest.costs[CAMP]!) return p;
  let richer: Sketch = p;
  for (let rest = mine(p) & ~p.camps & ~CASTLES; rest !== 0; rest = sets.rest(rest)) {
    const next = recruited(quest, richer, CAMP, oneOf(rest));
    if (!next) break;
    richer = next;
  }
  return richer;
}

/** Paid and placed; `null` without the Gold or the Unit. */
export function recruited(quest: Quest, p: Sketch, unit: Unit, place: Areas): Sketch | null {
  const gold = p.gold - quest.costs[unit]!;
  if (gold < 0 || supplyOf(quest, p, unit) === 0) return null;
  const next = copy(p);
  next.gold = gold;
  if (unit === SOLDIER) {
    next.soldiers |= place;
    next.readySoldiers |= place;
  } else if (unit === KNIGHT) {
    next.knights |= place;
    next.readyKnights |= place;
  } else if (unit === CAMP) {
    next.camps |= place;
  } else {
    next.catapults |= place;
    next.readyCatapults |= place;
  }
  return next;
}
