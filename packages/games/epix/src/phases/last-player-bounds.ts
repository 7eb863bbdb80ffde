/**
 * A bound for the search of the last player's turn: `false` only when no continuation can make him a winner. It counts
 * generously (every Unit wins a new area, every coin empties an enemy one), so it never cuts a line that could win.
 */
import type { Seat } from '@interregnum/kernel';
import { type Area, isCastle, KILIMANDJORA, landsOf } from '../content/board.ts';
import { FRONTIER_RECRUITS, HIGH_WALLS, MOUNTAIN_GUIDES, MOVE, PILLAGERS, RECRUITMENT } from '../content/cards.ts';
import { bit, CAMP, CATAPULT, DEFENDING, KNIGHT, PER_PLAYER, SOLDIER, UNITS } from '../content/units.ts';
import type { State } from '../state.ts';
import { areasOf, boardOf, costOf, inSupply, owns } from '../table.ts';

/** What is left of the turn. */
interface Rest {
  gold: number;
  /** Units that may still be recruited. */
  recruits: number;
  moves: boolean;
}

export function mayStillWin(s: State, seat: Seat): boolean {
  const rest = restOfTurn(s, seat);
  if (rest === null) return true;
  return mayTakeMostAreas(s, seat, rest) || (rest.moves && mayTakeCastle(s, seat, rest));
}

/** `null` before the order of the cards is known. */
function restOfTurn(s: State, seat: Seat): Rest | null {
  const turn = s.frames.find(frame => frame.proc === 'turn');
  if (!turn || turn.step === 'order' || turn.step === 'first') return null;
  const { second } = turn.locals as { second: number };
  const toCome = turn.step === 'second' ? second : 0;
  const playing = s.frames.some(frame => frame.proc === 'recruitment') ? RECRUITMENT : MOVE;
  const gold = s.gold[seat]!;
  return {
    gold,
    recruits: playing === RECRUITMENT || toCome === RECRUITMENT ? recruitable(s, seat, gold) : 0,
    moves: playing === MOVE || toCome === MOVE,
  };
}

/** At most as many as the cheapest Unit at hand allows. */
function recruitable(s: State, seat: Seat, gold: number): number {
  let cheapest = Number.POSITIVE_INFINITY;
  for (const unit of UNITS) cheapest = Math.min(cheapest, costOf(s, seat, unit));
  return Math.floor(gold / cheapest);
}

/** What he has on the map, and what he could take from others. */
interface Forces {
  areas: number;
  units: number;
  /** Soldiers and Knights that may still move; Soldiers and Catapults that may still attack. */
  movers: number;
  attackers: number;
  knight: boolean;
  enemyCamps: number;
  enemyCatapults: number;
}

function forcesOf(s: State, seat: Seat): Forces {
  const f = { areas: 0, units: 0, movers: 0, attackers: 0, knight: false, enemyCamps: 0, enemyCatapults: 0 };
  if (s.riding !== null) {
    f.movers++;
    f.attackers++;
    f.knight = (s.units[s.riding]! & bit(KNIGHT)) !== 0;
  }
  for (let area = 0; area < s.units.length; area++) {
    const units = s.units[area]!;
    if (units === 0) continue;
    if (s.occupant[area] === seat) countOwn(f, units, units & ~s.used[area]!);
    else {
      f.enemyCamps += (units >> CAMP) & 1;
      f.enemyCatapults += (units >> CATAPULT) & 1;
    }
  }
  return f;
}

function countOwn(f: Forces, units: number, unused: number): void {
  const soldier = (unused >> SOLDIER) & 1;
  const knight = (unused >> KNIGHT) & 1;
  f.areas++;
  f.units += (units & 1) + ((units >> 1) & 1) + ((units >> 2) & 1) + ((units >> 3) & 1);
  f.movers += soldier + knight;
  f.attackers += soldier + ((unused >> CATAPULT) & 1);
  f.knight ||= knight === 1;
}

function mayTakeMostAreas(s: State, seat: Seat, rest: Rest): boolean {
  const f = forcesOf(s, seat);
  const most = f.areas + (rest.moves ? newByMoving(s, seat, f, rest) : newByRecruiting(s, seat, rest));
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && most < areasOf(s, other) - (rest.moves ? emptied(s, seat, other, f, rest) : 0)) return false;
  }
  return true;
}

/** He cannot hold more areas than he has Units, nor win more than one for each Unit that moves or is captured. */
function newByMoving(s: State, seat: Seat, f: Forces, rest: Rest): number {
  const camps = rest.gold > 0 ? Math.min(f.enemyCamps, inSupply(s, seat, CAMP)) : 0;
  const catapults = Math.min(f.enemyCatapults, PER_PLAYER[CATAPULT]!);
  return Math.min(f.movers, f.units - f.areas) + camps + catapults + rest.recruits;
}

/** With no move to come: the Castle and Lands that he does not hold, and the frontier. */
function newByRecruiting(s: State, seat: Seat, rest: Rest): number {
  if (owns(s, seat, FRONTIER_RECRUITS)) return rest.recruits;
  let open = 0;
  for (const area of landsOf(seat)) if (s.occupant[area] === null) open++;
  return Math.min(open, rest.recruits);
}

/** How many areas of an opponent could be emptied: lone Catapults for nothing, others for a coin each at least. */
function emptied(s: State, seat: Seat, other: Seat, f: Forces, rest: Rest): number {
  let free = 0;
  let paid = 0;
  for (let area = 0; area < s.units.length; area++) {
    if (s.occupant[area] !== other) continue;
    if (s.units[area]! & DEFENDING) paid++;
    else free++;
  }
  const affordable = free + (owns(s, seat, PILLAGERS) && rest.gold > 0 ? paid : Math.min(paid, rest.gold));
  const knight = f.knight || (rest.recruits > 0 && rest.gold >= costOf(s, seat, KNIGHT));
  return knight ? affordable : Math.min(affordable, f.attackers + rest.recruits);
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
