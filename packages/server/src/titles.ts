/** The titles that can be played here, each with the place where a bot's thread finds its rules. */
import type { GameSource } from '@interregnum/bots/node';
import { epix } from '@interregnum/epix';
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import type { Game } from '@interregnum/kernel';
import { yieldGame } from '@interregnum/yield';

export interface Title {
  game: Game;
  source: GameSource;
}

export type Titles = ReadonlyMap<string, Title>;

const title = (game: Game, packageName: string, name: string): [string, Title] => [
  game.meta.id,
  { game, source: { module: import.meta.resolve(packageName), name } },
];

export const TITLES: Titles = new Map([
  title(epix, '@interregnum/epix', 'epix'),
  title(hiddenLeaders, '@interregnum/hidden-leaders', 'hiddenLeaders'),
  title(yieldGame, '@interregnum/yield', 'yieldGame'),
]);
