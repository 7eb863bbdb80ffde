/** Why something cannot be done after a battle (YLD-165..YLD-175, YLD-190; YLD-D22..YLD-D25, YLD-D41). */
import { because, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { type Army, armyOf, bitOf, ownerOf } from '../content/armies.ts';
import type { Location } from '../content/locations.ts';
import type { RetreatOption, StepOption } from '../options.ts';
import type { FreeUpgrade } from '../phases/free-upgrade.ts';
import type { Yielding } from '../phases/losses.ts';
import type { Following } from '../phases/retreat.ts';
import { localsOf, whyRetreat } from '../prompt.ts';
import type { View } from '../sight.ts';
import { armiesIn, sideOfArmy } from '../table.ts';
import { armyArg, locationTerm } from '../terms.ts';
import { absent, elsewhere } from './actions.ts';
import { isFightingArmy } from './battle.ts';
import { declines, enemyAt, noStreet, noSuchSeat, notOnMap, notOwnFortress, type Reason } from './reason.ts';

/** YLD-D22. */
export const loss: Reason = (v, _, a) => {
  if (declines(a)) return because('YLD-165', 'loss.mandatory');
  if (a.type !== 'loss') return null;
  const army = { army: armyArg(a.army) };
  if (!isFightingArmy(v, a.army)) return because('YLD-165', 'loss.absent', army);
  if (sideOfArmy(v, a.army) !== localsOf<Yielding>(v).side) return because('YLD-176', 'loss.enemy', army);
  return because('YLD-165', 'loss.twice', army);
};

/** YLD-D23. */
export const freeUpgrade: Reason = (v, seat, a) => {
  if (a.type === 'build') return because('YLD-Q29', 'upgrade.noBuilding');
  if (a.type !== 'upgrade') return null;
  return localsOf<FreeUpgrade>(v).placedOn === a.location
    ? because('YLD-121', 'upgrade.twice', { location: locationTerm(v, a.location) })
    : notOwnFortress(v, seat, a.location, 'YLD-168');
};

/** YLD-D41. */
export const upgrader: Reason = (v, _, a) => {
  if (a.type !== 'upgrader') return null;
  return noSuchSeat(v, 'YLD-Q23', a.seat) ?? because('YLD-Q23', 'upgrader.enemy', { seat: seatArg(a.seat) });
};

// --- retreat -----------------------------------------------------------------------------------------------------------

/** YLD-D24. */
export const retreat: Reason = (v, seat, a) => {
  if (declines(a)) return because('YLD-170', 'retreat.mandatory');
  if (a.type !== 'retreat') return null;
  return notRetreating(v, seat, a.army) ?? retreatsFrom(v, a) ?? wayRefused(v, a);
};

function notRetreating(v: View, seat: Seat, army: Army): Refusal | null {
  const name = { army: armyArg(army) };
  if (whyRetreat(v) === 'companion') {
    const next = armiesIn(localsOf<Following>(v).armies)[0]!;
    return next === army ? null : because('YLD-173', 'retreat.companionFirst', { army: armyArg(next) });
  }
  if (!(v.battle!.defeated & bitOf(army))) return because('YLD-170', 'retreat.notDefeated', name);
  const foreign = v.battle!.winner === null && ownerOf(army) !== seat;
  return foreign ? because('YLD-190', 'retreat.ownOnly', name) : null;
}

function retreatsFrom(v: View, { army, from }: RetreatOption): Refusal | null {
  const at = v.at[army]!;
  return at === from
    ? null
    : because('YLD-170', 'retreat.elsewhere', { army: armyArg(army), location: locationTerm(v, at) });
}

/** YLD-171, YLD-172: free, but not offered, is what would cut off another Army. */
function wayRefused(v: View, { army, from, to }: RetreatOption): Refusal {
  const missing = notOnMap(v, to) ?? noStreet(v, from, to);
  if (missing) return missing;
  const other = enemyAt(v, ownerOf(army), to);
  const place = { location: locationTerm(v, to) };
  return other === null
    ? because('YLD-172', 'retreat.cutsOff', { army: armyArg(army), ...place })
    : because('YLD-171', 'retreat.occupied', { ...place, seat: seatArg(ownerOf(other)) });
}

// --- chase -------------------------------------------------------------------------------------------------------------

/** YLD-D25. */
export const chase: Reason = (v, seat, a) => (a.type === 'chase' ? chaseRefused(v, seat, a) : null);

function chaseRefused(v: View, seat: Seat, { piece, from, to }: StepOption): Refusal | null {
  const army = armyOf(seat, piece);
  const missing = absent(v, seat, piece);
  if (missing) return missing;
  if (!isFightingArmy(v, army)) return because('YLD-174', 'chase.absent', { army: armyArg(army) });
  if (v.battle!.chased & bitOf(army)) return because('YLD-175', 'chase.twice', { army: armyArg(army) });
  return (
    elsewhere(v, seat, piece, from) ??
    notOnMap(v, to) ??
    notLeft(v, to) ??
    noStreet(v, from, to) ??
    occupied(v, seat, to)
  );
}

function notLeft(v: View, to: Location): Refusal | null {
  return v.battle!.left.includes(to) ? null : because('YLD-174', 'chase.notLeft', { location: locationTerm(v, to) });
}

function occupied(v: View, seat: Seat, to: Location): Refusal | null {
  const other = enemyAt(v, seat, to);
  return other === null
    ? null
    : because('YLD-174', 'chase.occupied', { location: locationTerm(v, to), seat: seatArg(ownerOf(other)) });
}
