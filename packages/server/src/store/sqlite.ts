/** SQLite in a file: what one process needs. Every commit is on disk before it counts. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import Database from 'libsql';
import { mutex } from '../mutex.ts';
import { appendRows } from './append-rows.ts';
import type { CommitTimed } from './appends.ts';
import { checkpoints } from './checkpoints.ts';
import { groupCommit } from './group-commit.ts';
import type { Schema } from './schema.ts';
import { type Exec, NO_MUTEX, probeExec, sqliteDialect } from './sqlite-dialect.ts';
import type { Store } from './store.ts';

export const FILE_NAME = 'interregnum.sqlite';

/** How long to wait for another program that reads or copies the file. */
const PATIENCE = 5000;

/** How often to look whether the host's tools have changed something. */
const LISTEN = 1000;

export async function openSqlite(dataDir: string, timed: CommitTimed): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE_NAME);
  keepPrivate(file);
  const database = new Database(file, { timeout: PATIENCE });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 0');
  const connection = { database, exec: await probeExec(), mutex: mutex() };
  const db = new Kysely<Schema>({ dialect: sqliteDialect(connection) });
  const within = new Kysely<Schema>({ dialect: sqliteDialect({ ...connection, mutex: NO_MUTEX }) });
  const endCheckpoints = checkpoints(new Database(file, { timeout: PATIENCE }), connection, work =>
    db.connection().execute(work),
  );
  const { transact, append, idle } = groupCommit({ ...connection, within, append: appendRows(database), timed });
  let listening: NodeJS.Timeout | null = null;
  return {
    db,
    shared: false,
    transact,
    append,
    idle,
    announce: () => Promise.resolve(),
    async listen(heard) {
      const version = async () => JSON.stringify((await sql`pragma data_version`.execute(db)).rows);
      let known = await version();
      async function look(): Promise<void> {
        const now = await version();
        if (now !== known) heard(null);
        known = now;
      }
      listening = setInterval(() => void look().catch(() => {}), LISTEN);
      listening.unref();
    },
    backup: copy => copyInto(file, copy, connection.exec),
    async close() {
      if (listening) clearInterval(listening);
      await endCheckpoints();
      await db.connection().execute(async () => foldJournal(database));
      await db.destroy();
    },
  };
}

/** Everything goes into the file itself, and nothing is left beside it; somebody else who has it open keeps the journal. */
function foldJournal(database: Database.Database): void {
  try {
    database.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
  } catch {
    // The journal stays, and whoever opens the file next carries it over.
  }
}

/** For its owner only; the journal beside it takes over the rights of the file. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** One moment of the database, while the server goes on. */
async function copyInto(file: string, copy: string, exec: Exec): Promise<void> {
  keepPrivate(copy);
  const database = new Database(file, { timeout: PATIENCE });
  try {
    await exec(database, `vacuum into '${copy.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}
