/** Why what Leaders add to a Ritual is refused (YLD-256, YLD-269, YLD-Q30, YLD-Q31; YLD-D13). */
import { because, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { abilityWith, has } from '../abilities.ts';
import { MOVE_FORTRESSES, REINFORCEMENTS } from '../content/leaders.ts';
import type { Location } from '../content/locations.ts';
import type { Actions } from '../phases/actions.ts';
import { isRitual } from '../prompt.ts';
import type { View } from '../sight.ts';
import { armiesOnMap, controllerOf, isFortress, sideOf } from '../table.ts';
import { abilityTerm, locationTerm } from '../terms.ts';
import { noStreet, noSuchSeat, notOnMap, notOwnFortress } from './reason.ts';

/** The ability is missing, or there is no Ritual. */
function notByRitual(v: View, seat: Seat, effect: number, rule: string): Refusal | null {
  if (!has(v, seat, effect)) return because(rule, 'extra.ability', { ability: abilityTerm(abilityWith(v, effect)) });
  return isRitual(v) ? null : because(rule, 'extra.ritual', { ability: abilityTerm(v.ability[seat]!) });
}

export function fortressMove(v: View, seat: Seat, l: Actions, from: Location, to: Location): Refusal | null {
  const refused = notByRitual(v, seat, MOVE_FORTRESSES, 'YLD-256');
  if (refused) return refused;
  if (!l.fortress) return because('YLD-256', 'fortress.once');
  return (
    notOwnFortress(v, seat, from, 'YLD-256') ?? notOnMap(v, to) ?? noStreet(v, from, to) ?? destinationRefused(v, to)
  );
}

/** What is adjacent and yet not offered is a Fortress of somebody else or of nobody. */
function destinationRefused(v: View, to: Location): Refusal | null {
  if (!isFortress(v, to)) return null;
  const controller = controllerOf(v, to);
  return controller === null
    ? because('YLD-256', 'fortress.neutral', { location: locationTerm(v, to) })
    : because('YLD-256', 'fortress.foreign', { location: locationTerm(v, to), seat: seatArg(controller) });
}

export function theft(v: View, seat: Seat, l: Actions, from: Seat): Refusal | null {
  const refused = notByRitual(v, seat, REINFORCEMENTS, 'YLD-269') ?? noSuchSeat(v, 'YLD-269', from);
  if (refused) return refused;
  const most = armiesOnMap(v, seat);
  if (l.steals !== null && l.steals >= most) return because('YLD-Q31', 'steal.spent', { most });
  if (sideOf(v, from) === sideOf(v, seat)) return because('YLD-Q31', 'steal.friend');
  return because('YLD-269', 'steal.far', { seat: seatArg(from) });
}
