/** How many Streets lie between Locations, for every map. */
import { boardFor } from '../content/boards.ts';
import { inPlay } from '../content/in-play.ts';
import { LOCATION_COUNT, type Location } from '../content/locations.ts';

const FAR = 99;
let known: (Uint8Array | undefined)[];
inPlay.follow(
  () => [],
  fresh => {
    known = fresh;
  },
);

/** From each Location to each Location of a map, by `LOCATION_COUNT * from + to`. */
export function distances(seats: number): Uint8Array {
  known[seats] ??= measure(seats);
  return known[seats];
}

function measure(seats: number): Uint8Array {
  const { locations, neighbours } = boardFor(seats);
  const out = new Uint8Array(LOCATION_COUNT * LOCATION_COUNT).fill(FAR);
  for (const from of locations) spread(from, neighbours, out);
  return out;
}

function spread(from: Location, neighbours: readonly (readonly Location[])[], out: Uint8Array): void {
  const queue = [from];
  out[LOCATION_COUNT * from + from] = 0;
  for (const at of queue) {
    for (const to of neighbours[at]!) {
      if (out[LOCATION_COUNT * from + to] !== FAR) continue;
      out[LOCATION_COUNT * from + to] = out[LOCATION_COUNT * from + at]! + 1;
      queue.push(to);
    }
  }
}
