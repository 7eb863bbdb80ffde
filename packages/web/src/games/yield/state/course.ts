/** What decides Yield: the worth of the Fortresses of each player, or of each side. */
import type { Seat } from '@interregnum/kernel';
import { sideOf, sidePoints, type View, type YieldEvent } from '@interregnum/yield';
import type { Course } from '../../../table/kit/course.ts';

/** The seats that count together, in the order of their first member. */
function sidesOf(view: View): Seat[][] {
  const sides = new Map<number, Seat[]>();
  for (const seat of view.leader.keys()) {
    const side = sideOf(view, seat);
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()];
}

/** Fortresses change hands, grow, or are taken away. */
function explains(e: YieldEvent, seat: Seat, rose: boolean): boolean {
  switch (e.type) {
    case 'upgraded':
    case 'built':
    case 'fortressMoved':
      return rose && e.seat === seat;
    case 'swapped':
      return e.seat === seat;
    case 'conquered':
      return rose ? e.seat === seat : e.from === seat;
    case 'tokenRemoved':
      return !rose && e.token === seat;
    default:
      return false;
  }
}

export const course: Course<View, YieldEvent> = {
  unit: 'yield.course.points',
  sides: sidesOf,
  values: view => sidesOf(view).map(([seat]) => sidePoints(view, seat!)),
  explains,
};
