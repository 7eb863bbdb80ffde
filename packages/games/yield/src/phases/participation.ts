/** Who fights whom (YLD-140..YLD-143, YLD-304): the connected parts of the graph of enemies on adjacent Locations. */
import { LOCATION_COUNT } from '../content/locations.ts';
import type { Table } from '../state.ts';
import { boardOf, sideOfArmy } from '../table.ts';

const MOST_SIDES = 5;
const armiesAt = new Int32Array(LOCATION_COUNT);
const sideAt = new Int8Array(LOCATION_COUNT);
const heldBy = new Int32Array(MOST_SIDES);

/** Notes where the Armies of a set stand; returns their Locations. */
function survey(t: Pick<Table, 'at' | 'teams'>, armies: number): number {
  armiesAt.fill(0);
  heldBy.fill(0);
  let occupied = 0;
  for (let army = 0; army < t.at.length; army++) {
    const location = t.at[army]!;
    if (location === null || (armies & (1 << army)) === 0) continue;
    const side = sideOfArmy(t, army);
    armiesAt[location]! |= 1 << army;
    sideAt[location] = side;
    heldBy[side]! |= 1 << location;
    occupied |= 1 << location;
  }
  return occupied;
}

/**
 * YLD-141..YLD-143: the battles among the Armies of a set, each as a set of Armies, by first Location. Armies without
 * an enemy beside them are in none; allies never link (YLD-304).
 */
export function battlesOf(t: Pick<Table, 'at' | 'teams' | 'seats'>, among: number): number[] {
  const occupied = survey(t, among);
  const { near } = boardOf(t);
  const battles: number[] = [];
  let seen = 0;
  for (let rest = occupied; rest !== 0; rest &= rest - 1) {
    const first = 31 - Math.clz32(rest & -rest);
    if ((seen & (1 << first)) !== 0) continue;
    let armies = 0;
    let count = 0;
    for (let front = 1 << first; front !== 0; count++) {
      const location = 31 - Math.clz32(front & -front);
      seen |= 1 << location;
      armies |= armiesAt[location]!;
      front = (front | (near[location]! & occupied & ~heldBy[sideAt[location]!]!)) & ~seen;
    }
    if (count > 1) battles.push(armies);
  }
  return battles;
}
