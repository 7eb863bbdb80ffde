/** The talk at tables as the host sees it, who may have to remove something. */
import type { ChatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** What stands in the place of a line that was removed. */
export const REMOVED = '[removed by the host of the server]';

export function chatAt({ db }: Store, table: string): Promise<ChatRow[]> {
  return db.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('n').execute();
}

/** Whoever opens the table from now on does not read it. False when there is no such line. */
export async function removeLine({ db }: Store, table: string, n: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat')
    .set({ text: REMOVED })
    .where('table_id', '=', table)
    .where('n', '=', n)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
