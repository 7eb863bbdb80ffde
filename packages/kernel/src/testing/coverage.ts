/** Random games until every step of every procedure was taken and every decision asked. */
import type { Flow } from '../flow.ts';
import type { BaseOption, Game } from '../game.ts';
import { playRandomly, type RandomGame } from './random-play.ts';

export interface Reached {
  /** Steps and decisions that no game reached. */
  missing: string[];
  games: number;
}

/** Plays games from an endless source until everything was reached, at most `most` of them. */
export function reachEverything<S extends Flow<BaseOption>>(
  game: Game<S>,
  games: (n: number) => RandomGame<S>,
  most: number,
): Reached {
  const visited = new Set<string>();
  const wanted = game.proof.flow.steps();
  const decisions = new Set(game.proof.flow.questions());
  game.proof.flow.watch(visited);
  try {
    for (let n = 0; n < most; n++) {
      playRandomly(game, games(n), s => decisions.delete(s.ask!.id));
      if (decisions.size === 0 && wanted.every(step => visited.has(step))) return { missing: [], games: n + 1 };
    }
  } finally {
    game.proof.flow.watch(null);
  }
  return { missing: [...wanted.filter(step => !visited.has(step)), ...decisions], games: most };
}
