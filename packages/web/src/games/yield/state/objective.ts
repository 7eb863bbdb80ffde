/** What wins a game of Yield, and how it stands for the viewer. */
import { phrase } from '@interregnum/kernel';
import { pointsOf, sideOf, type View } from '@interregnum/yield';
import type { Objective } from '../../../table/kit/title.ts';

const LAST_YEAR = 3;

/** The points of every side, allies together. */
function pointsBySide(view: View): Map<number, number> {
  const points = new Map<number, number>();
  for (let seat = 0; seat < view.seats; seat++) {
    const side = sideOf(view, seat);
    points.set(side, (points.get(side) ?? 0) + pointsOf(view, seat));
  }
  return points;
}

export function objective(view: View): Objective | null {
  const { viewer } = view;
  if (viewer === null) return null;
  const points = pointsBySide(view);
  const side = sideOf(view, viewer);
  const others = Math.max(...[...points].filter(([each]) => each !== side).map(([, sum]) => sum));
  const last = view.year === LAST_YEAR && !view.over;
  return {
    aim: phrase('yield.objective'),
    now: phrase('yield.objective.now', { own: points.get(side)!, others }),
    warning: last ? phrase('yield.objective.last') : null,
  };
}
