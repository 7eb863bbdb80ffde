/** "Your turn": noted when it comes about, told when the person is not looking and does not mind. */
import type { Seat } from '@interregnum/kernel';
import type { NotificationSettings } from '@interregnum/protocol';
import type { House } from '../house.ts';
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
export function notifyTurns(house: House, world: Outside): () => Promise<void> {
  house.listeners.push({
    turn: (table, seats) => {
      note(house, table, seats).catch(error =>
        house.log.error({ err: error, table: table.id }, 'a turn was not noted'),
      );
    },
  });
  const ways = channels(house, world);
  return () => tellDue(house, ways);
}

const wantsToKnow = ({ email, push, webhook, live }: NotificationSettings, table: Table): boolean =>
  (email !== null || push || webhook !== null) && (live || table.clock.kind !== 'live');

async function note(house: House, table: Table, seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) {
    const place = table.places[seat];
    if (place?.kind !== 'person' || place.person === null || isLookingHere(house, table.id, place.person)) continue;
    const wishes = await wishesOf(house.store.db, place.person);
    if (wantsToKnow(wishes, table)) await putOff(house, table.id, place.person, house.ports.now() + A_MOMENT);
  }
}

async function putOff(house: House, table_id: string, person: string, due: number): Promise<void> {
  await house.store.db
    .insertInto('notices')
    .values({ table_id, person, due, told: null })
    .onConflict(oc => oc.columns(['table_id', 'person']).doUpdateSet({ due }))
    .execute();
}

const isLookingHere = (house: House, table: string, person: string): boolean =>
  [...house.hub.watchers(table)].some(watcher => watcher.person?.id === person);

/** Through this process or another. */
async function isLooking(house: House, table: string, person: string): Promise<boolean> {
  if (isLookingHere(house, table, person)) return true;
  if (!house.store.shared) return false;
  const row = await house.store.db
    .selectFrom('presence')
    .select('sockets')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('until', '>', house.ports.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells everybody who is due. One message that fails holds up no other. */
export async function tellDue(house: House, ways: readonly Channel[]): Promise<void> {
  const due = await house.store.db
    .selectFrom('notices')
    .selectAll()
    .where('due', '<=', house.ports.now())
    .orderBy('due')
    .limit(MOST_AT_ONCE)
    .execute();
  await Promise.all(due.map(notice => tell(house, ways, notice)));
}

async function tell(house: House, ways: readonly Channel[], notice: NoticeRow): Promise<void> {
  const { table_id, person } = notice;
  const wishes = await wishesOf(house.store.db, person);
  const table = await loadTable(house.store.db, table_id);
  const now = house.ports.now();
  if (!table || !(await isStillWanted(house, table, person, wishes))) {
    await settle(house, notice, { due: null });
    return;
  }
  const again = notice.told === null ? now : notice.told + wishes.atMostEvery * 60_000;
  const time = quietUntil(Math.max(now, again), wishes.quiet);
  if (time > now) await settle(house, notice, { due: time });
  else if (await settle(house, notice, { due: null, told: now })) {
    await sendAll(house, ways, { person, wishes }, table);
  }
}

async function isStillWanted(house: House, table: Table, person: string, wishes: NotificationSettings) {
  const seat = seatOf(table, person);
  const place = seat === null ? null : table.places[seat];
  if (seat === null || place?.kind !== 'person' || place.bot !== null || table.status !== 'running') return false;
  const position = await house.store.db
    .selectFrom('positions')
    .select('pending')
    .where('table_id', '=', table.id)
    .executeTakeFirst();
  const asked = (JSON.parse(position?.pending ?? '[]') as Seat[]).includes(seat);
  return asked && wantsToKnow(wishes, table) && !(await isLooking(house, table.id, person));
}

/** False when another process has dealt with the notice, or it has been renewed meanwhile. */
async function settle(house: House, notice: NoticeRow, change: Partial<NoticeRow>): Promise<boolean> {
  const { numUpdatedRows } = await house.store.db
    .updateTable('notices')
    .set(change)
    .where('table_id', '=', notice.table_id)
    .where('person', '=', notice.person)
    .where('due', '=', notice.due)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function sendAll(house: House, ways: readonly Channel[], to: Parameters<Channel['send']>[0], table: Table) {
  const message = turnMessage(house, table, to.wishes.language);
  await Promise.all(
    ways.map(way =>
      way.send(to, message).catch((error: NodeJS.ErrnoException) => {
        const reason = error.code ?? error.message; // messages of other libraries may name the address
        house.log.warn({ table: table.id, way: way.name, reason }, 'somebody could not be told');
      }),
    ),
  );
}
