/** What the player of Yield can take up, and what is looked at. */
import type { Army, Location } from '@interregnum/yield';
import { store } from '../../../parts/store.ts';
import { picking } from '../../../table/kit/picking.ts';

/** What a click on the map is meant for while several actions are open. */
export type Mode = 'step' | 'upgrade' | 'fortress';

export interface Picked {
  army: Army | null;
  location: Location | null;
  mode: Mode | null;
  /** Cards of the hand, by their ids. */
  cards: readonly string[];
}

export const selection = picking<Picked>({ army: null, location: null, mode: null, cards: [] });
export const { pick, usePicked } = selection;

/** The Location under pointer or focus. */
export const lookedAt = store<Location | null>(null);
