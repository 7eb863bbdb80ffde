/** What happens when an army arrives: it settles, or it must fight or talk (RNW-080, RNW-089, RNW-421, WI8). */
import type { Seat } from '@interregnum/kernel';
import { type Area, NONE } from '../pieces.ts';
import { canPass, hasLasting, UNIT_LIMIT } from '../queries.ts';
import { call, type PublicState, type State } from '../state.ts';
import { controllerOf } from '../table.ts';
import { battle } from './battle/battle.ts';
import { enterNeutral, LEAST_INFLUENCE, mostToSpend, settleArmy } from './diplomacy.ts';

/** Whether units may be moved in: not where that would force a second battle (RNW-421, RNW-Q110). */
export function mayEnter(s: State, seat: Seat, area: Area): boolean {
  if (canPass(s, seat, area)) return true;
  if (controllerOf(s, area) !== NONE) return !s.fought && !hasLasting(s, 'truce');
  return !mustTalk(s, seat, area) || mostToSpend(s, seat) >= LEAST_INFLUENCE;
}

/** RNW-421: a neutral area after the battle of this turn. */
export const mustTalk = (s: PublicState, seat: Seat, area: Area): boolean =>
  s.fought && !canPass(s, seat, area) && controllerOf(s, area) === NONE;

/** How many units may come: more than 8 only where a battle can be started (RNW-Q110). */
export const mostArriving = (s: State, seat: Seat, area: Area): number =>
  s.fought && !canPass(s, seat, area) ? UNIT_LIMIT : Number.POSITIVE_INFINITY;

/** Units that were taken from their areas (`s.army`) come to where they were sent. */
export function arrive(s: State): void {
  if (!s.army) return;
  const { seat, area } = s.army;
  if (canPass(s, seat, area)) settleArmy(s);
  else if (controllerOf(s, area) === NONE) call(s, enterNeutral, { seat });
  else call(s, battle, {}); // RNW-Q05: also where nobody stands
}
