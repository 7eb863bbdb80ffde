/** Exploration tokens are laid out (RNW-500, RNW-Q70). */
import { shuffle } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import { HOME_OF, NONE } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { pileOf } from './tokens.ts';

/** RNW-500, RNW-Q331: on every area but homes, whatever else lies there; RNW-Q70: when a back runs out, the other one. */
export function layTokens(s: State): void {
  const board = boardOf(s);
  const piles = [shuffle(s.chance, pileOf(s, 0)), shuffle(s.chance, pileOf(s, 1))] as const;
  for (const area of board.areas) {
    if (HOME_OF[area] !== NONE) continue;
    const isNear = board.neighbours[area]!.some(near => HOME_OF[near] !== NONE);
    const wanted = isNear ? 0 : 1;
    const back = piles[wanted].length > 0 ? wanted : 1 - wanted; // RNW-Q70
    s.explored[area] = piles[back]!.pop()!;
    s.exploreBacks[area] = back + 1;
  }
  s.exploreLeft = piles.flat().sort((a, b) => a - b);
}
