/** Chat, and what people have seen, in the database. */
import type { ChatRow, SeenRow } from './schema.ts';
import type { Database, Store } from './store.ts';

/** The last lines, oldest first. */
export async function lastChat(db: Database, table: string, most: number): Promise<ChatRow[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('n', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

export function chatAfter(db: Database, table: string, n: number): Promise<ChatRow[]> {
  return db.selectFrom('chat').selectAll().where('table_id', '=', table).where('n', '>', n).orderBy('n').execute();
}

/** Appends a line; `null` when this command was carried out before. */
export async function appendChat(store: Store, line: Omit<ChatRow, 'n'>): Promise<ChatRow | null> {
  const { db } = store;
  for (;;) {
    const [last] = await lastChat(db, line.table_id, 1);
    const row = { ...line, n: (last?.n ?? 0) + 1 };
    const won = await store.db.transaction().execute(async within => {
      const inserted = await within
        .insertInto('chat')
        .values(row)
        .onConflict(oc => oc.doNothing())
        .returning('n')
        .execute();
      if (inserted.length > 0) await store.announce(within, [line.table_id]);
      return inserted.length > 0;
    });
    if (won) return row;
    if (await isSaid(db, line)) return null;
  }
}

async function isSaid(db: Database, { table_id, person, command }: Omit<ChatRow, 'n'>): Promise<boolean> {
  const row = await db
    .selectFrom('chat')
    .select('n')
    .where('table_id', '=', table_id)
    .where('person', '=', person)
    .where('command', '=', command)
    .executeTakeFirst();
  return row !== undefined;
}

export async function loadSeen(db: Database, table: string, person: string): Promise<number | null> {
  const row = await db
    .selectFrom('seen')
    .select('version')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.version ?? null;
}

export async function saveSeen(db: Database, rows: readonly SeenRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('seen')
    .values(rows)
    .onConflict(oc => oc.columns(['table_id', 'person']).doUpdateSet(eb => ({ version: eb.ref('excluded.version') })))
    .execute();
}
