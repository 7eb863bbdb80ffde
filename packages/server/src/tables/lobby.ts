/** The lists of tables that people see. */
import type { Lobby } from '@interregnum/protocol';
import type { House } from '../house.ts';
import type { PositionRow, TableRow } from '../store/schema.ts';
import type { Person } from './entrance.ts';
import { myTable, type Progress, tableCard } from './show.ts';
import { readTable, type Table } from './table.ts';

const SHOWN = 100;

type Row = TableRow & { [K in 'at' | 'pending' | 'deadlines']: PositionRow[K] | null };

const progressIn = ({ at, pending, deadlines }: Row): Progress => ({
  at: at ?? 0,
  pending: JSON.parse(pending ?? '[]') as number[],
  deadlines: JSON.parse(deadlines ?? '[]') as (number | null)[],
});

const tableIn = ({ at: _, pending: __, deadlines: ___, ...row }: Row): Table => readTable(row);

const selected = (house: House) =>
  house.store.db
    .selectFrom('tables')
    .leftJoin('positions', 'positions.table_id', 'tables.id')
    .selectAll('tables')
    .select(['positions.at', 'positions.pending', 'positions.deadlines']);

export async function lobbyOf(house: House, person: Person | null): Promise<Lobby> {
  const open = await selected(house)
    .where('tables.status', '=', 'waiting')
    .where('tables.visibility', '=', 'open')
    .orderBy('tables.updated', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    open: open.map(row => tableCard(tableIn(row), progressIn(row))),
    mine: person ? await tablesOf(house, person) : [],
    now: house.ports.now(),
  };
}

/** Where it is the person's turn first, then what goes on, then what is over; the latest first. */
async function tablesOf(house: House, person: Person): Promise<Lobby['mine']> {
  const rows = await selected(house)
    .innerJoin('members', 'members.table_id', 'tables.id')
    .where('members.person', '=', person.id)
    .orderBy('tables.updated', 'desc')
    .limit(SHOWN)
    .execute();
  const rank = ({ yourTurn, status }: Lobby['mine'][number]) =>
    yourTurn ? 0 : status === 'running' ? 1 : status === 'waiting' ? 2 : 3;
  return rows.map(row => myTable(tableIn(row), progressIn(row), person)).sort((x, y) => rank(x) - rank(y));
}
