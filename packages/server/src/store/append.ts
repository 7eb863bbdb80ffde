/** Entries and positions written to SQLite row by row: a call costs microseconds, a statement for many rows more. */
import type Database from 'libsql';
import type { EntryRow, PositionRow } from './schema.ts';
import type { Store } from './store.ts';

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
] as const satisfies readonly (keyof EntryRow)[];

const POSITION = [
  'table_id',
  'version',
  'at',
  'pending',
  'deadlines',
  'due',
] as const satisfies readonly (keyof PositionRow)[];

const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`;

const INSERT_ENTRY = `${insertInto('entries', ENTRY)} on conflict do nothing`;

/** Never replaces a later position. */
const PUT_POSITION = `${insertInto('positions', POSITION)} on conflict (table_id) do update
  set ${POSITION.slice(1)
    .map(column => `${column} = excluded.${column}`)
    .join()}
  where positions.version <= excluded.version`;

/** To be called within a transaction of this connection. */
export function appendOneByOne(database: Database.Database): Store['append'] {
  let statements: { entry: Database.Statement; position: Database.Statement } | null = null;
  return async (_, appends) => {
    statements ??= { entry: database.prepare(INSERT_ENTRY), position: database.prepare(PUT_POSITION) };
    const { entry, position } = statements;
    const winners = appends.filter(x => entry.run(ENTRY.map(column => x.entry[column])).changes > 0);
    for (const x of winners) position.run(POSITION.map(column => x.position[column]));
    return winners;
  };
}
