/** SQLite in a file: what one process needs. Every commit is on disk before it counts. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

export const FILE_NAME = 'interregnum.sqlite';

/** How long to wait for another program that reads or copies the file. */
const PATIENCE = 5000;

/** How often to look whether the host's tools have changed something. */
const LISTEN = 1000;

/** Statements that are kept prepared. */
const MOST_PREPARED = 200;

/** libsql takes its parameters as one list, and so does Kysely; only their types differ. */
function adapted(database: Database.Database): SqliteDatabase {
  const prepared = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    prepared.set(sql, known);
    return known;
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepare(sql);
      return {
        reader: statement.reader,
        all: parameters => statement.all([...parameters]),
        run: parameters => statement.run([...parameters]),
        iterate: parameters => statement.iterate([...parameters]) as IterableIterator<unknown>,
      };
    },
  };
}

export function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(join(dataDir, FILE_NAME), { timeout: PATIENCE });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  let listening: NodeJS.Timeout | null = null;
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(database) }) });
  return {
    db,
    shared: false,
    announce: () => Promise.resolve(),
    async listen(heard) {
      const version = () => JSON.stringify(database.prepare('PRAGMA data_version').all([]));
      let known = version();
      listening = setInterval(() => {
        const now = version();
        if (now !== known) heard(null);
        known = now;
      }, LISTEN);
      listening.unref();
    },
    backup: async file => {
      database.prepare('VACUUM INTO ?').run([file]);
    },
    async close() {
      if (listening) clearInterval(listening);
      await db.destroy();
    },
  };
}
