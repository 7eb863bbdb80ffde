/** Somebody at a table tells the host of the server about somebody else there. Nobody at the table notices. */
import type { table as shapes } from '@interregnum/protocol';
import type { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { isHeardBy, writeAmong } from '../live/audience.ts';
import { insertReport } from '../store/reports.ts';
import type { ChatRow } from '../store/schema.ts';
import type { Person } from './entrance.ts';
import type { OpenTable } from './open.ts';
import { seatOf } from './table.ts';

type Reporting = z.output<typeof shapes.reporting>;

const nobody = () => refused('not-found', 'Nobody like this is at the table.');

export async function report(context: AppContext, t: OpenTable, by: Person, wish: Reporting): Promise<void> {
  if (wish.person === by.id) throw refused('not-allowed', 'That is you.');
  context.limits.report(by.id);
  const line = wish.line && (await lineHeard(context, t, by, wish.line));
  if (line ? line.person !== wish.person : !(await wasHere(context, t, by, wish.person))) throw nobody();
  await insertReport(context.store.db, {
    id: context.ports.newId(),
    table_id: t.id,
    reporter: by.id,
    person: wish.person,
    line: line?.n ?? null,
    said: line?.text ?? null,
    why: wish.why,
    time: context.ports.now(),
    action: null,
    handled: null,
  });
}

/** The line, if whoever reports it has heard it. */
async function lineHeard(
  { store }: AppContext,
  { id, table }: OpenTable,
  by: Person,
  { n, among }: NonNullable<Reporting['line']>,
): Promise<ChatRow> {
  const rows = await store.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', id)
    .where('among', among === null ? 'is' : '=', among && writeAmong(among))
    .where(eb => eb.or([eb('line', '=', n), eb.and([eb('line', 'is', null), eb('n', '=', n)])]))
    .execute();
  const line = rows.find(row => isHeardBy(row, seatOf(table, by.id)));
  if (!line) throw refused('not-found', 'Nobody has said this.');
  return line;
}

/** Whoever sits there, looks after the table, or has said something that all hear. */
async function wasHere({ store }: AppContext, { id, table }: OpenTable, by: Person, person: string): Promise<boolean> {
  if (table.host === person || seatOf(table, person) !== null) return true;
  const rows = await store.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', id)
    .where('person', '=', person)
    .execute();
  return rows.some(row => isHeardBy(row, seatOf(table, by.id)));
}
