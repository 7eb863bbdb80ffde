/**
 * Appends entries so that none is lost and no table forks: all that arrive in a tick share one durable commit, and of
 * two entries with the same number, whichever process they come from, one wins and the other is told.
 */
import type { EntryRow, PositionRow, SnapshotRow } from './schema.ts';
import type { Store } from './store.ts';

export interface Append {
  entry: EntryRow;
  /** Where the game stands with this entry. */
  position: PositionRow;
  /** The state that it leads to, now and then. */
  snapshot: SnapshotRow | null;
}

export interface Writer {
  /** Resolves when it is safe on disk: true, or false when something else was there first. */
  append(append: Append): Promise<boolean>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

interface Waiting extends Append {
  resolve(won: boolean): void;
  reject(error: unknown): void;
}

/** PostgreSQL takes at most 65,535 values in a statement; and nobody should wait long for the first ones. */
const MOST_AT_ONCE = 500;

export function writer(store: Store, timed: (appends: number, milliseconds: number) => void = () => {}): Writer {
  let queue: Waiting[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    // What else arrives in this turn of the event loop goes into the same commit.
    await new Promise(resolve => setImmediate(resolve));
    while (queue.length > 0) {
      const batch = queue.slice(0, MOST_AT_ONCE);
      queue = queue.slice(MOST_AT_ONCE);
      await commit(batch);
    }
    working = null;
  }

  async function commit(batch: Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const won = await commitAll(store, batch);
      for (const one of batch) one.resolve(won.has(one));
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
    timed(batch.length, performance.now() - began);
  }

  return {
    append: append =>
      new Promise((resolve, reject) => {
        queue.push({ ...append, resolve, reject });
        working ??= work();
      }),
    async idle() {
      while (working) await working;
    },
  };
}

/** In the order of their tables, so that two processes never wait for each other. Hands back those that were first. */
async function commitAll(store: Store, batch: readonly Append[]): Promise<ReadonlySet<Append>> {
  const sorted = batch.toSorted((x, y) => (x.entry.table_id < y.entry.table_id ? -1 : 1));
  return store.transact(async db => {
    const winners = await store.append(db, sorted);
    const snapshots = winners.flatMap(x => x.snapshot ?? []);
    if (snapshots.length > 0) await putSnapshots(db, snapshots);
    await store.announce(
      db,
      winners.map(x => x.entry.table_id),
    );
    return new Set(winners);
  });
}

const keyOf = ({ table_id, n, seat, command }: Pick<EntryRow, 'table_id' | 'n' | 'seat' | 'command'>): string =>
  `${table_id} ${n} ${seat} ${command}`;

/** Entries and positions in two statements, however many they are: for a database on the other end of a wire. */
export async function appendTogether(db: Store['db'], appends: readonly Append[]): Promise<readonly Append[]> {
  const inserted = await db
    .insertInto('entries')
    .values(appends.map(x => x.entry))
    .onConflict(oc => oc.doNothing())
    .returning(['table_id', 'n', 'seat', 'command'])
    .execute();
  const won = new Set(inserted.map(keyOf));
  const winners = appends.filter(x => won.has(keyOf(x.entry)));
  const positions = winners.map(x => x.position);
  if (positions.length > 0) await putPositions(db, positions);
  return winners;
}

/** Never replaces a later position. */
export async function putPositions(db: Store['db'], positions: readonly PositionRow[]): Promise<void> {
  await db
    .insertInto('positions')
    .values(positions)
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
export async function putSnapshots(db: Store['db'], snapshots: readonly SnapshotRow[]): Promise<void> {
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
