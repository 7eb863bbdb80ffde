/** What the Rise of the Free Cities changes about runes (RNW-691, RNW-692). */

import type { Seat } from '@interregnum/kernel';
import { contentOf } from '../../content/contents.ts';
import { type Area, NONE } from '../../pieces.ts';
import type { PublicState } from '../../state.ts';
import { controls } from '../../table.ts';
import { isWaste } from '../bow/state.ts';

/** RNW-692, RNW-Q321: whichever cities are there. */
export const withFreeCities = (n: number, t: PublicState): number => (t.terms.free ? n + 1 : n);

/** RNW-691, RNW-Q322: a city whose rune counts now, the Lost City, too (RNW-Q323). */
export const hasCityRune = (t: PublicState, area: Area): boolean => {
  const city = t.cities[area]!;
  return city !== NONE && contentOf(t).cities[city]!.hasRune && !isWaste(t, area);
};

/** RNW-691, RNW-Q205: no token, and open to all. */
export function withCityRunes(n: number, t: PublicState, seat: Seat): number {
  if (!t.terms.bow) return n;
  let sum = n;
  for (let area = 0; area < t.cities.length; area++) if (hasCityRune(t, area) && controls(t, seat, area)) sum++;
  return sum;
}
