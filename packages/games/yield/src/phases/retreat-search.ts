/**
 * The retreat test (YLD-172, YLD-Q16): which single retreats keep as many defeated Armies as possible able to retreat.
 *
 * Defeated Armies of one side on one Location are a group. Where one of them can go, all can follow, and leaving only
 * opens ways for others, so the most Armies retreat when groups move whole. That makes the search small: a group that
 * can go where no enemy group could want to go does so at once; the rest is tried, remembered and cut off by a bound.
 */
import { sets } from '@interregnum/kernel';
import { boardOf } from '../content/contents.ts';
import { LOCATION_COUNT, type Location } from '../content/locations.ts';
import type { PublicState, Side } from '../state.ts';
import { armiesIn, sideOfArmy } from '../table.ts';

const { first, firstOnly, has, meet, rest, size, without, with: including } = sets;

/** The defeated Armies and everything that stands in their way. */
export interface Withdrawal {
  /** Locations of groups, in order. */
  places: Location[];
  sides: Side[];
  sizes: number[];
  /** By Location: the side that holds it for good, -1 for none. */
  holder: Int8Array;
  /** By Location: the group that stands there, -1 for none. */
  groupAt: Int8Array;
  near: readonly number[];
  /** All groups as a set. */
  all: number;
  memo: Map<string, number>;
}

/** `waiting` Armies must still go, `ignored` ones are in nobody's way, all others are, inactive or not (YLD-146). */
export function withdrawalOf(t: PublicState, waiting: number, ignored: number): Withdrawal {
  const w: Withdrawal = {
    places: [],
    sides: [],
    sizes: [],
    holder: new Int8Array(LOCATION_COUNT).fill(-1),
    groupAt: new Int8Array(LOCATION_COUNT).fill(-1),
    near: boardOf(t).near,
    all: 0,
    memo: new Map(),
  };
  for (let army = 0; army < t.at.length; army++) {
    const location = t.at[army]!;
    if (location === null || ((waiting | ignored) & (1 << army)) !== 0) continue;
    w.holder[location] = sideOfArmy(t, army);
  }
  for (const army of armiesIn(waiting)) join(w, t.at[army]!, sideOfArmy(t, army));
  w.all = (1 << w.places.length) - 1;
  return w;
}

function join(w: Withdrawal, location: Location, side: Side): void {
  const group = w.groupAt[location]!;
  if (group >= 0) {
    w.sizes[group]!++;
    return;
  }
  w.groupAt[location] = w.places.length;
  w.places.push(location);
  w.sides.push(side);
  w.sizes.push(1);
}

/** Whether enemies could get in each other's way at all. */
export const hasRivals = (w: Withdrawal): boolean => w.sides.some(side => side !== w.sides[0]);

/** YLD-171, YLD-Q46: free of everybody else now; own Armies and Fortresses of anybody are no obstacle. */
export function isOpen(w: Withdrawal, side: Side, to: Location, waiting: number): boolean {
  const holder = w.holder[to]!;
  if (holder >= 0 && holder !== side) return false;
  const group = w.groupAt[to]!;
  return group < 0 || !has(waiting, group) || w.sides[group] === side;
}

/** The Locations that a group could enter now, as a set. */
export function openFor(w: Withdrawal, group: number, waiting: number): number {
  let open = 0;
  for (let some = w.near[w.places[group]!]!; some !== 0; some = rest(some)) {
    const to = first(some);
    if (isOpen(w, w.sides[group]!, to, waiting)) open = including(open, to);
  }
  return open;
}

/** Whether another side that waits could ever want this Location. */
function isWanted(w: Withdrawal, side: Side, to: Location, waiting: number): boolean {
  for (let some = waiting; some !== 0; some = rest(some)) {
    const group = first(some);
    if (w.sides[group] !== side && has(w.near[w.places[group]!]!, to)) return true;
  }
  return false;
}

/** A way out for a group that takes nothing from anybody; -1 when there is none. */
function harmlessWay(w: Withdrawal, group: number, waiting: number): Location | -1 {
  const side = w.sides[group]!;
  for (let some = openFor(w, group, waiting); some !== 0; some = rest(some)) {
    const to = first(some);
    if (w.holder[to] === side || !isWanted(w, side, to, waiting)) return to;
  }
  return -1;
}

/** YLD-172, YLD-Q16: how many Armies of these groups can retreat at most. */
export function mostRetreats(w: Withdrawal, waiting: number): number {
  const taken: Location[] = [];
  let gone = 0;
  let left = waiting;
  for (let again = true; again; ) {
    again = false;
    for (let some = left; some !== 0; some = rest(some)) {
      const group = first(some);
      const to = harmlessWay(w, group, left);
      if (to < 0) continue;
      if (w.holder[to]! < 0) {
        w.holder[to] = w.sides[group]!;
        taken.push(to);
      }
      left = without(left, group);
      gone += w.sizes[group]!;
      again = true;
    }
  }
  while (left !== 0) {
    const part = connectedPart(w, left);
    gone += remembered(w, part);
    left &= ~part;
  }
  for (const to of taken) w.holder[to] = -1;
  return gone;
}

/** The first waiting group and all that it could get in the way of, directly or through others. */
function connectedPart(w: Withdrawal, waiting: number): number {
  let part = 0;
  let ground = 0;
  let next = firstOnly(waiting);
  while (next !== 0) {
    part |= next;
    for (let some = next; some !== 0; some = rest(some)) ground |= groundOf(w, first(some));
    next = 0;
    for (let some = waiting & ~part; some !== 0; some = rest(some)) {
      const group = first(some);
      if (meet(groundOf(w, group), ground)) next = including(next, group);
    }
  }
  return part;
}

/** Where a group stands and all Locations that it may dispute. */
const groundOf = (w: Withdrawal, group: number): number => (1 << w.places[group]!) | openFor(w, group, 0);

function remembered(w: Withdrawal, waiting: number): number {
  const key = keyOf(w, waiting);
  const known = w.memo.get(key);
  if (known !== undefined) return known;
  const most = shareOut(w, waiting);
  w.memo.set(key, most);
  return most;
}

/** Groups that wait and who holds the Locations around them; nothing else matters any more. */
function keyOf(w: Withdrawal, waiting: number): string {
  let key = String.fromCharCode(waiting);
  for (let some = placesAround(w, waiting); some !== 0; some = rest(some)) key += w.holder[first(some)]! + 1;
  return key;
}

function placesAround(w: Withdrawal, waiting: number): number {
  let around = 0;
  for (let some = waiting; some !== 0; some = rest(some)) around |= w.near[w.places[first(some)]!]!;
  return around;
}

/** A Location that several sides want goes to one of them; whoever else enters it makes no difference. */
function shareOut(w: Withdrawal, waiting: number): number {
  const place = mostDisputed(w, waiting);
  if (place < 0) return 0;
  const bound = boundOf(w, waiting);
  let best = 0;
  for (let sides = wantedBy(w, place, waiting); sides !== 0 && best < bound; sides = rest(sides)) {
    w.holder[place] = first(sides);
    if (boundOf(w, waiting) > best) best = Math.max(best, mostRetreats(w, waiting));
  }
  w.holder[place] = -1;
  return best;
}

/** The sides with a waiting group next to a Location, as a set. */
function wantedBy(w: Withdrawal, place: Location, waiting: number): number {
  let sides = 0;
  for (let some = waiting; some !== 0; some = rest(some)) {
    const group = first(some);
    if (has(w.near[w.places[group]!]!, place)) sides = including(sides, w.sides[group]!);
  }
  return sides;
}

const urgency = new Float64Array(LOCATION_COUNT);
const sidesAt = new Int32Array(LOCATION_COUNT);

/** The Location that nobody holds for good and that groups with few exits dispute; -1 when there is none. */
function mostDisputed(w: Withdrawal, waiting: number): Location | -1 {
  urgency.fill(0);
  sidesAt.fill(0);
  for (let some = waiting; some !== 0; some = rest(some)) {
    const group = first(some);
    const exits = openFor(w, group, 0);
    const weight = 1 / size(exits);
    for (let ways = exits; ways !== 0; ways = rest(ways)) {
      const place = first(ways);
      urgency[place]! += weight;
      sidesAt[place] = including(sidesAt[place]!, w.sides[group]!);
    }
  }
  let best = -1;
  for (let place = 0; place < LOCATION_COUNT; place++) {
    const disputed = w.holder[place]! < 0 && (sidesAt[place]! & (sidesAt[place]! - 1)) !== 0;
    if (disputed && (best < 0 || urgency[place]! > urgency[best]!)) best = place;
  }
  return best;
}

/** How many retreat at most when this group goes there first. */
export function retreatsAfter(w: Withdrawal, waiting: number, group: number, to: Location): number {
  const before = w.holder[to]!;
  w.holder[to] = w.sides[group]!;
  const most = w.sizes[group]! + mostRetreats(w, waiting & ~(1 << group));
  w.holder[to] = before;
  return most;
}

const soleExit = new Int32Array(LOCATION_COUNT * 5);

/**
 * No more than this: groups with an exit that enemies for good do not hold; of those with one and the same only exit,
 * one side.
 */
function boundOf(w: Withdrawal, waiting: number): number {
  let bound = 0;
  let shared = 0;
  soleExit.fill(0);
  for (let some = waiting; some !== 0; some = rest(some)) {
    const group = first(some);
    const exits = openFor(w, group, 0);
    if (exits === 0) continue;
    if ((exits & (exits - 1)) !== 0) bound += w.sizes[group]!;
    else {
      soleExit[5 * first(exits) + w.sides[group]!]! += w.sizes[group]!;
      shared |= exits;
    }
  }
  for (let some = shared; some !== 0; some = rest(some)) {
    const at = 5 * first(some);
    bound += Math.max(soleExit[at]!, soleExit[at + 1]!, soleExit[at + 2]!, soleExit[at + 3]!, soleExit[at + 4]!);
  }
  return bound;
}
