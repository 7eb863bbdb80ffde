/**
 * A bound for the search of the last player's turn: `false` only when no continuation can make him a winner. It counts
 * generously (every Unit wins a new area, every coin empties an enemy one), so it never cuts a line that could win.
 */
import type { Seat } from '@interregnum/kernel';
import { type Area, isCastle, isMarked, KILIMANDJORA, landsOf } from '../content/board.ts';
import {
  FRONTIER_RECRUITS,
  HIGH_WALLS,
  MARKET_FAIRS,
  MOUNTAIN_GUIDES,
  MOVE,
  PILLAGERS,
  RECRUITMENT,
} from '../content/cards.ts';
import { bit, CAMP, CATAPULT, DEFENDING, KNIGHT, SOLDIER, UNITS } from '../content/units.ts';
import type { State } from '../state.ts';
import { areasOf, boardOf, costOf, incomeOf, inSupply, owns } from '../table.ts';

/** What is left of the turn. */
interface Rest {
  gold: number;
  /** Units that may still be recruited. */
  recruits: number;
  moves: boolean;
  /** Whether moves may still capture anything or lead to a fight. */
  conquests: boolean;
}

/** `settling`: nothing but quiet moves is left of Move & Attack. */
export function mayStillWin(s: State, seat: Seat, settling: boolean): boolean {
  const rest = restOfTurn(s, seat, settling);
  if (rest === null) return true;
  return mayTakeMostAreas(s, seat, rest) || (rest.conquests && mayTakeCastle(s, seat, rest));
}

/** `null` before the order of the cards is known. */
function restOfTurn(s: State, seat: Seat, settling: boolean): Rest | null {
  const turn = s.frames.find(frame => frame.proc === 'turn');
  if (!turn || turn.step === 'order' || turn.step === 'first') return null;
  const { second } = turn.locals as { second: number };
  const toCome = turn.step === 'second' ? second : 0;
  const playing = s.frames.some(frame => frame.proc === 'recruitment') ? RECRUITMENT : MOVE;
  const gold = s.gold[seat]!;
  const moves = playing === MOVE || toCome === MOVE;
  return {
    gold,
    recruits: playing === RECRUITMENT || toCome === RECRUITMENT ? Math.floor(gold / cheapestUnit(s, seat)) : 0,
    moves,
    conquests: moves && !settling,
  };
}

function cheapestUnit(s: State, seat: Seat): number {
  let cheapest = costOf(s, seat, SOLDIER);
  for (const unit of UNITS) cheapest = Math.min(cheapest, costOf(s, seat, unit));
  return cheapest;
}

// --- the areas -----------------------------------------------------------------------------------------------------

/** What he has on the map. */
interface Forces {
  areas: number;
  /** How many more areas his Units could hold if they spread out; one Unit holds one area. */
  spread: number;
  catapults: number;
}

function forcesOf(s: State, seat: Seat): Forces {
  const f = { areas: 0, spread: 0, catapults: 0 };
  for (let area = 0; area < s.units.length; area++) {
    if (s.occupant[area] !== seat) continue;
    const units = s.units[area]!;
    const unused = units & ~s.used[area]!;
    const here = (units & 1) + ((units >> 1) & 1) + ((units >> 2) & 1) + ((units >> 3) & 1);
    const movers = (unused & 1) + ((unused >> KNIGHT) & 1) + (s.riding === area ? 1 : 0);
    f.areas++;
    f.spread += Math.min(movers, here - 1);
    f.catapults += (unused >> CATAPULT) & 1;
  }
  return f;
}

/** How many more areas his unused Units could hold by moving apart. */
export const roomToSpread = (s: State, seat: Seat): number => forcesOf(s, seat).spread;

function mayTakeMostAreas(s: State, seat: Seat, rest: Rest): boolean {
  const f = forcesOf(s, seat);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const margin = f.areas - areasOf(s, other) + bestGain(s, seat, other, f, rest);
    if (margin < 0 || (margin < 1 && !mayWinTie(s, seat, other, rest))) return false;
  }
  return true;
}

/** How far he can still gain on an opponent. */
function bestGain(s: State, seat: Seat, other: Seat, f: Forces, rest: Rest): number {
  if (!rest.moves) return newByRecruiting(s, seat, rest);
  return f.spread + gainByGold(s, seat, other, f, rest);
}

/** With no move to come: the Castle and Lands that he does not hold, and the frontier. */
function newByRecruiting(s: State, seat: Seat, rest: Rest): number {
  if (owns(s, seat, FRONTIER_RECRUITS)) return rest.recruits;
  let open = 0;
  for (const area of landsOf(seat)) if (s.occupant[area] === null) open++;
  return Math.min(open, rest.recruits);
}

/** `gains[cost][gain]`: how many areas bring that much for that many coins; filled anew for each question. */
const gains = [0, 1, 2, 3].map(() => [0, 0, 0, 0]);
/** Pairs of cost and gain, the best value for a coin first. */
const BEST_VALUE_FIRST = [1, 2, 3]
  .flatMap(cost => [1, 2, 3].map(gain => [cost, gain] as const))
  .sort((a, b) => b[1] / b[0] - a[1] / a[0]);

/**
 * The best use of the Gold: each held area costs a coin for each defender and brings the pieces captured there and, if
 * it was the opponent's, his loss; a shot costs one coin and brings only the loss; a recruit brings one area.
 */
function gainByGold(s: State, seat: Seat, other: Seat, f: Forces, rest: Rest): number {
  if (!rest.conquests) return rest.recruits;
  for (const row of gains) row.fill(0);
  const shots = f.catapults + Math.min(rest.recruits, inSupply(s, seat, CATAPULT)) > 0;
  const camps = inSupply(s, seat, CAMP) > 0 ? 1 : 0;
  for (let area = 0; area < s.units.length; area++) {
    const owner = s.occupant[area]!;
    const units = s.units[area]!;
    if (owner === null || owner === seat) continue;
    const loss = owner === other ? 1 : 0;
    const cost = (units & 1) + ((units >> KNIGHT) & 1) + ((units >> CAMP) & 1);
    const pieces = isCastle(area) ? 0 : camps * ((units >> CAMP) & 1) + ((units >> CATAPULT) & 1);
    gains[shots && loss ? Math.min(cost, 1) : cost]![pieces + loss]!++;
  }
  let gain = gains[0]![1]! + 2 * gains[0]![2]! + 3 * gains[0]![3]!;
  if (owns(s, seat, PILLAGERS) && rest.gold > 0) return gain + 3 * s.units.length;
  const recruit = rest.recruits > 0 ? 1 / cheapestUnit(s, seat) : 0;
  let gold = rest.gold;
  for (const [cost, each] of BEST_VALUE_FIRST) {
    if (each / cost <= recruit) break;
    const taken = Math.min(gains[cost]![each]!, gold / cost);
    gain += taken * each;
    gold -= taken * cost;
  }
  return Math.floor(gain + gold * recruit + 1e-9);
}

/** Whether he could end with as much Gold as an opponent, Income included. */
function mayWinTie(s: State, seat: Seat, other: Seat, rest: Rest): boolean {
  const fights = rest.conquests && rest.gold > 0;
  const { camps, cards } = incomeOf(s, seat);
  const newCamps = fights || rest.recruits > 0 ? inSupply(s, seat, CAMP) : 0;
  const perCamp = owns(s, seat, MARKET_FAIRS) ? 2 : 1;
  const most = rest.gold + camps + cards + newCamps * perCamp + marksWithinReach(s, seat, rest);
  const theirs = incomeOf(s, other);
  const least = fights
    ? 0
    : theirs.camps + theirs.cards + theirs.marks - (rest.conquests ? loneCatapultsOnMarks(s, other) : 0);
  return most >= s.gold[other]! + least;
}

/** Marked Provinces that he holds or, with moves to come, that he might hold. */
function marksWithinReach(s: State, seat: Seat, rest: Rest): number {
  let count = 0;
  for (const area of boardOf(s).areas) {
    if (!isMarked(area)) continue;
    const held = s.occupant[area] !== null && s.occupant[area] !== seat && s.units[area] !== bit(CATAPULT);
    if (s.occupant[area] === seat || (held ? rest.conquests && rest.gold > 0 : rest.moves || rest.recruits > 0))
      count++;
  }
  return count;
}

function loneCatapultsOnMarks(s: State, other: Seat): number {
  let count = 0;
  for (const area of boardOf(s).areas) {
    if (isMarked(area) && s.occupant[area] === other && s.units[area] === bit(CATAPULT)) count++;
  }
  return count;
}

// --- the Castles ---------------------------------------------------------------------------------------------------

/** A Castle falls only to a Unit that can come beside it with Gold left to out-bid the Garrison's guesses. */
function mayTakeCastle(s: State, seat: Seat, rest: Rest): boolean {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const need = owns(s, other, HIGH_WALLS) ? 4 : 3;
    if (rest.gold < need) continue;
    const pillaging = owns(s, seat, PILLAGERS);
    const budget = pillaging ? Number.POSITIVE_INFINITY : rest.gold - need;
    if (costToReach(s, seat, other, rest) + defendersIn(s, other) <= budget) return true;
  }
  return false;
}

/** A fight each, or one shot for all of them. */
function defendersIn(s: State, area: Area): number {
  return (s.units[area]! & DEFENDING) === 0 ? 0 : 1;
}

/** The least Gold to bring a Unit beside a Castle: each held area on the way costs a coin, a new Unit its price. */
function costToReach(s: State, seat: Seat, castle: Area, rest: Rest): number {
  const best = new Array<number>(s.units.length).fill(Number.POSITIVE_INFINITY);
  const open: Area[] = [];
  const board = boardOf(s);
  for (const area of board.areas) {
    const cost = startCost(s, seat, area, rest);
    if (cost < best[area]!) {
      best[area] = cost;
      open.push(area);
    }
  }
  const beside = board.borders[castle]!;
  let soldiers = Number.POSITIVE_INFINITY;
  for (const area of beside) soldiers = Math.min(soldiers, soldierCost(s, seat, area, rest));
  const mountain = owns(s, seat, MOUNTAIN_GUIDES);
  for (let area = open.pop(); area !== undefined; area = open.pop()) {
    for (const to of board.borders[area]!) {
      if (isCastle(to) ? to !== seat : to === KILIMANDJORA && !mountain) continue;
      const held = s.occupant[to] !== seat && (s.units[to]! & DEFENDING) !== 0 ? 1 : 0;
      if (best[area]! + held >= best[to]!) continue;
      best[to] = best[area]! + held;
      open.push(to);
    }
  }
  return Math.min(soldiers, ...beside.map(area => best[area]!));
}

/** A Knight that rides on from here: unused, riding, or new. */
function startCost(s: State, seat: Seat, area: Area, rest: Rest): number {
  if (s.riding === area) return 0;
  if (s.occupant[area] === seat && s.units[area]! & ~s.used[area]! & bit(KNIGHT)) return 0;
  const mayRecruit = rest.recruits > 0 && inSupply(s, seat, KNIGHT) > 0;
  const place = s.occupant[area] === seat || landsOf(seat).includes(area);
  return mayRecruit && place ? costOf(s, seat, KNIGHT) : Number.POSITIVE_INFINITY;
}

/** A Soldier that attacks from here: unused, or new (SA20: also on an empty frontier). */
function soldierCost(s: State, seat: Seat, area: Area, rest: Rest): number {
  const here = s.occupant[area] === seat;
  if (here && (s.riding === area || s.units[area]! & ~s.used[area]! & bit(SOLDIER))) return 0;
  const place = here || (s.occupant[area] === null && owns(s, seat, FRONTIER_RECRUITS));
  return rest.recruits > 0 && place ? costOf(s, seat, SOLDIER) : Number.POSITIVE_INFINITY;
}
