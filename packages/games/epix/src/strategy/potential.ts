/** What a player's Units could do in one Move & Attack. */
import { type Seat, sets } from '@interregnum/kernel';
import { shootsFar } from '../abilities.ts';
import { type Area, isCastle, KILIMANDJORA } from '../content/board.ts';
import { boardOf } from '../content/contents.ts';
import { bit, CATAPULT, KNIGHT, SOLDIER } from '../content/units.ts';
import type { State } from '../state.ts';
import { castleChance, defendersAt, ride, toll } from './roads.ts';

export interface Potential {
  /** Empty areas that Soldiers could take without giving one up. */
  spread: number;
  /** The same for Knights. */
  rides: number;
  /** The chance to take a Castle. */
  strike: number;
  /** Enemy Provinces that one won fight would empty, as a set of areas. */
  prey: number;
  /** The biggest stack within range of a Catapult. */
  aim: number;
}

/** By Castle: the chance that it falls, of the player looked at last. */
export const castleChances = new Float64Array(4);

/** `barred`: by area, the Units that cannot act any more. */
export function potentialOf(s: State, seat: Seat, barred: readonly number[] | null, out: Potential): void {
  const board = boardOf(s);
  const rides = ride(s, board, seat, barred);
  out.spread = 0;
  out.rides = 0;
  out.strike = 0;
  out.prey = 0;
  out.aim = 0;
  let taken = 0;
  let riders = 0;
  let soldiers = 0;
  for (const area of board.areas) {
    if (s.occupant[area] !== seat) continue;
    const units = s.units[area]!;
    const free = barred ? units & ~barred[area]! : units;
    if (free & bit(CATAPULT)) out.aim = Math.max(out.aim, stackInRange(s, seat, area));
    if (free & bit(SOLDIER)) soldiers = sets.with(soldiers, area);
    let spare = (units & 1) + ((units >> 1) & 1) + ((units >> 2) & 1) + ((units >> 3) & 1) - 1;
    if (spare > 0 && free & bit(SOLDIER)) {
      const to = emptyBeside(s, area, taken);
      if (to !== null) {
        taken = sets.with(taken, to);
        out.spread++;
        spare--;
      }
    }
    if (spare > 0 && free & bit(KNIGHT)) riders++;
  }
  if (riders > 0) out.rides = Math.min(riders, openAreas(s, taken));
  findPrey(s, seat, soldiers, rides, out);
  for (let castle = 0; castle < s.seats; castle++) {
    const chance = castle === seat ? 0 : castleChance(s, board, seat, castle, barred, rides);
    castleChances[castle] = chance;
    if (chance > out.strike) out.strike = chance;
  }
}

function emptyBeside(s: State, area: Area, taken: number): Area | null {
  for (const to of boardOf(s).borders[area]!) {
    if (s.occupant[to] === null && !isCastle(to) && !sets.has(taken, to)) return to;
  }
  return null;
}

/** Empty areas that Knights reach without a fight. */
function openAreas(s: State, taken: number): number {
  let count = 0;
  for (let area = 4; area < s.units.length; area++) {
    if (toll[area] === 0 && s.units[area] === 0 && !sets.has(taken, area)) count++;
  }
  return count;
}

function findPrey(s: State, seat: Seat, soldiers: number, rides: boolean, out: Potential): void {
  const board = boardOf(s);
  for (const area of board.areas) {
    const owner = s.occupant[area]!;
    if (owner === null || owner === seat || isCastle(area) || defendersAt(s, area) > 1) continue;
    let within = rides && toll[area]! <= 1;
    for (const near of board.borders[area]!) if (sets.has(soldiers, near)) within = true;
    if (within) out.prey = sets.with(out.prey, area);
  }
}

function stackInRange(s: State, seat: Seat, area: Area): number {
  const board = boardOf(s);
  const range = area === KILIMANDJORA || shootsFar(s, seat) ? board.withinTwo[area]! : board.borders[area]!;
  let most = 0;
  for (const to of range) {
    const owner = s.occupant[to]!;
    if (owner === null || owner === seat || to === KILIMANDJORA) continue;
    const stack = defendersAt(s, to) + (s.units[to]! & bit(CATAPULT) ? 1 : 0);
    if (stack > most) most = stack;
  }
  return most;
}
