/** Reports in the database: kept until the host of the server has looked at them, and for a while after. */
import type { ReportRow } from './schema.ts';
import type { Database } from './store.ts';

/** Reports of one person that nobody has looked at yet. */
export const MOST_OPEN = 20;

/** False when the person has said the same before, or too much that nobody has looked at yet. */
export async function insertReport(db: Database, report: ReportRow): Promise<boolean> {
  const open = await db
    .selectFrom('reports')
    .select(['table_id', 'person', 'line'])
    .where('reporter', '=', report.reporter)
    .where('handled', 'is', null)
    .execute();
  const isSame = (other: (typeof open)[number]) =>
    other.table_id === report.table_id && other.person === report.person && other.line === report.line;
  if (open.length >= MOST_OPEN || open.some(isSame)) return false;
  await db.insertInto('reports').values(report).execute();
  return true;
}

/** What somebody has reported; nobody learns by whom they were reported. */
export function reportsBy(db: Database, person: string) {
  return db
    .selectFrom('reports')
    .select(['table_id', 'person', 'why', 'time'])
    .where('reporter', '=', person)
    .orderBy('time')
    .execute();
}

export async function deleteHandledReports(db: Database, before: number): Promise<void> {
  await db.deleteFrom('reports').where('handled', '<', before).execute();
}
