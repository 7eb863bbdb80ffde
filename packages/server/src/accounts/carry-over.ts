/** The games and wishes of a guest become those of an account. */
import type { AppContext } from '../app-context.ts';
import { carryWishesOver } from '../notify/wishes.ts';
import { change } from '../tables/change.ts';
import type { Person } from '../tables/entrance.ts';
import { winnersWith } from '../tables/inheritance.ts';
import { openTable } from '../tables/open.ts';
import { seatOf, type Table } from '../tables/table.ts';

/** Tables at which both sit stay as they are: one person has one seat. */
export async function carryOver(context: AppContext, guest: string, account: Person): Promise<void> {
  const { db } = context.store;
  const tables = await db.selectFrom('members').select('table_id').where('person', '=', guest).execute();
  for (const { table_id } of tables) {
    const t = await openTable(context, table_id);
    if (t) await t.mutex.run(() => change(context, t, table => handedOver(table, guest, account)));
  }
  await db.updateTable('chat').set({ person: account.id }).where('person', '=', guest).execute();
  await db.updateTable('reports').set({ reporter: account.id }).where('reporter', '=', guest).execute();
  await db.updateTable('reports').set({ person: account.id }).where('person', '=', guest).execute();
  await carryWishesOver(db, guest, account.id);
  const ended = await db.selectFrom('members').select('table_id').where('person', '=', guest).executeTakeFirst();
  if (!ended) await db.deleteFrom('sessions').where('person', '=', guest).execute();
}

function handedOver(table: Table, guest: string, account: Person): Table {
  if (seatOf(table, account.id) !== null && seatOf(table, guest) !== null) return table;
  return {
    ...table,
    host: table.host === guest ? account.id : table.host,
    reserved: table.reserved.map(person => (person === guest ? account.id : person)),
    lastWinners: winnersWith(table.lastWinners, guest, account.id),
    places: table.places.map(place =>
      place.kind === 'person' && place.person === guest ? { ...place, person: account.id, name: account.name } : place,
    ),
  };
}
