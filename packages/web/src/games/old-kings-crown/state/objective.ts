/** What wins The Old King's Crown, and how it stands for the viewer. */
import { phrase } from '@interregnum/kernel';
import { thresholdOf, type View } from '@interregnum/old-kings-crown';
import type { Objective } from '../../../table/kit/title.ts';

export function objective(view: View): Objective | null {
  const { viewer, influence, order, over } = view;
  if (viewer === null) return null;
  const threshold = thresholdOf(view);
  const own = influence[viewer]!;
  const others = Math.max(0, ...order.filter(party => party !== viewer).map(party => influence[party]!));
  const isNear = !over && Math.max(own, others) >= threshold;
  return {
    aim: phrase('okc.objective', { n: threshold }),
    now: phrase('okc.objective.now', { own, others }),
    warning: isNear ? phrase(own > others ? 'okc.objective.near' : 'okc.objective.theirs') : null,
  };
}
