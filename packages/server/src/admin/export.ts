/** Everything in the database as lines of JSON, whichever database it is. */
import type { Schema } from '../store/schema.ts';
import type { Database, Store } from '../store/store.ts';

/** In which order each is read, so that pages do not overlap. Presence and challenges are of the moment and left out. */
const KEYS = {
  people: ['id'],
  address_bans: ['address'],
  accounts: ['person'],
  passkeys: ['id'],
  reports: ['id'],
  sessions: ['id'],
  tables: ['id'],
  contents: ['table_id'],
  members: ['table_id', 'person'],
  positions: ['table_id'],
  entries: ['table_id', 'n'],
  snapshots: ['table_id'],
  chat: ['table_id', 'n'],
  seen: ['table_id', 'person'],
  ratings: ['person', 'game'],
  rating_history: ['person', 'table_id'],
  rated_games: ['table_id'],
  wishes: ['person'],
  mail_addresses: ['person'],
  browsers: ['endpoint'],
  notices: ['table_id', 'person'],
  secrets: ['name'],
} as const satisfies Record<Exclude<keyof Schema, 'presence' | 'challenges'>, readonly string[]>;

export type TableName = keyof typeof KEYS;

export const isTableName = (name: unknown): name is TableName => typeof name === 'string' && Object.hasOwn(KEYS, name);

const PAGE = 1000;

/** One moment of the whole database. Contains secrets: hashes, seeds, addresses. */
export async function exportAll(store: Store, write: (line: string) => void): Promise<number> {
  const isolation = store.shared ? 'repeatable read' : null;
  const transaction = store.db.transaction();
  return (isolation ? transaction.setIsolationLevel(isolation) : transaction).execute(async db => {
    let rows = 0;
    for (const name of Object.keys(KEYS) as TableName[]) rows += await exportOne(db, name, write);
    return rows;
  });
}

async function exportOne(db: Database, name: TableName, write: (line: string) => void): Promise<number> {
  for (let from = 0; ; from += PAGE) {
    let query = db.selectFrom(name).selectAll().limit(PAGE).offset(from);
    for (const key of KEYS[name]) query = query.orderBy(db.dynamic.ref(key));
    const rows = await query.execute();
    for (const row of rows) write(JSON.stringify({ table: name, row }));
    if (rows.length < PAGE) return from + rows.length;
  }
}
