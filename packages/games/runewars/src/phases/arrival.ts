/** What happens when an army arrives: it settles, or it must fight or talk (RNW-080, RNW-089). */
import type { Seat } from '@interregnum/kernel';
import { addUnits, applyUnitLimit } from '../figures.ts';
import type { Area } from '../pieces.ts';
import { canPass } from '../queries.ts';
import type { State } from '../state.ts';

/** Whether units may be moved in. */
export const mayEnter = (s: State, seat: Seat, area: Area): boolean => canPass(s, seat, area);

/** Units that were taken from their areas come to this one; by type. */
export function arrive(s: State, seat: Seat, area: Area, army: readonly number[]): void {
  if (army.every(n => n === 0)) return;
  for (const [type, n] of army.entries()) addUnits(s, area, type, n);
  applyUnitLimit(s, seat, area);
}
