/** The free actions of a turn (D08, 2.21 no. 4 and 9): in fixed windows, any number while each is legal. */
import { END, type Seat } from '@interregnum/kernel';
import { tokenAction } from '../modules/explore/token-action.ts';
import { type Option, option } from '../options.ts';
import { ASK } from '../questions.ts';
import { procedure, type State } from '../state.ts';
import { isAlive } from '../table.ts';
import type { FreeAction } from './actions/action.ts';
import { rewardAction, tacticsAction } from './actions/cards.ts';
import { claimAction } from './actions/claim.ts';
import { objectiveAction } from './actions/objective.ts';
import { checkElimination } from './elimination.ts';

/** In the order in which they are offered. */
const ACTIONS: readonly FreeAction[] = [claimAction, objectiveAction, tacticsAction, rewardAction, tokenAction];

const isAsked = (s: State, seat: Seat): boolean => isAlive(s, seat) && ACTIONS.some(action => action.isAsked(s, seat));

const optionsOf = (s: State, l: Window): Option[] => [
  ...ACTIONS.flatMap(action => action.options(s, l.seat, l.traded)),
  option.continue,
];

function perform(s: State, l: Window, answer: Option): void {
  const action = ACTIONS.find(one => one.options(s, l.seat, l.traded).some(other => other.code === answer.code));
  action?.perform(s, l.seat, answer, l.traded);
}

export interface Window {
  seat: Seat;
  /** RNW-Q121: Rewards that have changed hands in this window. */
  traded: number[];
}

export const freeActions = procedure<Window>('freeActions', {
  act: {
    question: ASK.freeAction,
    while: (s, { seat }) => isAsked(s, seat),
    who: (_, { seat }) => seat,
    options: (s, l) => optionsOf(s, l),
    then: (s, l, answer) => {
      if (answer.type === 'continue') return END;
      perform(s, l, answer);
    },
  },
  check: s => checkElimination(s),
});
