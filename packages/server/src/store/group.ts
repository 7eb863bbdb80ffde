/** Group commit: everything that wants to be written while the disk is busy goes there together, with one commit. */
import { sql } from 'kysely';
import type Libsql from 'libsql';
import { execBeside, type Gate, rollBack } from './sqlite-dialect.ts';
import type { Database, Transact } from './store.ts';

interface Waiting {
  work(db: Database): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Reading waits for a group, so none is endless. */
const MOST_AT_ONCE = 100;

/** The connection on which groups are committed. */
export interface Committing {
  database: Libsql.Database;
  gate: Gate;
  /** For whoever has come through the gate. */
  within: Database;
}

export function groupCommit(on: Committing): Transact {
  const queue: Waiting[] = [];
  let working = false;

  async function work(): Promise<void> {
    // What else arrives in this turn of the event loop goes into the same commit.
    await new Promise(resolve => setImmediate(resolve));
    while (queue.length > 0) await commit(on, queue.splice(0, MOST_AT_ONCE));
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

async function commit(on: Committing, group: readonly Waiting[]): Promise<void> {
  try {
    for (const tell of await committed(on, group)) tell();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

/** How to tell everybody of the group, when it is on disk. */
async function committed({ database, gate, within }: Committing, group: readonly Waiting[]): Promise<(() => void)[]> {
  await gate.enter();
  try {
    database.exec('begin immediate');
    const settle = group.length === 1 ? [await alone(within, group[0]!)] : await attemptAll(within, group);
    await execBeside(database, 'commit');
    return settle;
  } catch (error) {
    rollBack(database);
    throw error;
  } finally {
    gate.leave();
  }
}

/** What fails takes the transaction down, in which there is nothing else. */
async function alone(db: Database, { work, resolve }: Waiting): Promise<() => void> {
  const result = await work(db);
  return () => resolve(result);
}

async function attemptAll(db: Database, group: readonly Waiting[]): Promise<(() => void)[]> {
  const done: (() => void)[] = [];
  for (const one of group) done.push(await attempt(db, one));
  return done;
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
