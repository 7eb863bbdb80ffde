/** The own Objective and its light: whether its condition holds now, so that it may be shown for a dragon rune. */
import { contentOf, isGoalMet, NONE, type View } from '@interregnum/runewars';

export interface OwnGoal {
  id: string;
  isMet: boolean;
}

/** `null`: the viewer has none, or none any more. */
export function ownGoal(view: View): OwnGoal | null {
  const { viewer } = view;
  const card = viewer === null ? null : view.objective[viewer];
  if (viewer === null || card === null || card === undefined || card === NONE) return null;
  const { id, goal } = contentOf(view).objectives[card]!;
  return { id, isMet: isGoalMet(view, viewer, goal) };
}
