/** Exploration tokens as numbers: a kind and a back, so that a token knows its pile. */
import { EXPLORATION_TOKENS } from '../../content/exploration.ts';
import type { Exploration } from '../../pieces.ts';

/** 0: the back "1". 1: the back "2+". */
export type Back = 0 | 1;
export const tokenOf = (kind: number, back: Back): Exploration => 2 * kind + back;
export const kindOf = (token: Exploration) => EXPLORATION_TOKENS[token >> 1]!;
export const backOf = (token: Exploration): Back => (token & 1) as Back;

/** Tokens with this back, before they are shuffled. */
export const pileOf = (back: Back): Exploration[] =>
  EXPLORATION_TOKENS.flatMap((token, kind) => new Array<number>(token.backs[back]).fill(tokenOf(kind, back)));
export const EXPLORATION_STOCK: readonly Exploration[] = [...pileOf(0), ...pileOf(1)].sort((a, b) => a - b);
