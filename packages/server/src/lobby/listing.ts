/** The lists of tables that people see, read without opening any of them. */
import type { LobbyCard, Mine, MyTable, Status } from '@interregnum/protocol';
import { sql } from 'kysely';
import type { AppContext } from '../app-context.ts';
import type { ProgressRow, TableRow } from '../store/schema.ts';
import { LISTED } from '../store/tables.ts';
import type { Person } from '../tables/entrance.ts';
import { myTable, type Progress, tableCard } from '../tables/show.ts';
import { type ListedTable, readListed } from '../tables/table.ts';

/** What of a server is needed for its lists. */
export type Listing = Pick<AppContext, 'store' | 'hub' | 'ports'>;

const SHOWN = 100;
const WATCHABLE = 50;

const COLUMNS = [...LISTED, 'positions.at', 'positions.pending', 'positions.deadlines'] as const;

type Row = Omit<TableRow, 'body'> & { [K in 'at' | 'pending' | 'deadlines']: ProgressRow[K] | null };

interface Listed {
  table: ListedTable;
  progress: Progress;
}

const listed = ({ at, pending, deadlines, ...row }: Row): Listed => ({
  table: readListed(row),
  progress: {
    at: at ?? 0,
    pending: JSON.parse(pending ?? '[]') as number[],
    deadlines: JSON.parse(deadlines ?? '[]') as (number | null)[],
  },
});

export interface PublicLists {
  open: LobbyCard[];
  watch: LobbyCard[];
}

/** What everybody sees. */
export async function publicLists(context: Listing): Promise<PublicLists> {
  const waiting = await openTables(context, 'waiting');
  const running = (await openTables(context, 'running')).filter(({ table }) => table.spectators);
  const open = await withCompany(context, waiting);
  const watch = await withCompany(context, running.slice(0, WATCHABLE));
  return { open: open.toSorted((x, y) => appeal(x) - appeal(y)), watch };
}

/** Where somebody can sit down and the host is there first; full tables last. */
function appeal({ places, hostHere }: LobbyCard): number {
  const hasRoom = places.some(place => place.kind === 'person' && place.person === null);
  return hasRoom ? (hostHere ? 0 : 1) : 2;
}

/** The latest table of every host, then everybody's second, and so on: nobody fills the list alone. */
async function openTables(context: Listing, status: Status): Promise<Listed[]> {
  const { db } = context.store;
  const ranked = db
    .selectFrom('tables')
    .select(['id', 'updated'])
    .select(sql<number>`row_number() over (partition by host order by updated desc)`.as('turn'))
    .where('status', '=', status)
    .where('visibility', '=', 'open');
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .innerJoin('tables', 'tables.id', 'ranked.id')
    .leftJoin('positions', 'positions.table_id', 'tables.id')
    .select(COLUMNS)
    .orderBy('ranked.turn')
    .orderBy('ranked.updated', 'desc')
    .orderBy('tables.id')
    .limit(SHOWN)
    .execute();
  return rows.map(listed);
}

async function withCompany(context: Listing, tables: readonly Listed[]): Promise<LobbyCard[]> {
  const rating = await ratingsAt(context, tables);
  const here = await whoIsAt(
    context,
    tables.map(({ table }) => table.id),
  );
  return tables.map(({ table, progress }) => ({
    ...tableCard(table, progress),
    hostHere: here(table.id, table.host),
    ratings: table.places.map(place => (place.kind === 'person' ? rating(table.game, place.person) : null)),
  }));
}

const peopleAt = ({ places }: ListedTable): string[] =>
  places.flatMap(place => (place.kind === 'person' && place.person ? [place.person] : []));

async function ratingsAt(context: Listing, tables: readonly Listed[]) {
  const people = [...new Set(tables.flatMap(({ table }) => peopleAt(table)))];
  const rows =
    people.length === 0
      ? []
      : await context.store.db
          .selectFrom('ratings')
          .select(['person', 'game', 'rating'])
          .where('person', 'in', people)
          .execute();
  const known = new Map(rows.map(({ person, game, rating }) => [`${game} ${person}`, Math.round(rating)]));
  return (game: string, person: string | null): number | null => known.get(`${game} ${person}`) ?? null;
}

/** Who has which of these tables open, through this process or another. */
export async function whoIsAt(context: Listing, tables: readonly string[]) {
  const rows =
    !context.store.shared || tables.length === 0
      ? []
      : await context.store.db
          .selectFrom('presence')
          .select(['table_id', 'person'])
          .where('table_id', 'in', tables)
          .where('until', '>', context.ports.now())
          .execute();
  const elsewhere = new Set(rows.map(row => `${row.table_id} ${row.person}`));
  return (table: string, person: string): boolean =>
    elsewhere.has(`${table} ${person}`) ||
    [...context.hub.watchers(table)].some(watcher => watcher.person?.id === person);
}

const rank = ({ yourTurn, status }: MyTable): number =>
  yourTurn ? 0 : status === 'running' ? 1 : status === 'waiting' ? 2 : 3;

/** Where it is the person's turn first, then what goes on, then what is over; the latest first. */
export async function tablesOf(context: Listing, person: Person | null): Promise<Mine> {
  const now = context.ports.now();
  if (!person) return { mine: [], now };
  const rows = await context.store.db
    .selectFrom('tables')
    .leftJoin('positions', 'positions.table_id', 'tables.id')
    .innerJoin('members', 'members.table_id', 'tables.id')
    .select(COLUMNS)
    .where('members.person', '=', person.id)
    .orderBy('tables.updated', 'desc')
    .limit(SHOWN)
    .execute();
  const mine = rows.map(listed).map(({ table, progress }) => myTable(table, progress, person));
  return { mine: mine.sort((x, y) => rank(x) - rank(y)), now };
}
