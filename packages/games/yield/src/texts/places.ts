/** Locations by the names that the maps show, in every language the same; the id finds them on small maps. */
import type { Catalogue } from '@interregnum/kernel';
import { builtIn } from '../content/built-in.ts';
import { locationId } from '../content/locations.ts';

export const places: Catalogue = Object.fromEntries(
  builtIn.boards.flatMap(({ seats, locations, names }) =>
    locations.map(location => {
      const id = locationId(location);
      return [`location.${seats}.${id}`, `${names[location]} (${id})`];
    }),
  ),
);
