/** Why a Unit cannot take this move or make this attack (EPX-087..EPX-096, EPX-105, EPX-120..EPX-123). */
import { because, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { cardWith } from '../abilities.ts';
import { type Area, castleOf, isCastle, KILIMANDJORA } from '../content/board.ts';
import { cardId } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { bit, CAMP, CATAPULT, KNIGHT, SOLDIER, type Unit } from '../content/units.ts';
import { areaTerm, unitTerm } from '../describe.ts';
import type { Step } from '../options.ts';
import { isAutomatic, isUsed, rangeOf } from '../phases/move-and-attack.ts';
import type { View } from '../sight.ts';
import { defenderOf, isClosed, isEnemy, isLoneCatapult } from '../table.ts';
import { notOnMap } from './reason.ts';

/** What Units of this type never do. */
export function neverDone({ type, unit }: Step): Refusal | null {
  if (type === 'attack') return unit === CAMP ? because('EPX-096', 'attack.camp') : null;
  if (unit === CAMP) return because('EPX-092', 'move.camp');
  return unit === CATAPULT ? because('EPX-093', 'move.catapult') : null;
}

/** For a Unit of the viewer that stands where the step begins. */
export const stepRefused = (v: View, seat: Seat, step: Step): Refusal | null =>
  neverDone(step) ?? notOnMap(v, step.to) ?? stayingHere(step) ?? REFUSED[kindOf(step)](v, seat, step);

const kindOf = ({ type, unit }: Step) => (type === 'attack' && unit === CATAPULT ? 'shot' : type);

type Judge = (v: View, seat: Seat, step: Step) => Refusal | null;
const REFUSED: Readonly<Record<'move' | 'attack' | 'shot', Judge>> = {
  move: (v, seat, step) => notReachable(v, seat, step) ?? cannotEnter(v, seat, step),
  attack: (v, seat, step) => hasMarched(v, seat, step) ?? notReachable(v, seat, step) ?? cannotAttack(v, seat, step),
  shot: (v, seat, step) => outOfRange(v, seat, step) ?? cannotShoot(v, seat, step),
};

const moveRule = (unit: Unit): string => (unit === SOLDIER ? 'EPX-090' : 'EPX-091');
const names = (unit: Unit, area: Area) => ({ unit: unitTerm(unit), area: areaTerm(area) });
const owner = (v: View, area: Area) => ({ area: areaTerm(area), seat: seatArg(defenderOf(v, area)) });

function stayingHere({ type, unit, from, to }: Step): Refusal | null {
  if (from !== to) return null;
  return type === 'move'
    ? because(moveRule(unit), 'move.already', names(unit, to))
    : because('EPX-096', 'attack.own', { area: areaTerm(to) });
}

/** EPX-120, EPX-090, EPX-091, EPX-096. */
function notReachable(v: View, seat: Seat, { type, unit, from, to }: Step): Refusal | null {
  if (isClosed(v, seat, unit, to)) return because('EPX-120', 'step.mountain');
  if (boardOf(v).borders[from]!.includes(to)) return null;
  const ends = { unit: unitTerm(unit), from: areaTerm(from), to: areaTerm(to) };
  if (type === 'attack') return because('EPX-096', 'attack.far', ends);
  return because(moveRule(unit), unit === KNIGHT ? 'move.farKnight' : 'move.farSoldier', ends);
}

/** EPX-087, EPX-088, EPX-094. */
function cannotEnter(v: View, seat: Seat, { unit, to }: Step): Refusal | null {
  if (isEnemy(v, seat, to)) {
    if (isLoneCatapult(v, seat, to)) return null;
    return isCastle(to)
      ? because('EPX-094', 'move.enemyCastle', owner(v, to))
      : because('EPX-087', 'move.enemyThere', owner(v, to));
  }
  if ((v.units[to]! & bit(unit)) === 0) return null;
  return because(unit === KNIGHT ? 'EPX-Q15' : 'EPX-088', 'move.twin', names(unit, to));
}

/** EPX-108, SA13: only the second step of a Forced March is asked of a Soldier that has moved. */
function hasMarched(v: View, seat: Seat, { unit, from }: Step): Refusal | null {
  if (unit !== SOLDIER || !isUsed(v, SOLDIER, from)) return null;
  return because(cardId(cardWith(v, seat, 'march')!), 'attack.afterMarch');
}

/** EPX-095, EPX-096, EPX-Q10. */
function cannotAttack(v: View, seat: Seat, { unit, to }: Step): Refusal | null {
  if (!isEnemy(v, seat, to)) return nobodyThere(v, seat, to);
  if (isLoneCatapult(v, seat, to)) return because('EPX-095', 'attack.loneCatapult', names(unit, to));
  return v.gold[seat] === 0 ? because('EPX-Q10', 'attack.noGold') : null;
}

const nobodyThere = (v: View, seat: Seat, to: Area): Refusal =>
  because('EPX-096', isOwn(v, seat, to) ? 'attack.own' : 'attack.empty', { area: areaTerm(to) });

/** EPX-105, EPX-122, EPX-123, SA15. */
function outOfRange(v: View, seat: Seat, { from, to }: Step): Refusal | null {
  if (to === KILIMANDJORA) return because('EPX-122', 'shot.mountain');
  if (rangeOf(v, seat, from).includes(to)) return null;
  const twoSteps = rangeOf(v, seat, from) === boardOf(v).withinTwo[from];
  return because('EPX-105', twoSteps ? 'shot.farTwo' : 'shot.far', { from: areaTerm(from), to: areaTerm(to) });
}

/** What a Catapult can shoot at, given Gold for a bid. */
export const isTarget = (v: View, seat: Seat, to: Area): boolean =>
  to !== KILIMANDJORA && v.occupant[to] !== null && v.occupant[to] !== seat;

const isOwn = (v: View, seat: Seat, area: Area): boolean => v.occupant[area] === seat || area === castleOf(seat);

function nothingToHit(v: View, seat: Seat, to: Area): Refusal {
  if (isOwn(v, seat, to)) return because('EPX-096', 'attack.own', { area: areaTerm(to) });
  return because('EPX-Q13', isCastle(to) ? 'shot.emptyCastle' : 'shot.empty', { area: areaTerm(to) });
}

/** EPX-Q10, EPX-Q13. */
function cannotShoot(v: View, seat: Seat, { to }: Step): Refusal | null {
  if (!isTarget(v, seat, to)) return nothingToHit(v, seat, to);
  return v.gold[seat] === 0 && !isAutomatic(v, to) ? because('EPX-Q10', 'attack.noGold') : null;
}
