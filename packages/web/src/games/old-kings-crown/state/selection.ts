/** What the player of The Old King's Crown can take up before it is an answer. */
import { type Card, NONE } from '@interregnum/old-kings-crown';
import { picking } from '../../../table/kit/picking.ts';

export interface Picked {
  /** Things on the table by their spots: the options that speak of all of them are left. */
  things: readonly string[];
  /** The cards meant for the three Regions while cards are placed; `NONE` where there is none yet. */
  placed: readonly Card[];
  /** A card of the hand that is on its way to a Region. */
  lifted: Card | null;
}

export const NOTHING_PICKED: Picked = { things: [], placed: [NONE, NONE, NONE], lifted: null };

export const selection = picking<Picked>(NOTHING_PICKED);
export const { pick, usePicked } = selection;
