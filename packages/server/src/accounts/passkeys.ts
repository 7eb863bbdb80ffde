/** The passkeys of a person in the database, and the questions to devices that are still open. */
import type { Passkey } from '@interregnum/protocol';
import type { PasskeyRow } from '../store/schema.ts';
import type { Database } from '../store/store.ts';

/** The oldest first. */
export function passkeysOf(db: Database, person: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created', 'used'])
    .where('person', '=', person)
    .orderBy('created')
    .execute();
}

export async function credentialsOf(db: Database, person: string): Promise<string[]> {
  const rows = await db.selectFrom('passkeys').select('credential').where('person', '=', person).execute();
  return rows.map(row => row.credential);
}

export async function passkeyByCredential(db: Database, credential: string): Promise<PasskeyRow | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('credential', '=', credential).executeTakeFirst();
  return row ?? null;
}

/** False when the device is known already. */
export async function insertPasskey(db: Database, passkey: PasskeyRow): Promise<boolean> {
  const made = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict(oc => oc.doNothing())
    .returning('id')
    .execute();
  return made.length > 0;
}

/** False when somebody was faster with the same answer of the device, or with a later one. */
export async function usePasskey(db: Database, { id, counter }: PasskeyRow, next: number, now: number) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: next, used: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it is no passkey of this person. */
export async function removePasskey(db: Database, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removePasskeys(db: Database, person: string): Promise<void> {
  await db.deleteFrom('passkeys').where('person', '=', person).execute();
}

// --- challenges ----------------------------------------------------------------------------------------------------

/** Milliseconds in which a person finds the finger for it. */
const ANSWER_WITHIN = 5 * 60_000;

/** Notes a question; those that nobody has answered in time go. */
export async function noteChallenge(db: Database, challenge: string, person: string | null, now: number) {
  await db.deleteFrom('challenges').where('until', '<', now).execute();
  await db
    .insertInto('challenges')
    .values({ challenge, person, until: now + ANSWER_WITHIN })
    .execute();
}

/** True once, for the person who was asked. */
export async function takeChallenge(db: Database, challenge: string, person: string | null, now: number) {
  const taken = await db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('person', person === null ? 'is' : '=', person)
    .where('until', '>=', now)
    .returning('challenge')
    .execute();
  return taken.length > 0;
}
