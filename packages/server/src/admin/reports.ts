/** What people have reported, and what the host of the server does about it. */
import { banPerson } from '../accounts/bans.ts';
import type { ReportRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { renameByHost } from './accounts.ts';
import { removeLine } from './chat.ts';

export interface ReportLine extends ReportRow {
  name: string;
  /** How many have reported this person, at whichever table. */
  reporters: number;
}

/** Those that nobody has looked at, the oldest first; or all, the latest first. */
export async function listReports({ db }: Store, all: boolean, most: number): Promise<ReportLine[]> {
  const query = db
    .selectFrom('reports')
    .leftJoin('people', 'people.id', 'reports.person')
    .selectAll('reports')
    .select('people.name')
    .select(eb =>
      eb
        .selectFrom('reports as others')
        .select(({ fn }) => fn.count<number | string>('others.reporter').distinct().as('reporters'))
        .whereRef('others.person', '=', 'reports.person')
        .as('reporters'),
    )
    .limit(most);
  const rows = await (all
    ? query.orderBy('reports.time', 'desc')
    : query.where('reports.handled', 'is', null).orderBy('reports.time')
  ).execute();
  return rows.map(row => ({ ...row, name: row.name ?? '', reporters: Number(row.reporters ?? 0) }));
}

export type ReportAction =
  | { kind: 'dismiss' }
  | { kind: 'hush' }
  | { kind: 'rename'; name: string }
  | { kind: 'ban'; days: number };

/** What could not be done; `null` when it was done and is noted. */
export async function handleReport(
  store: Store,
  id: string,
  action: ReportAction,
  now: number,
): Promise<string | null> {
  const { db } = store;
  const report = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!report) return `there is no report ${id}`;
  const problem = await act(store, report, action, now);
  if (problem) return problem;
  const done = { action: action.kind, handled: now };
  await db.updateTable('reports').set(done).where('id', '=', id).execute();
  if (action.kind === 'ban') await closeOthers(store, report.person, done);
  return null;
}

/** Whoever is banned needs no further look. */
async function closeOthers({ db }: Store, person: string, done: { action: string; handled: number }): Promise<void> {
  await db.updateTable('reports').set(done).where('person', '=', person).where('handled', 'is', null).execute();
}

async function act(store: Store, report: ReportRow, action: ReportAction, now: number): Promise<string | null> {
  const { person, table_id, line } = report;
  switch (action.kind) {
    case 'dismiss':
      return null;
    case 'hush':
      return line !== null && (await removeLine(store, table_id, line)) ? null : 'this report is about no line of talk';
    case 'rename':
      return (await renameByHost(store, person, action.name, now)) ? null : 'somebody else has the name';
    case 'ban':
      return (await banPerson(store, person, now, action.days)) ? null : `there is no person ${person}`;
  }
}
