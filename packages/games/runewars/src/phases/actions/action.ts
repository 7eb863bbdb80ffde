/** A kind of free action: when it may be there by open facts, what is legal, what it does. */
import type { Procedure, Seat } from '@interregnum/kernel';
import type { Option } from '../../options.ts';
import type { State } from '../../state.ts';

/** A window of D08. */
export interface Window {
  seat: Seat;
  /** Whether the Order of this turn is still to move units. */
  moveToCome: boolean;
}
/** The procedure of a window, by name. */
export const WINDOW: Procedure<Window> = { name: 'freeActions' };

export interface FreeAction {
  /** From facts that are open to everybody (2.21 no. 9): a seat is asked although what it hides allows nothing. */
  isAsked(s: State, seat: Seat): boolean;
  options(s: State, seat: Seat): readonly Option[];
  /** The answers that are its options. */
  readonly answers: Option['type'];
  perform(s: State, seat: Seat, answer: Option): void;
}
