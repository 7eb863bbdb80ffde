/** What the reasons of all chapters share. */
import { because, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { type Army, ownerOf } from '../content/armies.ts';
import { KIND_COUNT, type Kind } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { type Location, locationId } from '../content/locations.ts';
import type { Option } from '../options.ts';
import type { View } from '../sight.ts';
import { controllerOf, isFortress, sideOf } from '../table.ts';
import { kindTerm, locationTerm } from '../terms.ts';

/** Why an attempt fails at one kind of question; `null` when it is no attempt at an answer to it. */
export type Reason = (v: View, seat: Seat, a: Option) => Refusal | null;

/** Words with which somebody would like to leave out what must be done. */
export const declines = (a: Option): boolean => DECLINING.includes(a.type);
const DECLINING: readonly Option['type'][] = ['done', 'stop', 'pass', 'nothing', 'keep'];

export const noSuchSeat = (v: View, rule: string, seat: Seat): Refusal | null =>
  seat >= 0 && seat < v.seats ? null : because(rule, 'noSuchSeat', { number: seat + 1, seats: v.seats });

/** YLD-021. */
export const notOnMap = (v: View, location: Location): Refusal | null =>
  boardOf(v).locations.includes(location)
    ? null
    : because('YLD-021', 'notOnMap', { location: locationId(location), seats: v.seats });

/** YLD-041. */
export const noStreet = (v: View, from: Location, to: Location): Refusal | null =>
  boardOf(v).neighbours[from]!.includes(to)
    ? null
    : because('YLD-041', 'noStreet', { from: locationTerm(v, from), to: locationTerm(v, to) });

/** The first Army of another side on a Location. */
export const enemyAt = (v: View, seat: Seat, location: Location): Army | null => {
  const army = v.at.findIndex((at, one) => at === location && sideOf(v, ownerOf(one)) !== sideOf(v, seat));
  return army < 0 ? null : army;
};

/** YLD-043, YLD-045: whether a Location is a Fortress of this seat. */
export function notOwnFortress(v: View, seat: Seat, location: Location, rule: string): Refusal | null {
  const missing = notOnMap(v, location);
  if (missing) return missing;
  const place = { location: locationTerm(v, location) };
  if (!isFortress(v, location)) return because('YLD-045', 'plain', place);
  const controller = controllerOf(v, location);
  if (controller === seat) return null;
  return controller === null
    ? because(rule, 'neutralFortress', place)
    : because(rule, 'foreignFortress', { ...place, seat: seatArg(controller) });
}

export const notInHand = (rule: string, kind: Kind): Refusal => because(rule, 'notInHand', { card: kindTerm(kind) });

/** Whether the viewer holds a card of this kind. */
export const holds = (v: View, seat: Seat, kind: Kind): boolean => v.hands[KIND_COUNT * seat + kind]! > 0;
