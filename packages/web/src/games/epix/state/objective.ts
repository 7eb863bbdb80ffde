/** What wins a game of Epix, and how it stands for the viewer. */
import { areasOf, type View, WINTER } from '@interregnum/epix';
import { phrase } from '@interregnum/kernel';
import type { Objective } from '../../../table/kit/title.ts';
import { isDraft } from './reading.ts';

export function objective(view: View): Objective | null {
  const { viewer } = view;
  if (viewer === null) return null;
  const areas = view.gold.map((_, seat) => areasOf(view, seat));
  const others = Math.max(...areas.filter((_, seat) => seat !== viewer));
  const last = view.season === WINTER && !view.over && !isDraft(view);
  return {
    aim: phrase('epix.objective'),
    now: phrase('epix.objective.now', { own: areas[viewer]!, others }),
    warning: last ? phrase('epix.objective.last') : null,
  };
}
