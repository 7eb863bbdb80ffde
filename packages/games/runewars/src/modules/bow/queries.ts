/** What Banners of War changes about the values of the base game outside battles (VIII.3). */

import { type Seat, sets } from '@interregnum/kernel';
import { CITIES } from '../../content/cities.ts';
import { contentOf } from '../../content/contents.ts';
import { RESOURCES } from '../../content/words.ts';
import { type Area, type City, type Dial, NONE, TILE_OF } from '../../pieces.ts';
import type { PublicState } from '../../state.ts';
import { LOST_AREA } from './borders.ts';
import { isWaste } from './state.ts';

export const LOST_CITY: City = CITIES.findIndex(({ isLost }) => isLost);
export const isLostCityFound = (t: Pick<PublicState, 'cities'>): boolean => t.cities[LOST_AREA] === LOST_CITY;

/** RNW-545, RNW-550, RNW-551: with the icons of the Lost City; nothing under waste tokens. A Village comes on top (RNW-Q86). */
export function withWaste(n: number, t: PublicState, area: Area, dial: Dial): number {
  if (!t.terms.bow) return n;
  if (isWaste(t, area)) return 0;
  const city = t.cities[area]!;
  return city === NONE ? n : n + contentOf(t).cities[city]!.yields[RESOURCES[dial]!];
}

/** RNW-550, RNW-Q207: a city under a waste token gives nothing for Rally Support. */
export const withoutWaste = (areas: Area[], t: PublicState): Area[] =>
  t.terms.bow ? areas.filter(area => !isWaste(t, area)) : areas;

/** RNW-544. */
export const notOnTile12 = (can: boolean, _t: PublicState, area: Area): boolean =>
  can && TILE_OF[area] !== TILE_OF[LOST_AREA];

/** RNW-Q215. */
export const withoutExcluded = (seats: Seat[], t: PublicState): Seat[] =>
  sets.isEmpty(t.bow.excluded) ? seats : seats.filter(seat => !sets.has(t.bow.excluded, seat));
