/** What the parts of Epix read from a view. */
import {
  areasOf,
  bit,
  boardOf,
  CARD_COUNT,
  CATAPULT,
  canAttack,
  canEnter,
  canShoot,
  currentFight,
  DEFENDERS,
  type Fight,
  GARRISON,
  guessesAgainst,
  guessesAgainstShot,
  incomeOf,
  isCastle,
  isUsed,
  KNIGHT,
  type PublicState,
  rangeOf,
  UNITS,
  type Unit,
  type View,
} from '@interregnum/epix';
import type { Seat } from '@interregnum/kernel';
import type { Option } from './props.ts';

export const unitsAt = (t: PublicState, area: number): Unit[] => UNITS.filter(unit => t.units[area]! & bit(unit));

export const fightOf = (view: View): Fight | null => currentFight(view.frames);

/** Whose Action card is being carried out; `null` between turns. */
export function actingSeat(view: View): Seat | null {
  const turn = view.frames.find(frame => frame.proc === 'turn');
  return turn ? (turn.locals as { seat: Seat }).seat : null;
}

const inProcedure = (view: View, name: string): boolean => view.frames.some(frame => frame.proc === name);
export const isDraft = (view: View): boolean => inProcedure(view, 'draft');
export const isMoving = (view: View): boolean => inProcedure(view, 'moveAndAttack');

export type Readiness = 'ready' | 'used' | 'locked' | 'plain';

/** How a Unit stands in the Move & Attack under way. */
export function readinessOf(view: View, options: readonly Option[], unit: Unit, area: number): Readiness {
  if (!isMoving(view) || view.occupant[area] !== actingSeat(view)) return 'plain';
  if (options.some(o => o.type === 'use' && o.unit === unit && o.area === area)) return 'ready';
  if (view.riding === area && unit === unitInUse(view)) return 'plain';
  if (!isUsed(view, unit, area)) return 'plain';
  return unit === CATAPULT ? 'locked' : 'used';
}

/** The Unit that is moving or attacking. */
export function unitInUse(view: View): Unit | null {
  const fight = fightOf(view);
  if (fight) return fight.unit;
  const proc = view.frames[view.frames.length - 1]?.proc;
  return proc === 'soldier' ? 0 : proc === 'knight' ? KNIGHT : proc === 'catapult' ? CATAPULT : null;
}

export interface Reach {
  to: number;
  attack: boolean;
}

/** Where a Unit could go or strike next. */
export function reachOf(t: PublicState, seat: Seat, unit: Unit, from: number): Reach[] {
  if (unit === CATAPULT) {
    return rangeOf(t, seat, from)
      .filter(to => canShoot(t, seat, to))
      .map(to => ({ to, attack: true }));
  }
  const near = boardOf(t).borders[from]!;
  const moves = near.filter(to => canEnter(t, seat, unit, to)).map(to => ({ to, attack: false }));
  if (t.gold[seat] === 0) return moves;
  return [...moves, ...near.filter(to => canAttack(t, seat, unit, to)).map(to => ({ to, attack: true }))];
}

export interface Defence {
  /** Whom the attacker has to beat, in order; the Garrison is the last in a Castle. */
  order: number[];
  /** How many guesses each has; one number for a shot at everything. */
  guesses: number[];
}

export function defenceOf(t: PublicState, attacker: Seat, by: Unit, area: number): Defence {
  const order: number[] = DEFENDERS.filter(unit => t.units[area]! & bit(unit));
  if (by === CATAPULT) return { order, guesses: order.length > 0 ? [guessesAgainstShot(t, attacker, area)] : [] };
  if (isCastle(area)) order.push(GARRISON);
  return { order, guesses: order.map(target => guessesAgainst(t, attacker, by, target, area)) };
}

export const incomeTotal = (t: PublicState, seat: Seat): number => {
  const { camps, marks, cards } = incomeOf(t, seat);
  return camps + marks + cards;
};

/** The Special Ability cards a player owns, by number. */
export const abilitiesOf = (t: PublicState, seat: Seat): number[] =>
  Array.from({ length: CARD_COUNT }, (_, i) => i + 1).filter(card => t.abilities[seat]! & (1 << card));

/** Who occupies most areas now; several when it is a tie, nobody when all have none. */
export function leaders(t: PublicState): Seat[] {
  const counts = t.gold.map((_, seat) => areasOf(t, seat));
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []));
}

export interface Rank {
  seat: Seat;
  areas: number;
  gold: number;
  place: number;
}

/** The ranking if the game ended now, with the Income of this season. */
export function rankingNow(t: PublicState): Rank[] {
  const rows = t.gold.map((gold, seat) => ({ seat, areas: areasOf(t, seat), gold: gold + incomeTotal(t, seat) }));
  const better = (a: (typeof rows)[0], b: (typeof rows)[0]) => b.areas - a.areas || b.gold - a.gold;
  return rows.sort(better).map(row => ({ ...row, place: 1 + rows.filter(other => better(other, row) < 0).length }));
}

/** The areas that enemy Knights could ride to, and the enemy Castles beside them that they could then attack. */
export function knightThreats(t: PublicState, seat: Seat): { reach: Set<number>; castle: boolean } {
  const board = boardOf(t);
  const reach = new Set<number>();
  for (const start of board.areas) {
    const owner = t.occupant[start];
    if (owner === null || owner === undefined || owner === seat || !(t.units[start]! & bit(KNIGHT))) continue;
    const open = [start];
    while (open.length > 0) {
      const at = open.pop()!;
      for (const to of board.borders[at]!) {
        if (reach.has(to) || !canEnter(t, owner, KNIGHT, to)) continue;
        reach.add(to);
        open.push(to);
      }
    }
    reach.add(start);
  }
  return { reach, castle: board.borders[seat]!.some(area => reach.has(area)) };
}
