/** Moving with exploration tokens: portal links and their price, Dungeons (RNW-504, RNW-507, RNW-Q72, RNW-Q79). */
import type { Seat } from '@interregnum/kernel';
import { changeInfluence } from '../../figures.ts';
import { beginLasting, endLasting, hasLasting } from '../../lasting.ts';
import type { Area, HeroNumber } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { type Explored, isDungeon, portals } from './queries.ts';

const PRICE = 1;

/** For the rest of the order, or of a hero's action. */
export const paidForPortals = (isPaid: boolean, s: Pick<State, 'lasting'>, seat: Seat): boolean =>
  isPaid || hasLasting(s, 'portals', seat);
export const canPayForPortals = (can: boolean, s: Explored, seat: Seat, kept = 0): boolean =>
  can || (s.terms.explore && (hasLasting(s, 'portals', seat) || s.influence[seat]! >= PRICE + kept));

/** What a player still has to pay for a link. */
export const withPortalPrice = (n: number, s: Explored, seat: Seat): number =>
  s.terms.explore && !hasLasting(s, 'portals', seat) ? n + PRICE : n;

/** Areas that count as adjacent to this one. */
export function withPortalsFrom(areas: readonly Area[], s: Explored, seat: Seat, area: Area): readonly Area[] {
  if (!canPayForPortals(false, s, seat)) return areas;
  const linked = portals(s);
  return linked.includes(area) ? [...areas, ...linked.filter(other => other !== area)] : areas;
}

/** The first figure that needs a link pays; then all are open for the rest of the order. */
export function openPortals(s: State, seat: Seat): void {
  if (hasLasting(s, 'portals', seat)) return;
  changeInfluence(s, seat, -PRICE);
  beginLasting(s, 'portals', seat, 0, 'turn');
}

/** RNW-Q72: in the Quest Phase they are paid for each hero's action. */
export function closePortals(s: State, seat: Seat): void {
  if (hasLasting(s, 'portals', seat)) endLasting(s, 'portals');
}

/** RNW-504, RNW-Q79: he may not move any more this season. */
export const isHeld = (s: Pick<State, 'lasting'>, hero: HeroNumber): boolean =>
  s.lasting.some(effect => effect.kind === 'held' && effect.n === hero);
export function enterDungeon(s: State, hero: HeroNumber, area: Area): void {
  if (!isDungeon(s, area) || isHeld(s, hero)) return;
  beginLasting(s, 'held', s.heroSeat[hero]!, hero, 'season');
}
