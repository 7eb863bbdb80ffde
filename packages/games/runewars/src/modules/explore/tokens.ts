/** Exploration tokens as numbers: a kind and a back, so that a token knows its pile. */
import { EXPLORATION_TOKENS } from '../../content/exploration.ts';
import type { Exploration } from '../../pieces.ts';
import { byTerms, type Terms } from '../../terms.ts';

/** 0: the back "1". 1: the back "2+". */
export type Back = 0 | 1;
export const tokenOf = (kind: number, back: Back): Exploration => 2 * kind + back;
export const kindOf = (token: Exploration) => EXPLORATION_TOKENS[token >> 1]!;
export const backOf = (token: Exploration): Back => (token & 1) as Back;

const BACKS: readonly Back[] = [0, 1];
const piles = byTerms(uses =>
  BACKS.map(back =>
    EXPLORATION_TOKENS.flatMap(({ module, backs }, kind) =>
      uses(module) ? new Array<number>(backs[back]).fill(tokenOf(kind, back)) : [],
    ),
  ),
);
/** Tokens with this back, before they are shuffled. */
export const pileOf = (t: { readonly terms: Terms }, back: Back): Exploration[] => [...piles(t)[back]!];
export const explorationStock = (t: { readonly terms: Terms }): readonly Exploration[] =>
  piles(t)
    .flat()
    .sort((a, b) => a - b);
