/** A person is forgotten for good: what others share with them stays, without a name. */
import { FORMER_PLAYER, type Place } from '@interregnum/protocol';
import type { Ports } from '../ports.ts';
import type { Database, Store } from '../store/store.ts';
import { loadTable, updateTable } from '../store/tables.ts';
import { winnersWithout } from '../tables/inheritance.ts';
import { seatOf, type Table, withAt, withoutPerson } from '../tables/table.ts';

/** Tables that have changed; running servers follow by themselves. `null` when there is nobody. */
export async function forgetPerson(
  store: Store,
  ports: Pick<Ports, 'now' | 'newId'>,
  person: string,
): Promise<string[] | null> {
  const { db } = store;
  const known = await db.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst();
  if (!known) return null;
  const nobody = ports.newId();
  const before = await leaveTables(store, ports.now(), person, nobody);
  await db.transaction().execute(within => forgetRows(within, person, nobody));
  const meanwhile = await leaveTables(store, ports.now(), person, nobody);
  return [...before, ...meanwhile];
}

async function leaveTables(store: Store, now: number, person: string, nobody: string): Promise<string[]> {
  const rows = await store.db.selectFrom('members').select('table_id').where('person', '=', person).execute();
  const tables = rows.map(row => row.table_id);
  for (const table of tables) await leaveTable(store, table, now, person, nobody);
  return tables;
}

async function leaveTable(store: Store, id: string, now: number, person: string, nobody: string): Promise<void> {
  const { db } = store;
  for (;;) {
    const table = await loadTable(db, id);
    if (!table) return;
    if (!(await updateTable(store, withoutTrace(table, person, nobody), null))) continue;
    if (table.status === 'running') {
      await db.updateTable('positions').set({ due: now }).where('table_id', '=', id).execute();
    }
    return;
  }
}

/** Before the start the seat is free again, in a running game a bot has it, in a finished one it stays as it was. */
function withoutTrace(table: Table, person: string, nobody: string): Table {
  const left = table.status === 'waiting' ? withoutPerson(table, person) : withFormerPlayer(table, person);
  const { [person]: _, ...mutes } = left.mutes;
  const others = left.places.flatMap(place => (place.kind === 'person' && place.person ? [place.person] : []));
  return {
    ...left,
    host: left.host === person ? (others[0] ?? nobody) : left.host,
    reserved: left.reserved.map(kept => (kept === person ? null : kept)),
    lastWinners: winnersWithout(left.lastWinners, person),
    kicked: left.kicked.filter(one => one !== person),
    mutes: Object.fromEntries(Object.entries(mutes).map(([by, muted]) => [by, muted.filter(one => one !== person)])),
  };
}

function withFormerPlayer(table: Table, person: string): Table {
  const seat = seatOf(table, person);
  const place = seat === null ? null : table.places[seat];
  if (seat === null || place?.kind !== 'person') return table;
  const bot = place.bot ?? (table.status === 'running' ? table.botLevel : null);
  const former: Place = { kind: 'person', person: null, name: FORMER_PLAYER, bot };
  const { header } = table;
  return {
    ...table,
    places: withAt(table.places, seat, former),
    header: header && { ...header, players: withAt(header.players, seat, FORMER_PLAYER) },
  };
}

/** Lines of chat belong to the talk of all and stay; everything else goes. */
async function forgetRows(db: Database, person: string, nobody: string): Promise<void> {
  await db.updateTable('chat').set({ person: nobody, name: FORMER_PLAYER }).where('person', '=', person).execute();
  const tables = [
    'sessions',
    'accounts',
    'passkeys',
    'wishes',
    'mail_addresses',
    'browsers',
    'notices',
    'seen',
    'presence',
    'ratings',
    'rating_history',
  ] as const;
  for (const table of tables) await db.deleteFrom(table).where('person', '=', person).execute();
  await db.updateTable('reports').set({ reporter: null }).where('reporter', '=', person).execute();
  await db.deleteFrom('reports').where('person', '=', person).execute();
  await db.deleteFrom('people').where('id', '=', person).execute();
}
