/** The words of a notification: which game, which table, whose turn; nothing that happens in it. */
import type { House } from '../house.ts';
import type { Table } from '../tables/table.ts';

export interface Message {
  title: string;
  body: string;
  /** Without the host, for browsers that know it. */
  url: string;
  /** A newer message of the same table takes the place of the older one. */
  tag: string;
}

export function turnMessage(house: House, table: Table): Message {
  const game = house.titles.get(table.game)?.game.meta.title ?? table.game;
  return {
    title: `Your turn in ${game}`,
    body: `Table ${table.id} is waiting for you.`,
    url: `/online/table/${table.id}`,
    tag: table.id,
  };
}

/** For those who are told outside of a browser; without a public address there is only the path. */
export const linkOf = (house: House, { url }: Message): string => `${house.config.publicUrl ?? ''}${url}`;
