/** Something besides cards that a side may do when a battle starts (D22): what is legal, what it does. */
import type { Side } from '../../battle.ts';
import type { Option } from '../../options.ts';
import type { State } from '../../state.ts';

export interface BattleAction {
  /** From facts that are open to everybody: who has one is asked also without Tactics cards. */
  options(s: State, side: Side): readonly Option[];
  /** The answers that are its options. */
  readonly answers: Option['type'];
  perform(s: State, side: Side, answer: Option): void;
}
