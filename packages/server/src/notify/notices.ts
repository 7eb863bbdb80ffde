/** "Your turn": noted when it comes about, told when the person is not looking and does not mind. */
import type { Seat } from '@interregnum/kernel';
import type { NotificationSettings } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import type { NoticeRow } from '../store/schema.ts';
import { loadTable } from '../store/tables.ts';
import { seatOf, type Table } from '../tables/table.ts';
import { type Channel, channels } from './channels.ts';
import { turnMessage } from './messages.ts';
import type { Outside } from './outside.ts';
import { quietUntil } from './quiet.ts';
import { wishesOf } from './wishes.ts';

/** Milliseconds for whoever is just coming back, or answers at once from elsewhere. */
const A_MOMENT = 5000;
const MOST_AT_ONCE = 100;

/** Notes every turn; what is handed back tells the people, and is to be called again and again. */
export function notifyTurns(context: AppContext, world: Outside): () => Promise<void> {
  context.listeners.push({
    turn: (table, seats) => {
      note(context, table, seats).catch(error =>
        context.log.error({ err: error, table: table.id }, 'a turn was not noted'),
      );
    },
  });
  const ways = channels(context, world);
  return () => tellDue(context, ways);
}

const wantsToKnow = ({ email, push, webhook, live }: NotificationSettings, table: Table): boolean =>
  (email !== null || push || webhook !== null) && (live || table.clock.kind !== 'live');

async function note(context: AppContext, table: Table, seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) {
    const place = table.places[seat];
    if (place?.kind !== 'person' || place.person === null || isLookingHere(context, table.id, place.person)) continue;
    const wishes = await wishesOf(context.store.db, place.person);
    if (wantsToKnow(wishes, table)) await putOff(context, table.id, place.person, context.ports.now() + A_MOMENT);
  }
}

async function putOff(context: AppContext, table_id: string, person: string, due: number): Promise<void> {
  await context.store.db
    .insertInto('notices')
    .values({ table_id, person, due, told: null })
    .onConflict(oc => oc.columns(['table_id', 'person']).doUpdateSet({ due }))
    .execute();
}

const isLookingHere = (context: AppContext, table: string, person: string): boolean =>
  [...context.hub.watchers(table)].some(watcher => watcher.person?.id === person);

/** Through this process or another. */
async function isLooking(context: AppContext, table: string, person: string): Promise<boolean> {
  if (isLookingHere(context, table, person)) return true;
  if (!context.store.shared) return false;
  const row = await context.store.db
    .selectFrom('presence')
    .select('sockets')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('until', '>', context.ports.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells everybody who is due. One message that fails holds up no other. */
export async function tellDue(context: AppContext, ways: readonly Channel[]): Promise<void> {
  const due = await context.store.db
    .selectFrom('notices')
    .selectAll()
    .where('due', '<=', context.ports.now())
    .orderBy('due')
    .limit(MOST_AT_ONCE)
    .execute();
  await Promise.all(due.map(notice => tell(context, ways, notice)));
}

async function tell(context: AppContext, ways: readonly Channel[], notice: NoticeRow): Promise<void> {
  const { table_id, person } = notice;
  const wishes = await wishesOf(context.store.db, person);
  const table = await loadTable(context.store.db, table_id);
  const now = context.ports.now();
  if (!table || !(await isStillWanted(context, table, person, wishes))) {
    await settle(context, notice, { due: null });
    return;
  }
  const again = notice.told === null ? now : notice.told + wishes.atMostEvery * 60_000;
  const time = quietUntil(Math.max(now, again), wishes.quiet);
  if (time > now) await settle(context, notice, { due: time });
  else if (await settle(context, notice, { due: null, told: now })) {
    await sendAll(context, ways, { person, wishes }, table);
  }
}

async function isStillWanted(context: AppContext, table: Table, person: string, wishes: NotificationSettings) {
  const seat = seatOf(table, person);
  const place = seat === null ? null : table.places[seat];
  if (seat === null || place?.kind !== 'person' || place.bot !== null || table.status !== 'running') return false;
  const position = await context.store.db
    .selectFrom('positions')
    .select('pending')
    .where('table_id', '=', table.id)
    .executeTakeFirst();
  const asked = (JSON.parse(position?.pending ?? '[]') as Seat[]).includes(seat);
  return asked && wantsToKnow(wishes, table) && !(await isLooking(context, table.id, person));
}

/** False when another process has dealt with the notice, or it has been renewed meanwhile. */
async function settle(context: AppContext, notice: NoticeRow, change: Partial<NoticeRow>): Promise<boolean> {
  const { numUpdatedRows } = await context.store.db
    .updateTable('notices')
    .set(change)
    .where('table_id', '=', notice.table_id)
    .where('person', '=', notice.person)
    .where('due', '=', notice.due)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function sendAll(
  context: AppContext,
  ways: readonly Channel[],
  to: Parameters<Channel['send']>[0],
  table: Table,
) {
  const message = turnMessage(context, table, to.wishes.language);
  await Promise.all(
    ways.map(async way => {
      try {
        if (await way.send(to, message)) context.metrics.notifications.inc({ way: way.name, result: 'sent' });
      } catch (error) {
        const { code, message: text } = error as NodeJS.ErrnoException;
        context.metrics.notifications.inc({ way: way.name, result: 'failed' });
        // messages of other libraries may name the address
        context.log.warn({ table: table.id, way: way.name, reason: code ?? text }, 'somebody could not be told');
      }
    }),
  );
}
