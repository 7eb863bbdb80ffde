/** What the player of Epix can take up, and what is laid over the map on demand. */
import { store } from '../../../parts/store.ts';
import { picking } from '../../../table/kit/picking.ts';

export interface Picked {
  unit: number | null;
  area: number | null;
}

export type Overlay = 'threats' | 'ranking' | null;

export const selection = picking<Picked>({ unit: null, area: null });
export const { pick, usePicked } = selection;

export const overlay = store<Overlay>(null);
