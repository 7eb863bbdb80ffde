/** Titles as tables play them: with the content of a file, loaded once for each. */
import { playedWith } from '@interregnum/kernel';
import { use } from 'react';
import type { Moment } from '../local/messages.ts';
import type { TableSource } from '../table/state/source.ts';
import { loadTitle, type Title } from './titles.ts';

const loading = new Map<string, Promise<Title>>();

async function load(id: string, source: Pick<TableSource, 'content'>): Promise<Title> {
  const [title, file] = await Promise.all([loadTitle(id), source.content()]);
  return { ...title, game: playedWith(title.game, file) };
}

function loadWith({ game, content }: Pick<Moment, 'game' | 'content'>, source: TableSource): Promise<Title> {
  if (!content) return loadTitle(game);
  const key = `${game} ${content.hash} ${content.name}`;
  const known = loading.get(key);
  if (known) return known;
  const title = load(game, source);
  loading.set(key, title);
  title.then(
    value => Object.assign(title, { status: 'fulfilled', value }),
    () => loading.delete(key),
  );
  return title;
}

/** Waits for the title of a table inside a `Suspense`. */
export const useTitleAt = (moment: Moment, source: TableSource): Title => use(loadWith(moment, source));
