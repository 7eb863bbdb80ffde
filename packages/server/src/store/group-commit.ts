/** Group commit on SQLite: everything that wants to be written while the disk is busy goes there with one commit. */
import { sql } from 'kysely';
import type Libsql from 'libsql';
import type { Mutex } from '../mutex.ts';
import { type Append, type Appended, appendAll, type CommitTimed } from './appends.ts';
import { type Batcher, batcher, type Waiting } from './batcher.ts';
import { type Exec, rollBack } from './sqlite-dialect.ts';
import type { Database, Transact } from './store.ts';

/** An entry, or anything else that is to be done in a transaction. */
type Job = { append: Append } | { work(db: Database): Promise<unknown> };

/** Reading waits for a group, so none is endless. */
const MOST_AT_ONCE = 200;

/** The connection on which groups are committed. */
export interface Committing {
  database: Libsql.Database;
  exec: Exec;
  mutex: Mutex;
  /** For whoever holds the mutex. */
  within: Database;
  append: Appended;
  timed: CommitTimed;
}

export interface GroupCommit {
  transact: Transact;
  append(append: Append): Promise<boolean>;
  idle(): Promise<void>;
}

export function groupCommit(on: Committing): GroupCommit {
  const jobs: Batcher<Job, unknown> = batcher(MOST_AT_ONCE, group => commit(on, group));
  return {
    transact: <T>(work: (db: Database) => Promise<T>) => jobs.add({ work }) as Promise<T>,
    append: append => jobs.add({ append }) as Promise<boolean>,
    idle: jobs.idle,
  };
}

async function commit(on: Committing, group: readonly Waiting<Job, unknown>[]): Promise<void> {
  const began = performance.now();
  const { works, appends } = worksOf(on, group);
  for (const settle of await committed(on, works)) settle();
  if (appends > 0) on.timed(appends, performance.now() - began);
}

interface Work {
  work(db: Database): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** All entries of a group are one piece of work, however many they are. */
function worksOf({ append }: Committing, group: readonly Waiting<Job, unknown>[]): { works: Work[]; appends: number } {
  const entries = group.flatMap(({ item, ...rest }) => ('append' in item ? [{ item: item.append, ...rest }] : []));
  const others = group.flatMap(({ item, ...rest }) => ('work' in item ? [{ work: item.work, ...rest }] : []));
  if (entries.length === 0) return { works: others, appends: 0 };
  const together: Work = {
    work: db => appendAll(db, entries, append),
    resolve: won => {
      for (const one of entries) one.resolve((won as ReadonlySet<Append>).has(one.item));
    },
    reject: error => {
      for (const one of entries) one.reject(error);
    },
  };
  return { works: [together, ...others], appends: entries.length };
}

/** How to tell everybody of the group, when it is on disk. */
async function committed({ database, exec, mutex, within }: Committing, works: readonly Work[]) {
  await mutex.acquire();
  try {
    database.exec('begin immediate');
    const settle = works.length === 1 ? [await alone(within, works[0]!)] : await attemptAll(within, works);
    await exec(database, 'commit');
    return settle;
  } catch (error) {
    rollBack(database);
    throw error;
  } finally {
    mutex.release();
  }
}

/** What fails takes the transaction down, in which there is nothing else. */
async function alone(db: Database, { work, resolve }: Work): Promise<() => void> {
  const result = await work(db);
  return () => resolve(result);
}

async function attemptAll(db: Database, works: readonly Work[]): Promise<(() => void)[]> {
  const done: (() => void)[] = [];
  for (const one of works) done.push(await attempt(db, one));
  return done;
}

/** What fails leaves nothing behind and takes nobody else down. */
async function attempt(db: Database, { work, resolve, reject }: Work): Promise<() => void> {
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
