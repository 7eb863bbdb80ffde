/** Free actions of a turn that modules add (`turn.actions`, D08), in their order, and those that they replace. */
import type { FreeAction } from '../phases/actions/action.ts';
import type { State } from '../state.ts';
import { tokenAction } from './explore/token-action.ts';
import { victoryCardAction } from './rtv/victory-card.ts';

export const MODULE_ACTIONS: readonly FreeAction[] = [tokenAction];

/** RNW-640: a Victory card is placed where a claim would be made. */
export function withVictoryCards(actions: readonly FreeAction[], claim: FreeAction) {
  const changed = actions.map(action => (action === claim ? victoryCardAction : action));
  return (value: readonly FreeAction[], s: State): readonly FreeAction[] => (s.terms.bow ? changed : value);
}
