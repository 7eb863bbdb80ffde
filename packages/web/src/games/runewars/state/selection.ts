/** What the player of Runewars can take up, and what is looked at. */
import type { Area, TileNumber } from '@interregnum/runewars';
import { store } from '../../../parts/store.ts';
import { picking } from '../../../table/kit/picking.ts';

export interface Picked {
  /** The area that was pressed first: where a move starts, or whose options are shown. */
  area: Area | null;
  /** While the map is built: which tile is in hand, and how it is turned. */
  tile: TileNumber | null;
  turns: number;
}

export const selection = picking<Picked>({ area: null, tile: null, turns: 0 });
export const { pick, usePicked } = selection;

/** The area under pointer or focus. */
export const lookedAt = store<Area | null>(null);
