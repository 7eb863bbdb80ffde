/** A notification: which game, which table, whose turn; nothing that happens in it. */
import type { Language } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import type { Table } from '../tables/table.ts';
import { inWords } from './texts.ts';

export interface Message {
  title: string;
  body: string;
  /** Without the host, for browsers that know it. */
  url: string;
  /** A newer message of the same table takes the place of the older one. */
  tag: string;
}

export function turnMessage(context: AppContext, { id, game }: Table, language: Language | null): Message {
  return {
    title: inWords(language, 'turn.title', { game: context.titles.get(game)?.game.meta.title ?? game }),
    body: inWords(language, 'turn.body', { table: id }),
    url: `/online/table/${id}`,
    tag: id,
  };
}

/** For those who are told outside of a browser; `null` where the server does not know its public address. */
export const linkOf = ({ config }: AppContext, { url }: Message): string | null =>
  config.publicUrl === null ? null : `${config.publicUrl}${url}`;
