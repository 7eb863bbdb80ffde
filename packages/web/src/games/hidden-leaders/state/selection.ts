/** What the player of Hidden Leaders can take up, and what is spread out on demand. */
import type { Card } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import { store } from '../../../parts/store.ts';
import { picking } from '../../../table/kit/picking.ts';

export interface Picked {
  /** A hand card that is looked at before it is played, or the card to hide. */
  card: Card | null;
  /** The card to discard when a party is prepared. */
  discard: Card | null;
  /** A Hidden Hero with which more than one thing can be done. */
  hidden: string | null;
}

export const NOTHING_PICKED: Picked = { card: null, discard: null, hidden: null };

export const selection = picking(NOTHING_PICKED);
export const { usePicked } = selection;

/** Whether the Graveyard is spread out. */
export const graveyardOpen = store(false);

/** Where parties are seen from afar: the one that is spread out until the next question. */
export const spreading = picking<{ seat: Seat | null }>({ seat: null });
