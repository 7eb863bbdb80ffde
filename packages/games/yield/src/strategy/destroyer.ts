/** How near the Destroyer is to winning at once (YLD-263): which enemy Armies could fall to him. */
import { type Seat, sets } from '@interregnum/kernel';
import { has, seatWith } from '../abilities.ts';
import { type Army, armyOf, bitOf, ownerOf, PIECES_EACH } from '../content/armies.ts';
import { DESTROYER, UNDEAD_ARMIES } from '../content/leaders.ts';
import { LOCATION_COUNT } from '../content/locations.ts';
import type { Side, State } from '../state.ts';
import { participates, sideOf, sideOfArmy } from '../table.ts';
import { distances } from './distances.ts';

/** By Streets between two Armies: how likely they meet if the Destroyer wants to; one Street is a battle already. */
const MEETINGS = [0, 0, 0.35, 0.25, 0.12, 0.05];
/** How far a loss may still be from what it looks like now. */
const UNCERTAINTY = 1.5;

export const destroyerOf = (s: State): Seat | null => seatWith(s, DESTROYER);

/** A loss as large as the Army destroys it (YLD-166); cards may still widen the gap. */
const falls = (gap: number, units: number): number => 1 / (1 + Math.exp((units - gap - 0.5) / UNCERTAINTY));

const isPrey = (s: State, army: Army, hunter: Seat): boolean =>
  sideOfArmy(s, army) !== sideOf(s, hunter) && !has(s, ownerOf(army), UNDEAD_ARMIES);

/** The chance that an enemy Army falls if this side wins the battle under way. */
export function doomInBattle(s: State, winner: Side): number {
  const b = s.battle!;
  const hunter = destroyerOf(s);
  if (hunter === null || sideOf(s, hunter) !== winner || !participates(b, hunter)) return 0;
  let spared = 1;
  for (let side = 0; side < b.totals.length; side++) {
    if (side === winner || !sets.has(b.remaining, side)) continue;
    const units = strongestPrey(s, b.armies, side, hunter);
    if (units > 0) spared *= 1 - falls(Math.max(1, b.totals[winner]! - b.totals[side]!), units);
  }
  return 1 - spared;
}

/** The same for a battle that has not begun: whoever is much weaker cannot even yield at once. */
export function doomInMeeting(s: State, armies: number, hunter: Seat): number {
  const own = unitsIn(s, armies, sideOf(s, hunter));
  let spared = 1;
  for (let side = 0; side < s.seats; side++) {
    if (side === sideOf(s, hunter)) continue;
    const units = strongestPrey(s, armies, side, hunter);
    if (units > 0) spared *= 1 - falls(own - unitsIn(s, armies, side), units);
  }
  return 1 - spared;
}

/** The chance that the easiest prey nearby will be hunted down, in about a Year. */
export function doomNearby(s: State, hunter: Seat): number {
  const from = distances(s);
  let doom = 0;
  for (let army = 0; army < s.at.length; army++) {
    const at = s.at[army] ?? null;
    if (at === null || !isPrey(s, army, hunter)) continue;
    for (let piece = 0; piece < PIECES_EACH; piece++) {
      const near = s.at[armyOf(hunter, piece)] ?? null;
      const meeting = near === null ? 0 : (MEETINGS[from[LOCATION_COUNT * near + at]!] ?? 0);
      if (meeting > doom)
        doom = Math.max(doom, meeting * falls(s.units[armyOf(hunter, piece)]! - s.units[army]!, s.units[army]!));
    }
  }
  return doom;
}

function unitsIn(s: State, armies: number, side: Side): number {
  let sum = 0;
  for (let army = 0; army < s.at.length; army++) {
    if ((armies & bitOf(army)) !== 0 && sideOfArmy(s, army) === side) sum += s.units[army]!;
  }
  return sum;
}

/** The Units of the Army that would take the loss; 0 if nothing can fall. */
function strongestPrey(s: State, armies: number, side: Side, hunter: Seat): number {
  let most = 0;
  for (let army = 0; army < s.at.length; army++) {
    if ((armies & bitOf(army)) === 0 || sideOfArmy(s, army) !== side || !isPrey(s, army, hunter)) continue;
    most = Math.max(most, s.units[army]!);
  }
  return most;
}
