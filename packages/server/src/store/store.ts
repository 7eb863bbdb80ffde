/** The database of the server, whichever it is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Append, CommitTimed } from './appends.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { FILE_NAME, openSqlite } from './sqlite.ts';

export type Database = Kysely<Schema>;

/** Carries work out in a transaction. What it hands back counts, and is handed back, when it is safe on disk. */
export type Transact = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

export interface Store {
  readonly db: Database;
  readonly transact: Transact;
  /** Several processes may work on it. */
  readonly shared: boolean;
  /** Resolves when the entry is safe on disk: true, or false when another one was first with its number. */
  append(append: Append): Promise<boolean>;
  /** Resolves when no entry is under way. */
  idle(): Promise<void>;
  /** Tells the other processes, as part of a transaction, that something about these tables has changed. */
  announce(db: Database, tables: readonly string[]): Promise<void>;
  /** Calls back for every table that another process has changed; `null`: announcements may have been missed. */
  listen(heard: (table: string | null) => void): Promise<void>;
  /** Copies everything into a file while the server runs; `null` where the database has its own tools for that. */
  readonly backup: ((file: string) => Promise<void>) | null;
  close(): Promise<void>;
}

/** Opens the database that the settings name, and brings it up to date. */
export async function openStore(
  dataDir: string,
  databaseUrl: string | null,
  timed: CommitTimed = () => {},
): Promise<Store> {
  const store = await (databaseUrl === null ? openSqlite(dataDir, timed) : openPostgres(databaseUrl, timed));
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** Opens the database of a server as it is; `null` when there is none in the folder. */
export async function openExisting(dataDir: string, databaseUrl: string | null): Promise<Store | null> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, () => {});
  return existsSync(join(dataDir, FILE_NAME)) ? openSqlite(dataDir, () => {}) : null;
}
