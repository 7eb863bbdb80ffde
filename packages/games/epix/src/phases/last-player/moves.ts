/**
 * The last player's Move & Attack, searched for a way to what he wants. Quiet moves, which take nothing and fight nobody,
 * wait until the end, where they can still be made; only for Soldiers on a Forced March and for two Knights the order
 * may matter, as one can be in the way of the other.
 */
import { sets } from '@interregnum/kernel';
import { CATAPULT, KNIGHT, SOLDIER, type Unit } from '../../content/units.ts';
import { type Areas, beside, count, oneOf, reachedFrom } from './areas.ts';
import { mayStillWin } from './bounds.ts';
import { takesCastle } from './castles.ts';
import { endsWell } from './ending.ts';
import { castleCleared, conquered, destroyed, goldAfterAttack, goldAfterShot } from './fights.ts';
import { peaceful, type Quest, rangeFrom, supplyOf } from './quest.ts';
import { copy, defended, keyOf, loneCatapults, type Sketch, theirs } from './sketch.ts';

/** Positions; no game comes near it. */
const SEARCH_LIMIT = 300_000;

/** Between two Units. */
export function movesWell(quest: Quest, p: Sketch): boolean {
  if (!mayStillWin(quest, p)) return false;
  if (quest.castles && takesCastle(quest, p)) return true;
  if (endsWell(quest, p)) return true;
  if (isTried(quest, p)) return false;
  if (quest.tried.size > SEARCH_LIMIT) return quest.inDoubt;
  return ridesWell(quest, p) || marchesWell(quest, p) || shootsWell(quest, p);
}

function isTried({ tried }: Quest, p: Sketch): boolean {
  const before = tried.size;
  tried.add(keyOf(p));
  return tried.size === before;
}

/**
 * Whether it can help to lose a fight: the Unit is back in supply for a Recruitment that can pay for it and all others
 * there, or for the capture of a Catapult, or it is out of the way of its twin.
 */
function wantsToLose(quest: Quest, p: Sketch, unit: Unit): boolean {
  if (p.gold === 0) return false;
  const supply = supplyOf(quest, p, unit);
  if (quest.recruitsLast && p.gold - 1 >= (supply + 1) * quest.costs[unit]!) return true;
  if (unit === SOLDIER) return quest.forcedMarch && count(p.readySoldiers) > 1;
  return p.readyKnights !== 0 && (unit === KNIGHT || count(p.theirCatapults) > supply);
}

// --- Catapults -------------------------------------------------------------------------------------------------------

function shootsWell(quest: Quest, p: Sketch): boolean {
  for (let rest = p.readyCatapults; rest !== 0; rest = sets.rest(rest))
    if (shootsFrom(quest, p, oneOf(rest))) return true;
  return false;
}

function shootsFrom(quest: Quest, p: Sketch, from: Areas): boolean {
  const targets = rangeFrom(quest, from) & theirs(p);
  for (let rest = targets; rest !== 0; rest = sets.rest(rest)) {
    const gold = goldAfterShot(quest, p, oneOf(rest));
    if (gold !== null && movesWell(quest, withoutCatapult(destroyed(p, oneOf(rest), gold), from))) return true;
  }
  if ((targets & defended(p)) === 0 || !wantsToLose(quest, p, CATAPULT)) return false;
  return movesWell(quest, withoutCatapult(withoutCoin(p), from));
}

/** EPX-113. */
function withoutCatapult(next: Sketch, from: Areas): Sketch {
  next.catapults &= ~from;
  next.readyCatapults &= ~from;
  return next;
}

function withoutCoin(p: Sketch): Sketch {
  const next = copy(p);
  next.gold--;
  return next;
}

// --- Soldiers --------------------------------------------------------------------------------------------------------

function marchesWell(quest: Quest, p: Sketch): boolean {
  for (let rest = p.readySoldiers; rest !== 0; rest = sets.rest(rest)) {
    const from = oneOf(rest);
    if (attacksFrom(quest, p, from) || (quest.forcedMarch && forcedMarchFrom(quest, p, from))) return true;
  }
  return false;
}

function attacksFrom(quest: Quest, p: Sketch, from: Areas): boolean {
  const near = beside(quest.map, from);
  for (let rest = near & (defended(p) | loneCatapults(p)); rest !== 0; rest = sets.rest(rest)) {
    const gold = goldAfterAttack(quest, p, SOLDIER, oneOf(rest));
    if (gold !== null && movesWell(quest, afterAttack(quest, p, from, oneOf(rest), gold))) return true;
  }
  if ((near & (defended(p) | quest.theirCastles)) === 0 || !wantsToLose(quest, p, SOLDIER)) return false;
  return movesWell(quest, withoutSoldier(withoutCoin(p), from));
}

/** In a Castle he falls back before the Garrison. */
function afterAttack(quest: Quest, p: Sketch, from: Areas, at: Areas, gold: number): Sketch {
  if ((at & quest.theirCastles) === 0) return withSoldier(withoutSoldier(conquered(quest, p, at, gold), from), at);
  return withSoldier(withoutSoldier(castleCleared(p, at, gold), from), from);
}

function withoutSoldier(next: Sketch, from: Areas): Sketch {
  next.soldiers &= ~from;
  next.readySoldiers &= ~from;
  return next;
}

function withSoldier(next: Sketch, at: Areas): Sketch {
  next.soldiers |= at;
  return next;
}

/** SA13: one or two steps, a lone Catapult at the end of the second. */
function forcedMarchFrom(quest: Quest, p: Sketch, from: Areas): boolean {
  const open = peaceful(quest, p) & ~p.soldiers;
  const once = beside(quest.map, from) & open;
  const twice = beside(quest.map, once) & (open | loneCatapults(p));
  for (let rest = once | twice; rest !== 0; rest = sets.rest(rest)) {
    const next = withSoldier(withoutSoldier(conquered(quest, p, oneOf(rest), p.gold), from), oneOf(rest));
    if (movesWell(quest, next)) return true;
  }
  return false;
}

// --- Knights ---------------------------------------------------------------------------------------------------------

function ridesWell(quest: Quest, p: Sketch): boolean {
  for (let rest = p.readyKnights; rest !== 0; rest = sets.rest(rest)) {
    const from = oneOf(rest);
    const next = copy(p);
    next.knights &= ~from;
    next.readyKnights &= ~from;
    if (rides(quest, next, from, next.readyKnights !== 0)) return true;
  }
  return false;
}

/** He may go about in peace before each conquest and at the end, so only where he can get to counts. */
function rides(quest: Quest, p: Sketch, at: Areas, mayFinish: boolean): boolean {
  p.riding = reachedFrom(quest.map, at, peaceful(quest, p) & quest.roads & ~p.knights);
  if (mayFinish && (!mayStillWin(quest, p) || isTried(quest, p))) return false;
  return (mayFinish && finishes(quest, p)) || conquersOn(quest, p) || fallsInBattle(quest, p);
}

function finishes(quest: Quest, p: Sketch): boolean {
  for (let rest = p.riding; rest !== 0; rest = sets.rest(rest)) {
    const next = dismounted(p);
    next.knights |= oneOf(rest);
    if (movesWell(quest, next)) return true;
  }
  return false;
}

function dismounted(p: Sketch): Sketch {
  const next = copy(p);
  next.riding = 0;
  return next;
}

function conquersOn(quest: Quest, p: Sketch): boolean {
  const near = beside(quest.map, p.riding);
  const targets = near & ((quest.roads & (defended(p) | loneCatapults(p))) | (quest.theirCastles & defended(p)));
  for (let rest = targets; rest !== 0; rest = sets.rest(rest)) {
    const to = oneOf(rest);
    const gold = goldAfterAttack(quest, p, KNIGHT, to);
    if (gold === null) continue;
    const won = to & quest.theirCastles ? clearsCastle(quest, p, to, gold) : conquersArea(quest, p, to, gold);
    if (won) return true;
  }
  return false;
}

const conquersArea = (quest: Quest, p: Sketch, to: Areas, gold: number): boolean =>
  rides(quest, conquered(quest, p, to, gold), to, true);

/** He falls back before the Garrison; where he attacked from his use may be over (EPX-Q16). */
function clearsCastle(quest: Quest, p: Sketch, to: Areas, gold: number): boolean {
  const next = castleCleared(p, to, gold);
  if (quest.table.fallBack !== 'ends') return rides(quest, next, p.riding, true);
  next.riding &= beside(quest.map, to);
  return finishes(quest, next);
}

function fallsInBattle(quest: Quest, p: Sketch): boolean {
  const enemies = beside(quest.map, p.riding) & ((quest.roads & defended(p)) | quest.theirCastles);
  if (enemies === 0 || !wantsToLose(quest, p, KNIGHT)) return false;
  return movesWell(quest, dismounted(withoutCoin(p)));
}
