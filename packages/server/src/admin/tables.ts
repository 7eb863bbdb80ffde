/** What the host of a server can do with its tables, beside the running server. */
import type { TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { loadTable, updateTable } from '../store/tables.ts';
import { botIn, readTable, type Table } from '../tables/table.ts';

export interface TableLine {
  id: string;
  game: string;
  status: string;
  visibility: string;
  players: string[];
  /** Answers so far. */
  answers: number;
  updated: number;
}

export interface TableDetails extends TableLine {
  rules: string;
  created: number;
  clock: string;
  host: string;
  /** Seats that are to answer, from 0. */
  pending: number[];
  /** Persons by seat; `null`: nobody, or a bot. */
  people: (string | null)[];
  chat: number;
  differs: string | null;
}

const playerName = (place: Table['places'][number]): string => {
  const bot = botIn(place);
  const name = place.name || 'nobody';
  return bot === null ? name : `${name} (bot ${bot})`;
};

type Row = TableRow & { at: number | null };

function lineOf({ at, ...row }: Row): TableLine {
  const { id, game, status, visibility, places, updated } = readTable(row);
  return { id, game, status, visibility, players: places.map(playerName), answers: at ?? 0, updated };
}

const selected = ({ db }: Store) =>
  db
    .selectFrom('tables')
    .leftJoin('positions', 'positions.table_id', 'tables.id')
    .selectAll('tables')
    .select('positions.at');

/** The latest first. */
export async function listTables(store: Store, status: string | null, most: number): Promise<TableLine[]> {
  let query = selected(store).orderBy('tables.updated', 'desc').limit(most);
  if (status !== null) query = query.where('tables.status', '=', status);
  return (await query.execute()).map(lineOf);
}

/** Everything but what players must not know: no seed, no invitation, no hands. */
export async function inspectTable(store: Store, id: string): Promise<TableDetails | null> {
  const row = await selected(store).where('tables.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { db } = store;
  const position = await db.selectFrom('positions').select('pending').where('table_id', '=', id).executeTakeFirst();
  const chat = await db.selectFrom('chat').select('n').where('table_id', '=', id).execute();
  const { at: _, ...columns } = row;
  const table = readTable(columns);
  return {
    ...lineOf(row),
    rules: table.rules,
    created: table.created,
    clock: table.clock.kind,
    host: table.host,
    pending: table.status === 'running' ? (JSON.parse(position?.pending ?? '[]') as number[]) : [],
    people: table.places.map(place => (place.kind === 'person' ? place.person : null)),
    chat: chat.length,
    differs: table.differs,
  };
}

/** Ends a table without a result; servers that run it follow. False when it had ended already, or is none. */
export async function closeTable(store: Store, id: string, now: number): Promise<boolean> {
  for (;;) {
    const table = await loadTable(store.db, id);
    if (!table || table.status === 'over' || table.status === 'closed') return false;
    if (await updateTable(store, { ...table, status: 'closed', updated: now }, null)) break;
  }
  await store.db.updateTable('positions').set({ due: null }).where('table_id', '=', id).execute();
  return true;
}
