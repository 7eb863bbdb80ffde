/** What modules keep about things on the board and forget when those are gone: at once, before anything takes their place. */
import type { Area } from '../pieces.ts';
import type { State } from '../state.ts';
import { endCommand } from './cmd/command.ts';
import { forgetCapital } from './dev/state.ts';

/** A stronghold is destroyed. */
export const strongholdGone = (s: State, area: Area): void => forgetCapital(s, area);
/** A battle is over. */
export const battleGone = (s: State): void => endCommand(s);
