/** The procedures of Development cards by name: `places.ts` and `instead.ts` call them, and what they do needs places itself. */
import { localsOf, type Procedure, type Seat } from '@interregnum/kernel';
import type { Side } from '../../battle.ts';
import type { Area } from '../../pieces.ts';
import { call, type State } from '../../state.ts';
import type { DevelopmentCardNumber } from './state.ts';

/** D70: what has been done of it, and whether it is over. */
export interface Developing {
  seat: Seat;
  hasBuilt: boolean;
  hasBought: boolean;
  isOver: boolean;
}
export const DEVELOP: Procedure<Developing> = { name: 'develop' };
/** In place of the base game's question whether a token is built. */
export const develop = (s: State, { seat }: { seat: Seat }): void =>
  call(s, DEVELOP, { seat, hasBuilt: false, hasBought: false, isOver: false });

/** D72: areas that were left and may still get a peasant. */
export interface Leaving {
  seat: Seat;
  areas: Area[];
}
export const LEAVE_PEASANTS: Procedure<Leaving> = { name: 'leavePeasants' };
/** RNW-Q256: control, and who looks at tokens by it, is worked out only when it is known where peasants stay. */
export const isControlOpen = (t: Pick<State, 'frames'>): boolean => localsOf(t, LEAVE_PEASANTS) !== null;

/** D73. */
export const POISON_WELLS: Procedure<{ seat: Seat; card: DevelopmentCardNumber }> = { name: 'poisonWells' };

/** DL4. */
export const SHOOT_VOLLEY: Procedure<{ side: Side }> = { name: 'shootVolley' };

/** D75: units of his own are routed, and what that does to the other side. */
export interface Routing {
  side: Side;
  card: DevelopmentCardNumber;
  n: number;
}
export const ROUT_OWN: Procedure<Routing> = { name: 'routOwn' };

/** D74. */
export const RAISE_DIAL: Procedure<{ seat: Seat; card: DevelopmentCardNumber }> = { name: 'raiseDial' };
