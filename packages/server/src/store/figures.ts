/** Figures about the database itself. */
import { sql } from 'kysely';
import type { Store } from './store.ts';

export async function tablesByStatus({ db }: Store): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tables')
    .select(['status', eb => eb.fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

/** In bytes. */
export async function databaseSize({ db, shared }: Store): Promise<number> {
  const query = shared
    ? sql<{ size: number | string }>`select pg_database_size(current_database()) as size`
    : sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`;
  const { rows } = await query.execute(db);
  return Number(rows[0]!.size);
}
