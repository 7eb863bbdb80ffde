/** Content files from the disk: `--content FILE`, checked by the title before anything is played. */
import { type Game, playedWith } from '@interregnum/kernel';
import { ContentError, contentFromText } from '@interregnum/shelf/content-text';
import type { Command } from 'commander';
import { BadArgument, Failure } from './failure.ts';
import { readText, shown } from './files.ts';
import type { Title } from './games.ts';

export interface ContentFlag {
  content?: string;
}

export const addContentFlag = (command: Command): Command =>
  command.option('--content <file>', 'play with the cards and maps of this content file');

/** The rules of a title, with the content of the file that was named, if any. */
export async function loadWith(title: Title, { content }: ContentFlag): Promise<Game> {
  const game = await title.load();
  if (content === undefined) return game;
  if (!game.content) throw new BadArgument(`${title.meta.title} has no content files`);
  const text = readText(content);
  try {
    return playedWith(game, contentFromText(text, game));
  } catch (error) {
    if (error instanceof ContentError) throw new Failure(`${shown(content)}:${error.line}: ${error.message}`);
    throw error;
  }
}

/** Where worker threads find a game, its content with it. */
export const sourceOf = ({ source }: Title, { content }: Game) =>
  content?.file ? { ...source, content: content.file } : source;
