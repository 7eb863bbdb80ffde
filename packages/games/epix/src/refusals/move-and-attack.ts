/** Why a Unit cannot be used, or must stop here (EPX-085, EPX-086; EPX-D09..EPX-D12). */
import type { Refusal, Seat } from '@interregnum/kernel';
import { seatArg } from '@interregnum/kernel';
import type { Area } from '../content/board.ts';
import { RECRUITMENT } from '../content/cards.ts';
import { CAMP, CATAPULT, KNIGHT, SOLDIER, type Unit } from '../content/units.ts';
import { areaTerm, unitTerm } from '../describe.ts';
import { canAct, isUsed, rangeOf } from '../phases/move-and-attack.ts';
import type { View } from '../sight.ts';
import { boardOf, canAttack, stands } from '../table.ts';
import { because, mixing, notOnMap, type Reason } from './reason.ts';
import { neverDone, stepRefused } from './step.ts';

const names = (unit: Unit, area: Area) => ({ unit: unitTerm(unit), area: areaTerm(area) });

/** EPX-D09: a step of a Unit that was not picked up yet is judged as a whole. */
export const useUnits: Reason = (v, seat, a) => {
  if (a.type === 'recruit') return mixing(v, seat, RECRUITMENT);
  if (a.type === 'use') return notUsable(v, seat, a.unit, a.area);
  if (a.type !== 'move' && a.type !== 'attack') return null;
  return (
    neverDone(a) ??
    notUsable(v, seat, a.unit, a.from) ??
    stepRefused(v, seat, a) ??
    because('EPX-086', 'use.first', names(a.unit, a.from))
  );
};

function notUsable(v: View, seat: Seat, unit: Unit, area: Area): Refusal | null {
  const offMap = notOnMap(v, area);
  if (offMap) return offMap;
  if (!stands(v, seat, unit, area)) return notThere(v, seat, unit, area);
  if (unit === CAMP) return because('EPX-092', 'use.camp');
  if (isUsed(v, unit, area)) {
    return unit === CATAPULT
      ? because('EPX-107', 'use.captured', { area: areaTerm(area) })
      : because('EPX-085', 'use.twice', names(unit, area));
  }
  return canAct(v, seat, unit, area) ? null : nothingToDo(v, seat, unit, area);
}

function notThere(v: View, seat: Seat, unit: Unit, area: Area): Refusal {
  const occupant = v.occupant[area]!;
  return occupant !== null && occupant !== seat && stands(v, occupant, unit, area)
    ? because('EPX-085', 'use.notYours', { ...names(unit, area), seat: seatArg(occupant) })
    : because('EPX-085', 'use.none', names(unit, area));
}

function nothingToDo(v: View, seat: Seat, unit: Unit, area: Area): Refusal {
  if (unit === CATAPULT) {
    const targets = rangeOf(v, seat, area).some(to => canShootWithGold(v, seat, to));
    return targets
      ? because('EPX-Q10', 'use.noGold', names(unit, area))
      : because('EPX-105', 'use.noTarget', { area: areaTerm(area) });
  }
  const targets = boardOf(v).borders[area]!.some(to => canAttack(v, seat, unit, to));
  return because(targets ? 'EPX-Q10' : 'EPX-087', targets ? 'use.noGold' : 'use.blocked', names(unit, area));
}
