/** Objectives are shown for a dragon rune when their condition holds (RNW-356, RNW-Q33, 4.13). */

import type { Seat } from '@interregnum/kernel';
import type { Goal } from '../../content/card.ts';
import { contentOf } from '../../content/contents.ts';
import { tell } from '../../events.ts';
import { BOW_GOALS } from '../../modules/bow/goals.ts';
import { option } from '../../options.ts';
import { DRAGON_RUNE, NONE } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { receive } from '../runes.ts';
import type { FreeAction } from './action.ts';
import { GOALS, type GoalTests, type Judged } from './goals.ts';

const TESTS: GoalTests<Goal> = { ...GOALS, ...BOW_GOALS };

export function isGoalMet(s: Judged, seat: Seat, goal: Goal): boolean {
  return (TESTS[goal.goal] as (s: Judged, seat: Seat, goal: Goal) => boolean)(s, seat, goal);
}

/** RNW-356. */
const canShow = (s: State, seat: Seat): boolean =>
  s.objective[seat] !== NONE &&
  s.runePiles[DRAGON_RUNE]! > 0 &&
  isGoalMet(s, seat, contentOf(s).objectives[s.objective[seat]!]!.goal);

export const objectiveAction: FreeAction = {
  answers: 'objective',
  isAsked: (s, seat) => s.objective[seat] !== NONE,
  options: (s, seat) => (canShow(s, seat) ? [option.objective] : []),
  perform: (s, seat) => {
    const card = s.objective[seat]!;
    s.objective[seat] = NONE;
    s.objectivesShown = [...s.objectivesShown, card];
    tell({ type: 'objectiveMet', seat, card });
    receive(s, seat);
  },
};
