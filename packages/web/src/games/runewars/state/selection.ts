/** What the player of Runewars can take up, and what is looked at. */
import type { Area, TileNumber } from '@interregnum/runewars';
import { store } from '../../../parts/store.ts';
import { picking } from '../../../table/kit/picking.ts';
import type { Counts } from './unit-groups.ts';

export interface Picked {
  /** The area that was pressed first: where a move starts, or whose options are shown. */
  area: Area | null;
  /** While the map is built: which tile is in hand, and how it is turned. */
  tile: TileNumber | null;
  turns: number;
  /** Where it would lie: fingers look before they lay. */
  site: string | null;
  /** How many of each kind go along; `null`: as they were brought, or nobody. */
  counts: Counts | null;
}

export const NOTHING_PICKED: Picked = { area: null, tile: null, turns: 0, site: null, counts: null };
export const selection = picking<Picked>(NOTHING_PICKED);
export const { pick, usePicked } = selection;

/** Who was dragged where before he could be named: he is counted as soon as he can. */
export const brought = store<{ from: Area; to: Area } | null>(null);

/** The area under pointer or focus. */
export const lookedAt = store<Area | null>(null);
