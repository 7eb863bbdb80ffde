/** Accounts and the devices of a person in the database. */
import type { Session } from '@interregnum/protocol';
import type { AccountRow } from '../store/schema.ts';
import type { Database } from '../store/store.ts';
import { keyOf } from './name-keys.ts';

/** False when the name is taken, or the person has an account. */
export async function insertAccount(db: Database, account: AccountRow): Promise<boolean> {
  const made = await db
    .insertInto('accounts')
    .values(account)
    .onConflict(oc => oc.doNothing())
    .returning('person')
    .execute();
  return made.length > 0;
}

export async function accountByName(db: Database, name: string): Promise<AccountRow | null> {
  const row = await db.selectFrom('accounts').selectAll().where('name_key', '=', keyOf(name)).executeTakeFirst();
  return row ?? null;
}

export async function accountOf(db: Database, person: string): Promise<AccountRow | null> {
  const row = await db.selectFrom('accounts').selectAll().where('person', '=', person).executeTakeFirst();
  return row ?? null;
}

/** False when somebody else has the name. */
export async function renameAccount(db: Database, person: string, name: string): Promise<boolean> {
  const name_key = keyOf(name);
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ name_key })
    .where('person', '=', person)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('accounts as other')
            .select('other.person')
            .where('other.name_key', '=', name_key)
            .where('other.person', '!=', person),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The hash of a new recovery code; `null` when it is used up. */
export async function setRecovery(db: Database, person: string, recovery: string | null): Promise<void> {
  await db.updateTable('accounts').set({ recovery }).where('person', '=', person).execute();
}

export async function setPassphrase(db: Database, person: string, hash: string): Promise<void> {
  await db.updateTable('accounts').set({ hash }).where('person', '=', person).execute();
}

/** The devices of a person, the one seen last first. */
export async function sessionsOf(db: Database, person: string, current: string): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created', 'seen', 'device'])
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .execute();
  return rows.map(row => ({ ...row, current: row.id === current }));
}

/** False when it is no device of this person. */
export async function endSession(db: Database, person: string, session: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('id', '=', session)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endOtherSessions(db: Database, person: string, current: string): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', person).where('id', '!=', current).execute();
}

/** Devices of one person; the one that was not seen for longest makes room. */
const MOST_SESSIONS = 50;

export async function endSurplusSessions(db: Database, person: string): Promise<void> {
  const sessions = await sessionsOf(db, person, '');
  for (const { id } of sessions.slice(MOST_SESSIONS)) await endSession(db, person, id);
}

export async function endAllSessions(db: Database, person: string): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', person).execute();
}
