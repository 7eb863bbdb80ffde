/** The lists of tables that people see. */
import type { Lobby, Status, TableCard } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import type { ProgressRow, TableRow } from '../store/schema.ts';
import type { Person } from './entrance.ts';
import { myTable, type Progress, tableCard } from './show.ts';
import { readTable, type Table } from './table.ts';

const SHOWN = 100;
const WATCHABLE = 50;

type Row = TableRow & { [K in 'at' | 'pending' | 'deadlines']: ProgressRow[K] | null };

const progressIn = ({ at, pending, deadlines }: Row): Progress => ({
  at: at ?? 0,
  pending: JSON.parse(pending ?? '[]') as number[],
  deadlines: JSON.parse(deadlines ?? '[]') as (number | null)[],
});

const tableIn = ({ at: _, pending: __, deadlines: ___, ...row }: Row): Table => readTable(row);

const selected = (context: AppContext) =>
  context.store.db
    .selectFrom('tables')
    .leftJoin('positions', 'positions.table_id', 'tables.id')
    .selectAll('tables')
    .select(['positions.at', 'positions.pending', 'positions.deadlines']);

export async function lobbyOf(context: AppContext, person: Person | null): Promise<Lobby> {
  const running = (await openTables(context, 'running')).filter(table => table.spectators);
  return {
    open: await openTables(context, 'waiting'),
    watch: running.slice(0, WATCHABLE),
    mine: person ? await tablesOf(context, person) : [],
    now: context.ports.now(),
  };
}

/** The latest first. */
async function openTables(context: AppContext, status: Status): Promise<TableCard[]> {
  const rows = await selected(context)
    .where('tables.status', '=', status)
    .where('tables.visibility', '=', 'open')
    .orderBy('tables.updated', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(row => tableCard(tableIn(row), progressIn(row)));
}

/** Where it is the person's turn first, then what goes on, then what is over; the latest first. */
async function tablesOf(context: AppContext, person: Person): Promise<Lobby['mine']> {
  const rows = await selected(context)
    .innerJoin('members', 'members.table_id', 'tables.id')
    .where('members.person', '=', person.id)
    .orderBy('tables.updated', 'desc')
    .limit(SHOWN)
    .execute();
  const rank = ({ yourTurn, status }: Lobby['mine'][number]) =>
    yourTurn ? 0 : status === 'running' ? 1 : status === 'waiting' ? 2 : 3;
  return rows.map(row => myTable(tableIn(row), progressIn(row), person)).sort((x, y) => rank(x) - rank(y));
}
