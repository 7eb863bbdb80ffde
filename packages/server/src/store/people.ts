/** People and their devices in the database. */
import { createHash } from 'node:crypto';
import type { PeopleRow } from './schema.ts';
import type { Database } from './store.ts';

/** Only this is kept of the secret in a cookie. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export interface Visitor extends PeopleRow {
  /** Whether there is no account. */
  guest: boolean;
  session: string;
  sessionSeen: number;
}

/** Who this secret belongs to. */
export async function personBySecret(db: Database, secret: string): Promise<Visitor | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .leftJoin('accounts', 'accounts.person', 'people.id')
    .selectAll('people')
    .select(['sessions.id as session', 'sessions.seen as sessionSeen', 'accounts.person as account'])
    .where('sessions.hash', '=', hashOf(secret))
    .executeTakeFirst();
  if (!row) return null;
  const { account, ...person } = row;
  return { ...person, guest: account === null };
}

export async function insertPerson(db: Database, person: PeopleRow): Promise<void> {
  await db.insertInto('people').values(person).execute();
}

export async function renamePerson(db: Database, person: string, name: string, skeleton: string): Promise<void> {
  await db.updateTable('people').set({ name, skeleton }).where('id', '=', person).execute();
}

export interface NewSession {
  id: string;
  secret: string;
  person: string;
  now: number;
  device: string;
  address: string;
}

const DEVICE_LENGTH = 120;

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { id, secret, person, now, device, address } = session;
  const known = { id, person, address, device: device.slice(0, DEVICE_LENGTH) };
  const row = { ...known, hash: hashOf(secret), created: now, seen: now };
  await db.insertInto('sessions').values(row).execute();
}

export async function touchSession(db: Database, session: string, now: number, address: string): Promise<void> {
  await db.updateTable('sessions').set({ seen: now, address }).where('id', '=', session).execute();
}

/** Those of these devices that are logged in, and whose person is not banned. */
export async function welcomeSessions(db: Database, sessions: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select('sessions.id')
    .where('sessions.id', 'in', sessions)
    .where('people.banned', 'is', null)
    .execute();
  return rows.map(row => row.id);
}
