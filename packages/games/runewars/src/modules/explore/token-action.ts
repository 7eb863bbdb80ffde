/** A destructible token is discarded by who holds its area with six units (RNW-502, RNW-Q71). */
import { bigSets, type Seat } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import { tell } from '../../events.ts';
import { option } from '../../options.ts';
import type { FreeAction } from '../../phases/actions/action.ts';
import { type Area, NONE } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { unitsOf } from '../../table.ts';
import { typeOf } from './tokens.ts';

export const UNITS_NEEDED = 6;

/** RNW-502, RNW-Q71, RNW-Q335: a peasant is no unit. */
const destructible = (s: State, seat: Seat): Area[] =>
  !s.terms.explore
    ? []
    : boardOf(s).areas.filter(
        area =>
          bigSets.has(s.exploredUp, area) &&
          typeOf(s, s.explored[area]!) === 'destructible' &&
          unitsOf(s, seat, area) >= UNITS_NEEDED,
      );

/** A token leaves the board for good. */
export function discardToken(s: State, seat: Seat, area: Area): void {
  const token = s.explored[area]!;
  s.explored[area] = NONE;
  s.exploreBacks[area] = 0;
  s.exploredUp = bigSets.without(s.exploredUp, area);
  s.exploredGone = [...s.exploredGone, token].sort((a, b) => a - b);
  tell({ type: 'tokenDiscarded', seat, area, token });
}

export const tokenAction: FreeAction = {
  answers: 'discardToken',
  isAsked: (s, seat) => destructible(s, seat).length > 0,
  options: (s, seat) => destructible(s, seat).map(option.discardToken),
  perform: (s, seat, answer) => {
    if (answer.type === 'discardToken') discardToken(s, seat, answer.area);
  },
};
