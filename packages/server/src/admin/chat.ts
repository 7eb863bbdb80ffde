/** The talk at tables as the host sees it, who may have to remove something. */
import { REMOVED } from '../store/chat.ts';
import type { ChatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export function chatAt({ db }: Store, table: string): Promise<ChatRow[]> {
  return db.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('n').execute();
}

/** Servers that run the table take it out of the open pages. False when there is no such line. */
export function removeLine(store: Store, table: string, n: number): Promise<boolean> {
  return store.transact(async within => {
    const { numUpdatedRows } = await within
      .updateTable('chat')
      .set({ text: REMOVED })
      .where('table_id', '=', table)
      .where('n', '=', n)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await store.announce(within, [table]);
    return numUpdatedRows > 0n;
  });
}
