/** Locations go by their id in every language: the map shows ids and names side by side. */
import type { Catalogue } from '@interregnum/kernel';
import { LOCATION_IDS } from '../content/locations.ts';

export const places: Catalogue = Object.fromEntries(LOCATION_IDS.map(id => [`location.${id}`, id]));
