/** Who may know of a table, and who may look in. */
import { timingSafeEqual } from 'node:crypto';
import { refused } from '../errors.ts';
import { type ListedTable, seatOf, type Table } from './table.ts';

export interface Person {
  id: string;
  name: string;
}

/** Sits there, made the table, or has a seat kept. */
export const isMember = (table: ListedTable, person: Person | null): boolean =>
  person !== null &&
  (seatOf(table, person.id) !== null || table.host === person.id || table.reserved.includes(person.id));

export function isInvited(table: Table, invite: string | null): boolean {
  if (invite === null) return false;
  const [given, right] = [Buffer.from(invite), Buffer.from(table.invite)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** To everybody else a private table does not exist. */
export function mayKnow(table: Table, person: Person | null, invite: string | null): boolean {
  return table.visibility === 'open' || isMember(table, person) || isInvited(table, invite);
}

/** Before the start everybody who knows of a table may look; later it is up to the table. */
const mayWatch = (table: Table, person: Person | null): boolean =>
  table.status === 'waiting' || table.spectators || isMember(table, person);

export const mayEnter = (table: Table, person: Person | null, invite: string | null): boolean =>
  mayKnow(table, person, invite) && mayWatch(table, person);

export function admit(table: Table, person: Person | null, invite: string | null): void {
  if (!mayKnow(table, person, invite)) throw noTable();
  if (!mayWatch(table, person)) throw refused('not-allowed', 'This table does not want spectators.');
}

export const noTable = () => refused('not-found', 'There is no such table.');
