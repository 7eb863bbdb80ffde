/** Who fights whom (YLD-140..YLD-143, YLD-304): the connected parts of the graph of enemies on adjacent Locations. */
import { sets } from '@interregnum/kernel';
import { boardOf } from '../content/contents.ts';
import { LOCATION_COUNT } from '../content/locations.ts';
import type { PublicState } from '../state.ts';
import { sideOfArmy } from '../table.ts';

const { first, has, rest, with: including } = sets;

const MOST_SIDES = 5;
const armiesAt = new Int32Array(LOCATION_COUNT);
const sideAt = new Int8Array(LOCATION_COUNT);
const heldBy = new Int32Array(MOST_SIDES);

/** Notes where the Armies of a set stand; returns their Locations. */
function survey(t: Pick<PublicState, 'at' | 'teams'>, armies: number): number {
  armiesAt.fill(0);
  heldBy.fill(0);
  let occupied = 0;
  for (let army = 0; army < t.at.length; army++) {
    const location = t.at[army]!;
    if (location === null || !has(armies, army)) continue;
    const side = sideOfArmy(t, army);
    armiesAt[location] = including(armiesAt[location]!, army);
    sideAt[location] = side;
    heldBy[side] = including(heldBy[side]!, location);
    occupied = including(occupied, location);
  }
  return occupied;
}

/**
 * YLD-141..YLD-143: the battles among the Armies of a set, each as a set of Armies, by first Location. Armies without
 * an enemy beside them are in none; allies never link (YLD-304).
 */
export function battlesOf(t: Pick<PublicState, 'content' | 'at' | 'teams' | 'seats'>, among: number): number[] {
  const occupied = survey(t, among);
  const { near } = boardOf(t);
  const battles: number[] = [];
  let seen = 0;
  for (let some = occupied; some !== 0; some = rest(some)) {
    const start = first(some);
    if (has(seen, start)) continue;
    let armies = 0;
    let count = 0;
    for (let front = 1 << start; front !== 0; count++) {
      const location = first(front);
      seen = including(seen, location);
      armies |= armiesAt[location]!;
      front = (front | (near[location]! & occupied & ~heldBy[sideAt[location]!]!)) & ~seen;
    }
    if (count > 1) battles.push(armies);
  }
  return battles;
}
