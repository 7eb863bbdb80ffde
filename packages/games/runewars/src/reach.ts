/** How far figures come: paths over borders, through areas, within so many steps (RNW-082..RNW-092). */
import type { Seat } from '@interregnum/kernel';
import { boardOf } from './board.ts';
import { isDungeon, portals } from './modules/explore/queries.ts';
import type { Area } from './pieces.ts';
import { canPass, closedBorders, hasLasting, lastingAmount } from './queries.ts';
import type { State } from './state.ts';

/** Who moves: what stops him at borders and on the way. */
export interface Mover {
  readonly flies: boolean;
  readonly isHero: boolean;
  /** Whether portal links are open (RNW-Q72). */
  readonly links: boolean;
}

const FAR = 4;
const NO_WAY = -1;

/** By area: steps on a legal path to the target; -1 when it is too far or there is none. */
export function stepsTo(s: State, seat: Seat, target: Area, mover: Mover): number[] {
  const board = boardOf(s.placement);
  const closed = mover.flies ? 0 : closedBorders(s, seat);
  const linked = mover.links ? portals(s) : [];
  const steps = new Array<number>(board.isOn.length).fill(NO_WAY);
  steps[target] = 0;
  const queue = [target];
  for (const area of queue) {
    if (steps[area]! >= FAR) continue;
    const reach = (next: Area) => {
      if (steps[next] !== NO_WAY) return;
      steps[next] = steps[area]! + 1;
      if (mover.isHero ? !isDungeon(s, next) : canPass(s, seat, next)) queue.push(next); // RNW-083, RNW-504
    };
    for (const [i, next] of board.neighbours[area]!.entries())
      if ((board.borders[area]![i]! & closed) === 0) reach(next);
    if (linked.includes(area)) for (const next of linked) reach(next);
  }
  return steps;
}

const RANGE = 2;
const FAST = 3;

/** RNW-082, SU7, WI4: how many areas a figure moves with Mobilize and Conquer. */
export const rangeOf = (s: State, isFast: boolean): number =>
  (isFast ? FAST : RANGE) + (hasLasting(s, 'farther') ? 1 : 0) - (hasLasting(s, 'nearer') ? 1 : 0);

/** TA13: units that may still move 1 area farther. */
export const marchers = (s: State, seat: Seat): number => lastingAmount(s, 'forcedMarch', seat);
