/** How many Streets lie between Locations, for every map. */
import { workedOut } from '@interregnum/kernel';
import type { YieldContent } from '../content/built-in.ts';
import { type AtTable, boardOf, contentOf } from '../content/contents.ts';
import { type Board, LOCATION_COUNT, type Location } from '../content/locations.ts';

const FAR = 99;

/** By number of players, measured when first asked for. */
const knownIn = workedOut((_: YieldContent): (Uint8Array | undefined)[] => []);

/** From each Location to each Location of a map, by `LOCATION_COUNT * from + to`. */
export function distances(t: AtTable): Uint8Array {
  const known = knownIn(contentOf(t));
  known[t.seats] ??= measure(boardOf(t));
  return known[t.seats]!;
}

function measure({ locations, neighbours }: Board): Uint8Array {
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
