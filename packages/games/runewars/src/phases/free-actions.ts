/** The free actions of a turn (D08, 2.21 no. 4 and 9): in fixed windows, any number while each is legal. */
import { END, query, type Seat } from '@interregnum/kernel';
import { MODULE_ACTIONS, withVictoryCards } from '../modules/actions.ts';
import { probed } from '../modules/probe.ts';
import { type Option, option } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { isAlive } from '../table.ts';
import type { FreeAction, Window } from './actions/action.ts';
import { captainAction } from './actions/captain.ts';
import { rewardAction, tacticsAction } from './actions/cards.ts';
import { claimAction } from './actions/claim.ts';
import { markerAction } from './actions/markers.ts';
import { objectiveAction } from './actions/objective.ts';
import { tradeAction } from './actions/trading.ts';
import { checkElimination } from './elimination.ts';
import { forgetTrades } from './heroes/trade.ts';

/** In the order in which they are offered. */
const ACTIONS: readonly FreeAction[] = [
  claimAction,
  objectiveAction,
  captainAction,
  tacticsAction,
  rewardAction,
  tradeAction,
  markerAction,
  ...MODULE_ACTIONS,
];
const actions = probed(
  'turn.actions',
  query((_: State): readonly FreeAction[] => ACTIONS, [withVictoryCards(ACTIONS, claimAction)]),
);

const isAsked = (s: State, seat: Seat): boolean =>
  isAlive(s, seat) && actions(s).some(action => action.isAsked(s, seat));

function optionsOf(s: State, seat: Seat): Option[] {
  const out: Option[] = [];
  for (const action of actions(s)) out.push(...action.options(s, seat));
  out.push(option.continue);
  return out;
}

/** RNW-Q30: every effect is followed by the check. */
const settling = procedure<Record<string, never>>('settling', { check: s => checkElimination(s) });

function perform(s: State, seat: Seat, answer: Option): void {
  call(s, settling, {});
  actions(s)
    .find(({ answers }) => answers === answer.type)
    ?.perform(s, seat, answer);
}

/** RNW-Q120. */
export const freeActions = procedure<Window>('freeActions', {
  begin: s => forgetTrades(s),
  act: {
    question: ASK.freeAction,
    while: (s, { seat }) => isAsked(s, seat),
    who: (_, { seat }) => seat,
    options: (s, { seat }) => optionsOf(s, seat),
    then: (s, { seat }, answer) => {
      if (answer.type === 'continue') {
        forgetTrades(s);
        return END;
      }
      perform(s, seat, answer);
    },
  },
});
