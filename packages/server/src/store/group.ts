/** Group commit: everything that wants to be written while the disk is busy goes there together, with one commit. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Database, Transact } from './store.ts';

interface Waiting {
  work(db: Database): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Reading waits for a group, so none is endless. */
const MOST_AT_ONCE = 100;

export function groupCommit(db: Kysely<Schema>): Transact {
  const queue: Waiting[] = [];
  let working = false;

  async function work(): Promise<void> {
    // What else arrives in this turn of the event loop goes into the same commit.
    await new Promise(resolve => setImmediate(resolve));
    while (queue.length > 0) await commit(db, queue.splice(0, MOST_AT_ONCE));
    working = false;
  }

  return <T>(wanted: (db: Database) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ work: wanted, resolve: resolve as (result: unknown) => void, reject });
      if (working) return;
      working = true;
      void work();
    });
}

async function commit(db: Kysely<Schema>, group: readonly Waiting[]): Promise<void> {
  try {
    const settle = await db
      .transaction()
      .setAccessMode('read write')
      .execute(async within => {
        const done: (() => void)[] = [];
        for (const one of group) done.push(await attempt(within, one));
        return done;
      });
    for (const tell of settle) tell();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** What fails leaves nothing behind and takes nobody else down. */
async function attempt(db: Database, { work, resolve, reject }: Waiting): Promise<() => void> {
  await sql`savepoint one`.execute(db);
  try {
    const result = await work(db);
    await sql`release one`.execute(db);
    return () => resolve(result);
  } catch (error) {
    await sql`rollback to one`.execute(db);
    await sql`release one`.execute(db);
    return () => reject(error);
  }
}
