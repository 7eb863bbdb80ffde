/** The units that an effect speaks of: in a battle those in line, elsewhere those on the board (RNW-175, 4.1 no. 5). */

import type { Side, Unit } from '../battle.ts';
import { countUnits } from '../battle-line.ts';
import { boardOf } from '../board.ts';
import type { UnitSet } from '../content/effect.ts';
import { UNITS } from '../content/units.ts';
import { unitTypes } from '../in-play.ts';
import { fits } from '../phases/battle/assign.ts';
import { battleOf, lineOf } from '../phases/battle/sides.ts';
import type { Stack } from '../phases/losses.ts';
import { type Area, isNeutral, type UnitType } from '../pieces.ts';
import { shapeOf } from '../printed.ts';
import { initiative } from '../queries.ts';
import type { State } from '../state.ts';
import { controllerOf, ownTypes, routedAt, standingAt, unitsAt } from '../table.ts';
import { areasIn } from './areas.ts';
import type { Performance } from './performance.ts';
import { sideOf } from './who.ts';

/** Which sides of a battle a set names. */
export const sidesIn = (l: Performance, { of }: UnitSet): Side[] =>
  of === 'anybody' ? [0, 1] : [sideOf(l, of === 'mine' ? 'me' : 'opponent')];

export interface Fighter {
  side: Side;
  unit: Unit;
}
/** RNW-175, RNW-C5: participating units only. */
export const fightersIn = (s: State, l: Performance, set: UnitSet): Fighter[] =>
  sidesIn(l, set).flatMap(side =>
    lineOf(s, side)
      .filter(unit => fits(s, side, unit, set))
      .map(unit => ({ side, unit })),
  );

// --- on the board ----------------------------------------------------------------------------------------------------------------

const isOwn = (s: State, l: Performance, area: Area, type: UnitType, { of }: UnitSet): boolean => {
  if (of === 'neutral') return isNeutral(type);
  if (of === 'mine') return controllerOf(s, area) === l.seat && ownTypes(s, l.seat).includes(type);
  return of === 'anybody' || controllerOf(s, area) !== l.seat;
};

export function stacksIn(s: State, l: Performance, set: UnitSet): Stack[] {
  const areas = set.in ? areasIn(s, l, set.in) : boardOf(s).areas;
  const found: Stack[] = [];
  const look = (stack: Stack) => {
    if (stack.n > 0 && isFitting(s, stack, set)) found.push(stack);
  };
  for (const area of areas)
    for (const type of unitTypes(s)) {
      if (unitsAt(s, area, type) === 0 || !isOwn(s, l, area, type, set)) continue;
      look({ area, type, routed: false, n: standingAt(s, area, type) });
      look({ area, type, routed: true, n: routedAt(s, area, type) });
    }
  return found;
}

const isFitting = (s: State, { type, routed }: Stack, set: UnitSet): boolean =>
  (set.shapes === undefined || set.shapes.includes(shapeOf(s, type))) &&
  (set.types === undefined || set.types.includes(UNITS[type]!.id)) &&
  (set.state === undefined || routed === (set.state === 'routed')) &&
  (set.initiative === undefined || initiative(s, type) >= set.initiative);

/** TA03: those in the contested area that take no part. */
export const bystandersIn = (s: State, l: Performance, set: UnitSet): Stack[] =>
  set.bystanders === true ? stacksIn(s, l, set).filter(({ area }) => area === battleOf(s).area) : [];

export function countIn(s: State, l: Performance, set: UnitSet): number {
  if (!s.battle) return stacksIn(s, l, set).reduce((sum, { n }) => sum + n, 0);
  const inLine = sidesIn(l, set).reduce<number>(
    (sum, side) => sum + countUnits(lineOf(s, side), unit => fits(s, side, unit, set)),
    0,
  );
  return inLine + bystandersIn(s, l, set).reduce((sum, { n }) => sum + n, 0);
}
