/** Reads what `export` has written into an empty database, whichever database it came from. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Store } from '../store/store.ts';
import { isTableName, type TableName } from './export.ts';

export class ImportProblem extends Error {
  override name = 'ImportProblem';
}

interface Line {
  table: TableName;
  row: Record<string, unknown>;
}

/** PostgreSQL takes at most 65,535 values in a statement. */
const AT_ONCE = 500;

/** Opened when the first line is wanted: lines that nobody waits for yet would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

/** All lines or none. Hands back how many rows there are. */
export const importFile = (store: Store, file: string): Promise<number> => importAll(store, linesOf(file));

async function importAll(store: Store, lines: AsyncIterable<string>): Promise<number> {
  return store.db.transaction().execute(async db => {
    const used = await db.selectFrom('people').select('id').limit(1).execute();
    if (used.length > 0) throw new ImportProblem('the database is not empty: people are in it already');
    let [rows, number] = [0, 0];
    let waiting: Line[] = [];
    async function write(): Promise<void> {
      if (waiting.length === 0) return;
      await db
        .insertInto(waiting[0]!.table)
        .values(waiting.map(line => line.row) as never)
        .onConflict(oc => oc.doNothing())
        .execute();
      rows += waiting.length;
      waiting = [];
    }
    for await (const text of lines) {
      number++;
      if (text === '') continue;
      const line = parsed(text, number);
      if (waiting.length >= AT_ONCE || (waiting[0] && waiting[0].table !== line.table)) await write();
      waiting.push(line);
    }
    await write();
    return rows;
  });
}

function parsed(text: string, number: number): Line {
  try {
    const { table, row } = JSON.parse(text) as { table: unknown; row: unknown };
    if (isTableName(table) && typeof row === 'object' && row !== null) return { table, row: row as Line['row'] };
  } catch {
    // told below
  }
  throw new ImportProblem(`line ${number}: this is no line of an export`);
}
