/** Tables, their entries and snapshots in the database. */

import type { ContentData, ContentFile } from '@interregnum/kernel';
import type { Entry, Snapshot } from '../tables/play.ts';
import { readTable, seatOf, type Table, writeTable } from '../tables/table.ts';
import { putProgress } from './appends.ts';
import type { EntryRow, ProgressRow, SnapshotRow } from './schema.ts';
import type { Database, Store } from './store.ts';

/** What lists need of a table; the rest may be long. */
export const LISTED = [
  'tables.id',
  'tables.game',
  'tables.rules',
  'tables.status',
  'tables.visibility',
  'tables.host',
  'tables.invite',
  'tables.seed',
  'tables.created',
  'tables.updated',
  'tables.revision',
  'tables.card',
] as const;

export async function loadTable(db: Database, id: string): Promise<Table | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readTable(row) : null;
}

export async function loadContent(db: Database, id: string): Promise<ContentFile | null> {
  const row = await db.selectFrom('contents').selectAll().where('table_id', '=', id).executeTakeFirst();
  return row ? { name: row.name, hash: row.hash, data: JSON.parse(row.data) as ContentData } : null;
}

/** What comes with a new table: its content file, and the entries of a game that is published. */
export interface Belongings {
  content: ContentFile | null;
  entries: readonly EntryRow[];
}

/** A new table; false when the id is taken. */
export async function insertTable(store: Store, table: Table, { content, entries }: Belongings): Promise<boolean> {
  return store.transact(async db => {
    const row = writeTable(table);
    const made = await db
      .insertInto('tables')
      .values(row)
      .onConflict(oc => oc.doNothing())
      .returning('id')
      .execute();
    if (made.length === 0) return false;
    await writeMembers(db, table);
    if (content) {
      const { name, hash, data } = content;
      await db
        .insertInto('contents')
        .values({ table_id: table.id, name, hash, data: JSON.stringify(data) })
        .execute();
    }
    for (let i = 0; i < entries.length; i += 500) {
      await db
        .insertInto('entries')
        .values(entries.slice(i, i + 500))
        .execute();
    }
    return true;
  });
}

/** Writes a changed table unless another change came first. */
export async function updateTable(store: Store, table: Table, progress: ProgressRow | null): Promise<boolean> {
  return store.transact(async db => {
    const { id, ...row } = writeTable({ ...table, revision: table.revision + 1 });
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set(row)
      .where('id', '=', id)
      .where('revision', '=', table.revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeMembers(db, table);
    if (progress) await putProgress(db, [progress]);
    await store.announce(db, [id]);
    return true;
  });
}

async function writeMembers(db: Database, table: Table): Promise<void> {
  const people = new Set([
    table.host,
    ...table.places.flatMap(p => (p.kind === 'person' && p.person ? [p.person] : [])),
  ]);
  const rows = [...people].map(person => ({ table_id: table.id, person, seat: seatOf(table, person) }));
  await db.deleteFrom('members').where('table_id', '=', table.id).execute();
  await db.insertInto('members').values(rows).execute();
}

export const entryRow = (table: string, entry: Entry): EntryRow => ({
  ...entry,
  table_id: table,
  banks: entry.banks && JSON.stringify(entry.banks),
  reveals: entry.reveals ? 1 : 0,
});

const entryOf = ({ table_id: _, ...row }: EntryRow): Entry => ({
  ...row,
  kind: row.kind as Entry['kind'],
  banks: row.banks === null ? null : (JSON.parse(row.banks) as number[]),
  reveals: row.reveals === 1,
});

/** The entries after the first `after`, in order. */
export async function loadEntries(db: Database, table: string, after = 0): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n')
    .execute();
  return rows.map(entryOf);
}

/** Which version a command of a seat has led to. */
export async function loadCommand(db: Database, table: string, seat: number, command: string): Promise<number | null> {
  const row = await db
    .selectFrom('entries')
    .select('n')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('command', '=', command)
    .executeTakeFirst();
  return row?.n ?? null;
}

export interface KeptSnapshot {
  rules: string;
  snapshot: Snapshot;
}

export async function loadSnapshot(db: Database, table: string): Promise<KeptSnapshot | null> {
  const row = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst();
  return row ? { rules: row.rules, snapshot: JSON.parse(row.body) as Snapshot } : null;
}

export const snapshotRow = (table: string, rules: string, snapshot: Snapshot): SnapshotRow => ({
  table_id: table,
  version: snapshot.version,
  rules,
  body: JSON.stringify(snapshot),
});
