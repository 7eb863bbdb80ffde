/** The titles that can be played here, each with the place where a bot's thread finds its rules. */
import type { GameSource } from '@interregnum/bots/node';
import { type ContentFile, type Game, playedWith } from '@interregnum/kernel';
import { NODE_TITLES } from '@interregnum/shelf/node';

export interface Title {
  game: Game;
  source: GameSource;
}

/** The title as a table plays it: with the content of its file, if it has one. */
export const titleWith = ({ game, source }: Title, content: ContentFile | null): Title =>
  content ? { game: playedWith(game, content), source: { ...source, content } } : { game, source };

export type Titles = ReadonlyMap<string, Title>;

export const TITLES: Titles = new Map(
  await Promise.all(
    NODE_TITLES.map(
      async ({ meta, load, source }): Promise<[string, Title]> => [meta.id, { game: await load(), source }],
    ),
  ),
);
