/** Exploration tokens as numbers: a kind and a back, so that a token knows its pile. */

import type { WithContent } from '@interregnum/kernel';
import type { ExplorationKind, ExplorationToken } from '../../content/card.ts';
import { contentOf } from '../../content/contents.ts';
import { EXPLORATION_TOKENS } from '../../content/exploration.ts';
import type { Exploration } from '../../pieces.ts';
import { byContent, type Terms } from '../../terms.ts';

/** 0: the back "1". 1: the back "2+". */
export type Back = 0 | 1;
export const tokenOf = (kind: number, back: Back): Exploration => 2 * kind + back;
export const kindOf = (token: Exploration): ExplorationKind => EXPLORATION_TOKENS[token >> 1]!.kind;
export const typeOf = (t: WithContent, token: Exploration): ExplorationToken['type'] =>
  contentOf(t).exploration[token >> 1]!.type;
export const backOf = (token: Exploration): Back => (token & 1) as Back;

type Agreed = { readonly terms: Terms } & WithContent;

const BACKS: readonly Back[] = [0, 1];
const piles = byContent(({ exploration }, uses) =>
  BACKS.map(back =>
    exploration.flatMap(({ module, backs }, kind) =>
      uses(module) ? new Array<number>(backs[back]).fill(tokenOf(kind, back)) : [],
    ),
  ),
);
/** Tokens with this back, before they are shuffled. */
export const pileOf = (t: Agreed, back: Back): Exploration[] => [...piles(t)[back]!];
export const explorationStock = (t: Agreed): readonly Exploration[] =>
  piles(t)
    .flat()
    .sort((a, b) => a - b);
