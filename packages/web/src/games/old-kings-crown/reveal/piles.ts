/** Which pile is spread out. */
import type { Seat } from '@interregnum/kernel';
import { store } from '../../../parts/store.ts';

export interface OpenPile {
  of: 'kingdom' | 'lost' | 'discard';
  /** Whose, where it is somebody's. */
  seat: Seat | null;
}

export const pileOpen = store<OpenPile | null>(null);
export const openPile = (pile: OpenPile): void => pileOpen.set(pile);
