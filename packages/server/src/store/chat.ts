/** Chat, and what people have seen, in the database. */
import type { Seat } from '@interregnum/kernel';
import type { ChatRow, SeenRow } from './schema.ts';
import type { Database, Store } from './store.ts';

/** The last lines that a seat hears, oldest first; without a seat those that were said aloud. */
export async function lastChat(db: Database, table: string, seat: Seat | null, most: number): Promise<ChatRow[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where(eb => {
      const aloud = eb('among', 'is', null);
      return seat === null ? aloud : eb.or([aloud, eb('among', 'like', `%,${seat},%`)]);
    })
    .orderBy('n', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** How many lines there are, whoever hears them. */
export async function chatLength(db: Database, table: string): Promise<number> {
  const [last] = await lastLines(db, table).execute();
  return last?.n ?? 0;
}

const lastLines = (db: Database, table: string) =>
  db.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('n', 'desc').limit(1);

/** What stands in the place of a line that the host has removed. */
export const REMOVED = '[removed by the host of the server]';

/** The lines after the first n, and those among all that were removed. */
export function chatAfter(db: Database, table: string, n: number): Promise<ChatRow[]> {
  return db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where(eb => eb.or([eb('n', '>', n), eb('text', '=', REMOVED)]))
    .orderBy('n')
    .execute();
}

/** A line before it has its numbers. */
type Said = Omit<ChatRow, 'n' | 'line'>;

/** Appends a line; `null` when this command was carried out before. */
export async function appendChat(store: Store, said: Said): Promise<ChatRow | null> {
  const { db } = store;
  for (;;) {
    const row = { ...said, ...(await numbersAfter(db, said)) };
    const won = await store.transact(async within => {
      const inserted = await within
        .insertInto('chat')
        .values(row)
        .onConflict(oc => oc.doNothing())
        .returning('n')
        .execute();
      if (inserted.length > 0) await store.announce(within, [said.table_id]);
      return inserted.length > 0;
    });
    if (won) return row;
    if (await isSaid(db, said)) return null;
  }
}

/** The next number among all lines, and among those that the same seats hear. */
async function numbersAfter(db: Database, { table_id, among }: Said): Promise<Pick<ChatRow, 'n' | 'line'>> {
  const n = 1 + (await chatLength(db, table_id));
  const [alike] = await lastLines(db, table_id)
    .where('among', among === null ? 'is' : '=', among)
    .execute();
  return { n, line: 1 + (alike ? lineOf(alike) : 0) };
}

/** The number that those who hear a line may know. */
export const lineOf = ({ line, n }: ChatRow): number => line ?? n;

async function isSaid(db: Database, { table_id, person, command }: Said): Promise<boolean> {
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
