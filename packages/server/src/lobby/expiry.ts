/** What nobody comes back to is let go: tables that wait, games that stand still, guests, devices. */
import { forgetPerson } from '../accounts/forget.ts';
import type { AppContext } from '../app-context.ts';
import { deleteHandledReports } from '../store/reports.ts';
import { change } from '../tables/change.ts';
import { endAbandoned } from '../tables/ending.ts';
import { openTable } from '../tables/open.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Of a table that never began nothing is worth keeping for longer. */
const NEVER_BEGUN = 30 * DAY;
const REPORTS_KEPT = 180 * DAY;
const MOST_AT_ONCE = 200;

export async function expire(context: AppContext): Promise<void> {
  const { config, ports } = context;
  const now = ports.now();
  for (const id of await waitingSince(context, now - config.waitingHours * HOUR)) await close(context, id);
  const abandoned = now - config.abandonedDays * DAY;
  for (const id of await standingSince(context, abandoned)) await closeAbandoned(context, id, abandoned);
  await deleteNeverBegun(context, now - NEVER_BEGUN);
  await deleteHandledReports(context.store.db, now - REPORTS_KEPT);
  for (const id of await guestsGoneSince(context, now - config.guestDays * DAY))
    await forgetPerson(context.store, ports, id);
}

/** Nobody has come, gone or changed anything since. */
async function waitingSince({ store }: AppContext, time: number): Promise<string[]> {
  const rows = await store.db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'waiting')
    .where('updated', '<', time)
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(row => row.id);
}

/** Nobody has answered since, whatever else they have done there. */
async function standingSince({ store }: AppContext, time: number): Promise<string[]> {
  const rows = await store.db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'running')
    .where('created', '<', time)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('entries')
            .select('n')
            .whereRef('entries.table_id', '=', 'tables.id')
            .where('entries.time', '>=', time),
        ),
      ),
    )
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(row => row.id);
}

async function close(context: AppContext, id: string): Promise<void> {
  if (context.hub.isWatched(id)) return;
  const t = await openTable(context, id);
  if (!t) return;
  await t.mutex.run(() =>
    change(context, t, table => (table.status === 'waiting' ? { ...table, status: 'closed' } : table)),
  );
}

async function closeAbandoned(context: AppContext, id: string, time: number): Promise<void> {
  if (context.hub.isWatched(id)) return;
  const t = await openTable(context, id);
  if (!t || (t.table.started ?? 0) >= time) return;
  await endAbandoned(context, t);
  await context.store.db.updateTable('positions').set({ due: null }).where('table_id', '=', id).execute();
}

async function deleteNeverBegun({ store, open }: AppContext, time: number): Promise<void> {
  const { db } = store;
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'closed')
    .where('updated', '<', time)
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('positions').select('at').whereRef('positions.table_id', '=', 'tables.id'))),
    )
    .limit(MOST_AT_ONCE)
    .execute();
  const ids = rows.map(row => row.id).filter(id => !open.has(id));
  if (ids.length === 0) return;
  await db.transaction().execute(async within => {
    for (const name of ['members', 'contents', 'entries', 'chat', 'seen', 'notices'] as const) {
      await within.deleteFrom(name).where('table_id', 'in', ids).execute();
    }
    await within.deleteFrom('tables').where('id', 'in', ids).execute();
  });
}

/** Guests whom no device has brought back, and who have nothing that goes on. */
async function guestsGoneSince({ store }: AppContext, time: number): Promise<string[]> {
  const rows = await store.db
    .selectFrom('people')
    .select('id')
    .where('created', '<', time)
    .where('banned', 'is', null)
    .where(eb =>
      eb.not(
        eb.or([
          eb.exists(eb.selectFrom('accounts').select('created').whereRef('accounts.person', '=', 'people.id')),
          eb.exists(
            eb
              .selectFrom('sessions')
              .select('id')
              .whereRef('sessions.person', '=', 'people.id')
              .where('sessions.seen', '>=', time),
          ),
          eb.exists(
            eb
              .selectFrom('members')
              .innerJoin('tables', 'tables.id', 'members.table_id')
              .select('tables.id')
              .whereRef('members.person', '=', 'people.id')
              .where('tables.status', 'in', ['waiting', 'running']),
          ),
        ]),
      ),
    )
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(row => row.id);
}
