/** Entries and progress written to SQLite row by row: a call costs microseconds, a statement for many rows more. */
import type Database from 'libsql';
import type { Appended } from './appends.ts';
import type { EntryRow, ProgressRow } from './schema.ts';

const ENTRY = [
  'table_id',
  'n',
  'kind',
  'seat',
  'question',
  'code',
  'command',
  'time',
  'banks',
  'reveals',
  'thought',
] as const satisfies readonly (keyof EntryRow)[];

const PROGRESS = [
  'table_id',
  'version',
  'at',
  'pending',
  'deadlines',
  'due',
] as const satisfies readonly (keyof ProgressRow)[];

const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`;

const INSERT_ENTRY = `${insertInto('entries', ENTRY)} on conflict do nothing`;

/** Never replaces a later one. */
const PUT_PROGRESS = `${insertInto('positions', PROGRESS)} on conflict (table_id) do update
  set ${PROGRESS.slice(1)
    .map(column => `${column} = excluded.${column}`)
    .join()}
  where positions.version <= excluded.version`;

/** To be called within a transaction of this connection. */
export function appendRows(database: Database.Database): Appended {
  let statements: { entry: Database.Statement; progress: Database.Statement } | null = null;
  return async (_, appends) => {
    statements ??= { entry: database.prepare(INSERT_ENTRY), progress: database.prepare(PUT_PROGRESS) };
    const { entry, progress } = statements;
    const winners = appends.filter(x => entry.run(ENTRY.map(column => x.entry[column])).changes > 0);
    for (const x of winners) progress.run(PROGRESS.map(column => x.progress[column]));
    return winners;
  };
}
