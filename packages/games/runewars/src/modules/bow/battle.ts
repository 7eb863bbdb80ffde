/** What Banners of War changes about the values of battles (VIII.5). */

import type { Seat } from '@interregnum/kernel';
import { DEFENDER, type Side } from '../../battle.ts';
import { contentOf } from '../../content/contents.ts';
import { type Area, GARRISON, type UnitType } from '../../pieces.ts';
import type { PublicState } from '../../state.ts';

/** TF04, TF16. */
export const withMoreCards = (n: number, t: PublicState, _drawing: number, seat: Seat, type: UnitType): number =>
  n === 0 ? 0 : n + t.lasting.filter(one => one.kind === 'moreCards' && one.seat === seat && one.n === type).length;

/** HB04. */
export const withSupporters = (n: number, t: PublicState, side: Side): number =>
  t.battle!.supports[side].reduce((sum, { hero }) => {
    const { ability } = contentOf(t).heroes[hero]!;
    return ability.at === 'support' ? sum + ability.strength : sum;
  }, n);

export const GARRISONED = 2;
/** RNW-Q81: from the reveal to the end of the season; there is no battle between that and the next Orders. */
const isGarrisoned = (t: PublicState, seat: Seat): boolean => t.active[seat] === GARRISON;

const WARD = 2;
/** RNW-Q212: two wards do not add up. */
const isWarded = ({ bow }: PublicState, seat: Seat, area: Area): boolean =>
  bow.wards.some(ward => ward.seat === seat && ward.area === area);

/** What Order and wards add to the defence of an area by its controller (RNW-Q213). */
export const watchOf = (t: PublicState, seat: Seat, area: Area): number =>
  (isWarded(t, seat, area) ? WARD : 0) + (isGarrisoned(t, seat) ? GARRISONED : 0);

export function withDefence(n: number, t: PublicState, side: Side): number {
  const { seats, area, isAgainstNeutrals } = t.battle!;
  return side === DEFENDER && !isAgainstNeutrals ? n + watchOf(t, seats[DEFENDER], area) : n;
}
