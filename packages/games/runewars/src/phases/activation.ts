/** Activation tokens (RNW-082, RNW-084). */
import { bigSets, type Seat } from '@interregnum/kernel';
import { tell } from '../events.ts';
import type { Area } from '../pieces.ts';
import { place } from '../places.ts';
import type { State } from '../state.ts';

/** RNW-064: his token lies there until it is taken back. */
export function activateArea(s: State, seat: Seat, area: Area): void {
  s.activated[seat] = bigSets.with(s.activated[seat]!, area);
  tell({ type: 'activated', seat, area });
  place(s, 'activation.placed', { seat, area });
}
