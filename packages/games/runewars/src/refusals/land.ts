/** Why something cannot be done with waste tokens, and with a hero in a flood (RNW-513, RNW-550, RNW-551, D54, D63, D67). */
import { because, localsOf, type Refusal } from '@interregnum/kernel';
import { isDesolated, isWaste } from '../modules/bow/state.ts';
import { flood as flooding } from '../modules/explore/flood.ts';
import { areaTerm } from '../naming.ts';
import { type Area, HOME_OF, NONE } from '../pieces.ts';
import type { View } from '../sight.ts';
import { noTarget } from './cards.ts';
import { atItsStep, notNextTo, notOnBoard, otherStep, type Reason, reasons } from './reason.ts';

function noPlace(v: View, area: Area): Refusal {
  const args = { area: areaTerm(area) };
  const away = notOnBoard(v, area);
  if (away) return away;
  if (HOME_OF[area] !== NONE) return because('RNW-550', 'wasteAtHome', args);
  return isDesolated(v, area) ? because('RNW-551', 'desolated', args) : noTarget(v, areaTerm(area));
}
export const waste: Reason = reasons({ area: atItsStep('area', (v, _seat, a) => noPlace(v, a.area)) });

export const cleanse: Reason = reasons({
  area: (v, _seat, a) =>
    notOnBoard(v, a.area) ??
    (isWaste(v, a.area) ? noTarget(v, areaTerm(a.area)) : because('RNW-550', 'noWaste', { area: areaTerm(a.area) })),
  raise: otherStep,
});

/** The hero who is washed away. */
const washed = (v: View): Area => v.heroArea[localsOf(v, flooding)!.hero]!;
export const flood: Reason = reasons({
  step: (v, _seat, a) =>
    notOnBoard(v, a.area) ??
    notNextTo(v, washed(v), a.area, 'RNW-513') ??
    because('RNW-087', 'borderClosed', { area: areaTerm(washed(v)), to: areaTerm(a.area) }),
});
