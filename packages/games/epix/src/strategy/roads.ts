/** The way to an enemy Castle: which fights stand between a player's Units and its fall. */
import type { Seat } from '@interregnum/kernel';
import { guessesFromCards, guessesOfGarrison, hasGuides, hasLadders, shootsFar } from '../abilities.ts';
import { type Area, type Board, isCastle, KILIMANDJORA } from '../content/board.ts';
import { bit, CAMP, CATAPULT, KNIGHT, SOLDIER, type Unit } from '../content/units.ts';
import type { PublicState } from '../state.ts';
import { stormChance } from './fights.ts';

const AREAS = 19;
const FAR = 99;
/** What a fight against two guesses weighs against one with a single guess when roads are compared. */
const DOUBLE = 1.6;

/** By area, for the player looked at last: the fights on the easiest road of a Knight, 0 where he can simply ride. */
export const toll = new Float64Array(AREAS);
const singles = new Uint8Array(AREAS);
const doubles = new Uint8Array(AREAS);
const waiting = new Uint8Array(AREAS * 16);

/** How many of the Units defending an area have two guesses when attacked there. */
export function doublesAt(t: PublicState, owner: Seat, area: Area): number {
  const units = t.units[area]!;
  const mountain = area === KILIMANDJORA;
  const castle = isCastle(area);
  let count = 0;
  if (units & bit(SOLDIER) && (mountain || castle || guessesFromCards(t, owner, SOLDIER, area, false) > 1)) count++;
  if (units & bit(KNIGHT) && (mountain || castle || guessesFromCards(t, owner, KNIGHT, area, false) > 1)) count++;
  if (units & bit(CAMP) && (mountain || guessesFromCards(t, owner, CAMP, area, false) > 1)) count++;
  return count;
}

export const defendersAt = (t: PublicState, area: Area): number => {
  const units = t.units[area]!;
  return (units & 1) + ((units >> 1) & 1) + ((units >> 2) & 1);
};

/** Whether a Unit stands there and may still act. */
const isFree = (t: PublicState, unit: Unit, area: Area, barred: readonly number[] | null): boolean =>
  (t.units[area]! & bit(unit) & (barred ? ~barred[area]! : -1)) !== 0;

/** Finds the easiest roads of all Knights of a player together; `false` when he has none on the map. */
export function ride(t: PublicState, board: Board, seat: Seat, barred: readonly number[] | null): boolean {
  toll.fill(FAR);
  let length = 0;
  for (const area of board.areas) {
    if (t.occupant[area] !== seat || !isFree(t, KNIGHT, area, barred)) continue;
    toll[area] = 0;
    singles[area] = 0;
    doubles[area] = 0;
    waiting[length++] = area;
  }
  if (length === 0) return false;
  const guides = hasGuides(t, seat);
  for (let next = 0; next < length; next++) {
    const from = waiting[next]!;
    for (const to of board.borders[from]!) {
      if ((to === KILIMANDJORA && !guides) || isCastle(to)) continue;
      const owner = t.occupant[to]!;
      const hostile = owner !== null && owner !== seat;
      const two = hostile ? doublesAt(t, owner, to) : 0;
      const one = hostile ? defendersAt(t, to) - two : 0;
      const cost = toll[from]! + one + DOUBLE * two;
      if (cost >= toll[to]!) continue;
      toll[to] = cost;
      singles[to] = singles[from]! + one;
      doubles[to] = doubles[from]! + two;
      if (length < waiting.length) waiting[length++] = to;
    }
  }
  return true;
}

/** Whether a Catapult of this player reaches a Castle. */
function underFire(t: PublicState, board: Board, seat: Seat, castle: Area, barred: readonly number[] | null): boolean {
  const far = shootsFar(t, seat);
  for (const area of board.withinTwo[castle]!) {
    if (t.occupant[area] !== seat || !isFree(t, CATAPULT, area, barred)) continue;
    if (far || area === KILIMANDJORA || board.borders[castle]!.includes(area)) return true;
  }
  return false;
}

/** How likely a player is to take this Castle if he sets out now, after `ride` for the same player. */
export function castleChance(
  t: PublicState,
  board: Board,
  seat: Seat,
  castle: Area,
  barred: readonly number[] | null,
  rides: boolean,
): number {
  const gold = t.gold[seat]!;
  const garrison = guessesOfGarrison(t, castle);
  const guards = defendersAt(t, castle);
  const guardFights = guards > 1 && underFire(t, board, seat, castle, barred) ? 1 : guards;
  const ladders = hasLadders(t, seat, SOLDIER) && guessesFromCards(t, castle, SOLDIER, castle, true) < 2;
  let best = 0;
  for (const gate of board.borders[castle]!) {
    if (rides && toll[gate]! < FAR) {
      best = Math.max(best, stormChance(singles[gate]!, doubles[gate]! + guardFights, garrison, gold));
    }
    if (t.occupant[gate] === seat && isFree(t, SOLDIER, gate, barred)) {
      const chance = ladders ? stormChance(guards, 0, garrison, gold) : stormChance(0, guardFights, garrison, gold);
      best = Math.max(best, chance);
    }
  }
  return best;
}
