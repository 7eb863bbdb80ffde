/** What Banners of War changes about the values of battles (VIII.5). */
import type { Seat } from '@interregnum/kernel';
import { DEFENDER, type Side } from '../../battle.ts';
import { HEROES } from '../../content/heroes.ts';
import { ORDERS } from '../../content/words.ts';
import type { OrderNumber, UnitType } from '../../pieces.ts';
import type { PublicState } from '../../state.ts';

/** TF04, TF16. */
export const withMoreCards = (n: number, t: PublicState, _drawing: number, seat: Seat, type: UnitType): number =>
  n === 0 ? 0 : n + t.lasting.filter(one => one.kind === 'moreCards' && one.seat === seat && one.n === type).length;

/** HB04. */
export const withSupporters = (n: number, t: PublicState, side: Side): number =>
  t.battle!.supports[side].reduce((sum, { hero }) => {
    const { ability } = HEROES[hero]!;
    return ability.at === 'support' ? sum + ability.strength : sum;
  }, n);

const GARRISON: OrderNumber = ORDERS.indexOf('garrison');
const GARRISONED = 2;
/** RNW-Q81: from the reveal to the end of the season; there is no battle between that and the next Orders. */
const isGarrisoned = (t: PublicState, seat: Seat): boolean => t.active[seat] === GARRISON;

const WARD = 2;
/** RNW-Q212: two wards do not add up. */
const isWarded = ({ bow, battle }: PublicState, seat: Seat): boolean =>
  bow.wards.some(ward => ward.seat === seat && ward.area === battle!.area);

/** Of who defends as the controller of the area (RNW-Q213). */
export function withDefence(n: number, t: PublicState, side: Side): number {
  if (side !== DEFENDER || t.battle!.isAgainstNeutrals) return n;
  const seat = t.battle!.seats[DEFENDER];
  return n + (isWarded(t, seat) ? WARD : 0) + (isGarrisoned(t, seat) ? GARRISONED : 0);
}
