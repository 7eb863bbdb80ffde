/**
 * The last player in Winter acts only if he could still win (EPX-138, EPX-139).
 *
 * His turn is searched on a sketch of the table: he chooses freely, every defender helps him. Tax goes first, as Gold
 * never hurts; Recruitment and Move & Attack are tried in both orders.
 */
import { type Seat, sets } from '@interregnum/kernel';
import { goldFor } from '../abilities.ts';
import { MOVE, RECRUITMENT, TAX } from '../content/cards.ts';
import { CAMP, CATAPULT, KNIGHT, SOLDIER, type Unit } from '../content/units.ts';
import type { State } from '../state.ts';
import { areasOf, mostAreasOfOthers, taxOf } from '../table.ts';
import { winsIfNothingHappens } from './end.ts';
import { type Areas, CASTLES, oneOf } from './last-player/areas.ts';
import { mayStillWin } from './last-player/bounds.ts';
import { mayTakeCastle, takesCastle } from './last-player/castles.ts';
import { recruited, recruitsWell } from './last-player/ending.ts';
import { movesWell } from './last-player/moves.ts';
import {
  emptyAreas,
  frontierOf,
  imaginaryRival,
  openForRecruits,
  type Quest,
  questOf,
  type Rival,
  rivalsOf,
} from './last-player/quest.ts';
import { areasWith, copy, type Sketch, sketchOf } from './last-player/sketch.ts';

/** EPX-139: asked when his turn begins, before the order of his cards. In doubt he is allowed to play. */
export function canPossiblyWin(s: State, seat: Seat): boolean {
  if (winsIfNothingHappens(s, seat) || pillagesForProfit(s, seat)) return true;
  return goesWell(s, seat, rivalsOf(s, seat), true);
}

/** Where every victory brings more than the coin it costs, Gold has no bound that the search could go by. */
const pillagesForProfit = (s: State, seat: Seat): boolean => goldFor(s, seat, 'pillage') > 1;

/** For the log: the most areas he could end with, what the leader has, and whether he fails by Gold alone (EPX-142). */
export function bestReachable(s: State, seat: Seat): { best: number; leader: number; goldDecides: boolean } {
  let best = areasOf(s, seat);
  while (goesWell(s, seat, [imaginaryRival(best + 1)], false)) best++;
  const poor = rivalsOf(s, seat).map(rival => ({ ...rival, gold: Number.NEGATIVE_INFINITY }));
  return { best, leader: mostAreasOfOthers(s, seat), goldDecides: goesWell(s, seat, poor, false) };
}

/** Whether his turn can win him a Castle, or lead to where nobody of these is ahead of him. */
export function goesWell(s: State, seat: Seat, rivals: readonly Rival[], inDoubt: boolean): boolean {
  const cards = s.chosen[seat]!;
  const p = sketchOf(s, seat);
  if (cards & TAX) p.gold += taxOf(s, seat);
  const quest = questOf(s, seat, p, rivals, inDoubt);
  quest.recruitsLast = (cards & RECRUITMENT) !== 0;
  if (!(cards & MOVE)) return recruitsWell(quest, p);
  const recruitsFirst = copy(p);
  recruitsFirst.recruiting = quest.recruitsLast;
  if (takesCastle(quest, recruitsFirst)) return true;
  quest.castles = mayTakeCastle(quest, recruitsFirst);
  return movesWell(quest, p) || (quest.recruitsLast && recruitsFirstWell(quest, recruitsFirst));
}

function recruitsFirstWell(quest: Quest, p: Sketch): boolean {
  quest.recruitsLast = false;
  quest.tried.clear();
  return recruitsOn(quest, p, frontierOf(quest, p), SOLDIER, quest.map.all);
}

/** Recruits by kind and place, so that no choice of them comes twice. */
function recruitsOn(quest: Quest, p: Sketch, frontier: Areas, from: Unit, placesLeft: Areas): boolean {
  if (!mayStillWin(quest, p)) return false;
  if (movesWell(quest, doneRecruiting(p))) return true;
  for (let unit = from; unit <= CATAPULT; unit++) {
    let rest = placesFor(quest, p, frontier, unit) & (unit === from ? placesLeft : quest.map.all);
    for (; rest !== 0; rest = sets.rest(rest)) {
      const next = recruited(quest, p, unit, oneOf(rest));
      if (next === null) break;
      if (recruitsOn(quest, next, frontier, unit, rest & ~oneOf(rest))) return true;
    }
  }
  return false;
}

function doneRecruiting(p: Sketch): Sketch {
  const next = copy(p);
  next.recruiting = false;
  return next;
}

/** EPX-071..EPX-079, SA14, SA20. */
function placesFor(quest: Quest, p: Sketch, frontier: Areas, unit: Unit): Areas {
  const open = openForRecruits(quest, p) & ~areasWith(p, unit);
  if (unit === SOLDIER) return open | (frontier & emptyAreas(quest, p));
  if (unit === KNIGHT) return open & quest.roads;
  return unit === CAMP ? open & ~CASTLES : open;
}
