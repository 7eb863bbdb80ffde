/** A kind of free action: when it may be there by open facts, what is legal, what it does. */
import type { Seat } from '@interregnum/kernel';
import type { Option } from '../../options.ts';
import type { State } from '../../state.ts';

export interface FreeAction {
  /** From facts that are open to everybody (2.21 no. 9): a seat is asked although what it hides allows nothing. */
  isAsked(s: State, seat: Seat): boolean;
  /** `traded`: Rewards that have changed hands in this window (RNW-Q121). */
  options(s: State, seat: Seat, traded: readonly number[]): readonly Option[];
  perform(s: State, seat: Seat, answer: Option, traded: number[]): void;
}
