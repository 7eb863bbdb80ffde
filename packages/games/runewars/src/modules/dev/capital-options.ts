/** The capital as a second thing that Fortify builds (RNW-604, RNW-Q255). */
import type { Seat } from '@interregnum/kernel';
import { type Option, option } from '../../options.ts';
import { type Area, ORE, WOOD } from '../../pieces.ts';
import type { PublicState } from '../../state.ts';
import { dialOf, homeAreasOf } from '../../table.ts';
import { hasCapital, owning } from './queries.ts';

export const WOOD_PRICE = 1;
export const ORE_PRICE = 2;

const canPay = (t: PublicState, seat: Seat): boolean =>
  dialOf(t, seat, WOOD) >= WOOD_PRICE && dialOf(t, seat, ORE) >= ORE_PRICE;

type Buildable = (t: PublicState, seat: Seat, area: Area) => boolean;
/** RNW-604, RNW-Q255. */
export function withCapital(
  others: readonly Option[],
  t: PublicState,
  seat: Seat,
  isBuildable: Buildable,
): readonly Option[] {
  if (!owning(t, seat, 'capital') || hasCapital(t, seat) || !canPay(t, seat)) return others;
  const areas = homeAreasOf(t, seat).filter(area => isBuildable(t, seat, area));
  return [...others, ...areas.map(option.capital)];
}
