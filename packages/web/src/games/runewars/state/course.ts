/** What decides Runewars: the dragon runes that each player controls, against those that a claim needs. */
import type { Seat } from '@interregnum/kernel';
import { type RunewarsEvent, runesNeeded, type View } from '@interregnum/runewars';
import type { Course } from '../../../table/kit/course.ts';
import { runewarsClass } from '../peoples/peoples.ts';
import { runesOf } from './reading.ts';

/** Runes come by land, by marches and battles, by cards; they go with the land. */
function explains(e: RunewarsEvent, seat: Seat, rose: boolean): boolean {
  switch (e.type) {
    case 'moved':
    case 'runesPlaced':
    case 'runePlaced':
    case 'objectiveMet':
      return rose && e.seat === seat;
    case 'retreated':
    case 'destroyed':
    case 'runeDiscarded':
      return !rose && e.seat === seat;
    case 'runeMoved':
    case 'runesSwapped':
      return e.seat === seat;
    default:
      return false;
  }
}

export const course: Course<View, RunewarsEvent> = {
  theme: runewarsClass,
  unit: 'runewars.course.runes',
  values: view => view.influence.map((_, seat) => runesOf(view, seat).least),
  marks: view => [{ name: 'runewars.course.needed', value: runesNeeded(view) }],
  explains,
};
