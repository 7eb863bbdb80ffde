/** Bans: a person is shut out, a bot takes the seats, and no new guest comes from the same networks for a while. */
import { refused } from '../errors.ts';
import type { Database, Store } from '../store/store.ts';
import { loadTable, updateTable } from '../store/tables.ts';
import { seatOf, type Table, withAt, withoutPerson } from '../tables/table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Those who are known already are let in: they share the network with the person, and have done nothing. */
export async function refuseBannedAddress(db: Database, address: string, now: number): Promise<void> {
  const ban = await db
    .selectFrom('address_bans')
    .select('until')
    .where('address', '=', address)
    .where('until', '>', now)
    .executeTakeFirst();
  if (ban) throw refused('banned', 'The host of this server has closed it to new guests from your network.');
}

/** Nobody is told a reason; live connections end within seconds. Days: for how long their networks bring no new guests. */
export async function banPerson(store: Store, person: string, now: number, days: number): Promise<boolean> {
  const { db } = store;
  if (!(await setBanned(db, person, now))) return false;
  const sessions = await db.selectFrom('sessions').select('address').where('person', '=', person).execute();
  for (const { address } of days > 0 ? sessions : []) {
    const until = now + days * DAY;
    if (address === null) continue;
    await db
      .insertInto('address_bans')
      .values({ address, person, since: now, until })
      .onConflict(oc => oc.column('address').doUpdateSet({ person, since: now, until }))
      .execute();
  }
  const rows = await db.selectFrom('members').select('table_id').where('person', '=', person).execute();
  for (const { table_id } of rows) await standUp(store, table_id, person, now);
  return true;
}

export async function unbanPerson({ db }: Store, person: string): Promise<boolean> {
  await db.deleteFrom('address_bans').where('person', '=', person).execute();
  return setBanned(db, person, null);
}

async function setBanned(db: Database, person: string, banned: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('people').set({ banned }).where('id', '=', person).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nobody waits for somebody who cannot come: before the start the seat is free, later a bot has it. */
async function standUp(store: Store, id: string, person: string, now: number): Promise<void> {
  for (;;) {
    const table = await loadTable(store.db, id);
    if (!table || table.status === 'over' || table.status === 'closed') return;
    const left = table.status === 'waiting' ? withoutPerson(table, person) : withBotFor(table, person);
    if (left !== table && !(await updateTable(store, { ...left, updated: now }, null))) continue;
    if (table.status === 'running') {
      await store.db.updateTable('positions').set({ due: now }).where('table_id', '=', id).execute();
    }
    return;
  }
}

function withBotFor(table: Table, person: string): Table {
  const seat = seatOf(table, person);
  const place = seat === null ? null : table.places[seat];
  if (seat === null || place?.kind !== 'person' || place.bot !== null) return table;
  return { ...table, places: withAt(table.places, seat, { ...place, bot: table.botLevel }) };
}
