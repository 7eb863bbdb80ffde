/** Why a Unit cannot be used, or not in this way, with Move & Attack (EPX-085, EPX-086; EPX-D09..EPX-D12). */
import { because, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import type { Area } from '../content/board.ts';
import { RECRUITMENT } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { CAMP, CATAPULT, KNIGHT, SOLDIER, type Unit } from '../content/units.ts';
import { areaTerm, unitTerm } from '../describe.ts';
import { canAct, isUsed, rangeOf } from '../phases/move-and-attack.ts';
import { ASK, type Question } from '../questions.ts';
import type { View } from '../sight.ts';
import { canAttack, stands } from '../table.ts';
import { mixing, notOnMap, type Reason } from './reason.ts';
import { isTarget, neverDone, stepRefused } from './step.ts';

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
  const missing = notOnMap(v, area) ?? notThere(v, seat, unit, area);
  if (missing) return missing;
  if (unit === CAMP) return because('EPX-092', 'use.camp');
  if (isUsed(v, unit, area)) return usedUp(unit, area);
  return canAct(v, seat, unit, area) ? null : nothingToDo(v, seat, unit, area);
}

function notThere(v: View, seat: Seat, unit: Unit, area: Area): Refusal | null {
  if (stands(v, seat, unit, area)) return null;
  const occupant = v.occupant[area]!;
  return occupant !== null && stands(v, occupant, unit, area)
    ? because('EPX-085', 'use.notYours', { ...names(unit, area), seat: seatArg(occupant) })
    : because('EPX-085', 'use.none', names(unit, area));
}

/** A Catapult that has shot is gone, so one that is used up was captured (EPX-107). */
const usedUp = (unit: Unit, area: Area): Refusal =>
  unit === CATAPULT
    ? because('EPX-107', 'use.captured', { area: areaTerm(area) })
    : because('EPX-085', 'use.twice', names(unit, area));

/** EPX-087, EPX-105, EPX-Q10. */
function nothingToDo(v: View, seat: Seat, unit: Unit, area: Area): Refusal {
  const targets =
    unit === CATAPULT
      ? rangeOf(v, seat, area).some(to => isTarget(v, seat, to))
      : boardOf(v).borders[area]!.some(to => canAttack(v, seat, unit, to));
  if (targets) return because('EPX-Q10', 'use.noGold', names(unit, area));
  return unit === CATAPULT
    ? because('EPX-105', 'use.noTarget', { area: areaTerm(area) })
    : because('EPX-087', 'use.blocked', names(unit, area));
}

const UNIT_IN_USE: Readonly<Partial<Record<Question, Unit>>> = {
  [ASK.soldierStep]: SOLDIER,
  [ASK.knightStep]: KNIGHT,
  [ASK.catapultTarget]: CATAPULT,
};
export const unitInUse = (v: View): Unit => UNIT_IN_USE[v.ask!.id]!;

/** EPX-D10, EPX-D11, EPX-D12. */
export const unitStep: Reason = (v, seat, a) => {
  const unit = unitInUse(v);
  const area = v.riding!;
  switch (a.type) {
    case 'recruit':
      return mixing(v, seat, RECRUITMENT);
    case 'use':
      return a.unit === unit && a.area === area ? null : because('EPX-Q14', 'step.oneByOne', names(unit, area));
    case 'move':
    case 'attack':
      if (a.unit !== unit || a.from !== area) return because('EPX-Q14', 'step.oneByOne', names(unit, area));
      return stepRefused(v, seat, a);
    case 'end':
      return because('EPX-086', 'step.endBetween', names(unit, area));
    case 'back':
    case 'finish':
      return leaving(v, unit, area, a.type);
    default:
      return null;
  }
};

/** A Unit is left with `back` before its first step and with `finish` after it. */
function leaving(v: View, unit: Unit, area: Area, word: 'back' | 'finish'): Refusal | null {
  const begun = isUsed(v, unit, area);
  if (word === 'back' && begun) return because('EPX-085', 'step.begun', names(unit, area));
  return word === 'finish' && !begun ? because('EPX-085', 'step.notBegun', names(unit, area)) : null;
}
