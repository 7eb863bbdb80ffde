/**
 * Entries, appended so that none is lost and no table forks: of two entries with the same number, whichever process
 * they come from, one wins and the other is told.
 */
import { type Batcher, batcher, type Waiting } from './batcher.ts';
import type { EntryRow, ProgressRow, SnapshotRow } from './schema.ts';
import type { Database, Store } from './store.ts';

export interface Append {
  entry: EntryRow;
  /** How far the game is with this entry. */
  progress: ProgressRow;
  /** The state that it leads to, now and then. */
  snapshot: SnapshotRow | null;
}

/** Writes entries and progress as part of a transaction. Hands back those that were the first with their number. */
export type Appended = (db: Database, appends: readonly Append[]) => Promise<readonly Append[]>;

/** Hears how many entries a commit had, and how long it took. */
export type CommitTimed = (appends: number, milliseconds: number) => void;

/** In the order of their tables, so that two processes never wait for each other. Hands back those that were first. */
export async function appendAll(
  db: Database,
  waiting: readonly { item: Append }[],
  append: Appended,
): Promise<ReadonlySet<Append>> {
  const sorted = waiting.map(one => one.item).toSorted((x, y) => (x.entry.table_id < y.entry.table_id ? -1 : 1));
  const winners = await append(db, sorted);
  const snapshots = winners.flatMap(x => x.snapshot ?? []);
  if (snapshots.length > 0) await putSnapshots(db, snapshots);
  return new Set(winners);
}

/** PostgreSQL takes at most 65,535 values in a statement; and nobody should wait long for the first ones. */
const MOST_AT_ONCE = 500;

/** Entries that arrive together share one durable commit, for a database that groups nothing by itself. */
export function appendInBatches(
  { transact, announce }: Pick<Store, 'transact' | 'announce'>,
  timed: CommitTimed,
): Batcher<Append, boolean> {
  return batcher(MOST_AT_ONCE, async (batch: readonly Waiting<Append, boolean>[]) => {
    const began = performance.now();
    const winners = await transact(async db => {
      const won = await appendAll(db, batch, appendTogether);
      await announce(
        db,
        [...won].map(x => x.entry.table_id),
      );
      return won;
    });
    for (const one of batch) one.resolve(winners.has(one.item));
    timed(batch.length, performance.now() - began);
  });
}

const keyOf = ({ table_id, n, seat, command }: Pick<EntryRow, 'table_id' | 'n' | 'seat' | 'command'>): string =>
  `${table_id} ${n} ${seat} ${command}`;

/** Entries and progress in two statements, however many they are: for a database on the other end of a wire. */
export async function appendTogether(db: Database, appends: readonly Append[]): Promise<readonly Append[]> {
  const inserted = await db
    .insertInto('entries')
    .values(appends.map(x => x.entry))
    .onConflict(oc => oc.doNothing())
    .returning(['table_id', 'n', 'seat', 'command'])
    .execute();
  const won = new Set(inserted.map(keyOf));
  const winners = appends.filter(x => won.has(keyOf(x.entry)));
  const progress = winners.map(x => x.progress);
  if (progress.length > 0) await putProgress(db, progress);
  return winners;
}

/** Never replaces a later one. */
export async function putProgress(db: Database, progress: readonly ProgressRow[]): Promise<void> {
  await db
    .insertInto('positions')
    .values(progress)
    .onConflict(oc =>
      oc
        .column('table_id')
        .doUpdateSet(eb => ({
          version: eb.ref('excluded.version'),
          at: eb.ref('excluded.at'),
          pending: eb.ref('excluded.pending'),
          deadlines: eb.ref('excluded.deadlines'),
          due: eb.ref('excluded.due'),
        }))
        .whereRef('positions.version', '<=', 'excluded.version'),
    )
    .execute();
}

/** Never replaces a later snapshot. */
export async function putSnapshots(db: Database, snapshots: readonly SnapshotRow[]): Promise<void> {
  await db
    .insertInto('snapshots')
    .values(snapshots)
    .onConflict(oc =>
      oc
        .column('table_id')
        .doUpdateSet(eb => ({
          version: eb.ref('excluded.version'),
          rules: eb.ref('excluded.rules'),
          body: eb.ref('excluded.body'),
        }))
        .whereRef('snapshots.version', '<=', 'excluded.version'),
    )
    .execute();
}
