/** Locations by the names that the maps show, in every language the same; the id finds them on small maps. */
import type { Catalogue } from '@interregnum/kernel';
import { boardFor } from '../content/boards.ts';
import { locationId } from '../content/locations.ts';
import { meta } from '../meta.ts';

export const places: Catalogue = Object.fromEntries(
  meta.seats.flatMap(seats => {
    const { locations, names } = boardFor(seats);
    return locations.map(location => {
      const id = locationId(location);
      return [`location.${seats}.${id}`, `${names[location]} (${id})`];
    });
  }),
);
