/** Mail addresses are written to when their owner has confirmed them by a code, and until that owner has had enough. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Language } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { hashOf } from '../store/people.ts';
import type { MailAddressRow } from '../store/schema.ts';
import { keptSecret } from '../store/secrets.ts';
import type { Database } from '../store/store.ts';
import { MailboxFull, type Mailer } from './mailer.ts';
import { inWords } from './texts.ts';

/** Wrong codes after which another one is needed. */
const TRIES = 5;
/** Milliseconds for which a code is good, and before another one is sent to the same address. */
const HOLDS = 24 * 60 * 60_000;
const AGAIN = 2 * 60_000;

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

async function addressOf(db: Database, person: string): Promise<MailAddressRow | null> {
  const row = await db.selectFrom('mail_addresses').selectAll().where('person', '=', person).executeTakeFirst();
  return row ?? null;
}

export async function isConfirmed(db: Database, person: string, email: string | null): Promise<boolean> {
  const row = email === null ? null : await addressOf(db, person);
  return row !== null && row.email === email && row.confirmed !== null;
}

/** Sends a code to an address that is new; nothing to one that is confirmed or has just got one. */
export async function askToConfirm(
  context: AppContext,
  { send, admit }: { send: Mailer /** Refuses one letter more. */; admit(): void },
  person: string,
  email: string,
  language: Language | null,
): Promise<void> {
  const { db } = context.store;
  const now = context.ports.now();
  const known = await addressOf(db, person);
  if (known?.email === email && (known.confirmed !== null || now - known.sent < AGAIN)) return;
  admit();
  const code = newCode();
  const row = { email, code: hashOf(`${person} ${code}`), tries: 0, sent: now, confirmed: null };
  await db
    .insertInto('mail_addresses')
    .values({ person, ...row })
    .onConflict(oc => oc.column('person').doUpdateSet(row))
    .execute();
  const text = inWords(language, 'confirm.body', { code });
  await send({ to: email, subject: inWords(language, 'confirm.title', { code }), text }).catch(async (error: Error) => {
    await db.deleteFrom('mail_addresses').where('person', '=', person).execute();
    if (error instanceof MailboxFull) throw refused('too-many', 'This address has got enough codes. Wait an hour.');
    context.log.warn({ way: 'mail', reason: error.message }, 'a code could not be sent');
    throw refused('not-now', 'The letter could not be sent. Try again later.');
  });
}

export async function confirmAddress(context: AppContext, person: string, code: string): Promise<void> {
  const { db } = context.store;
  const known = await addressOf(db, person);
  if (known?.confirmed) return;
  const isOpen = known && known.tries < TRIES && context.ports.now() - known.sent < HOLDS;
  if (!isOpen) throw refused('not-now', 'There is no code that could be confirmed. Ask for another one.');
  const isRight = known.code === hashOf(`${person} ${code}`);
  const change = isRight ? { confirmed: context.ports.now() } : { tries: known.tries + 1 };
  await db.updateTable('mail_addresses').set(change).where('person', '=', person).execute();
  if (!isRight) throw refused('wrong-passphrase', 'This is not the code.');
}

export async function forgetAddress(db: Database, person: string): Promise<void> {
  await db.deleteFrom('mail_addresses').where('person', '=', person).execute();
}

// --- enough ----------------------------------------------------------------------------------------------------------

/** Proves that whoever shows it has got a letter to this address. */
export async function unsubscribeToken({ store, ports }: AppContext, person: string, email: string): Promise<string> {
  const key = await keptSecret(store.db, 'letters', ports.newSecret);
  return createHmac('sha256', key).update(`${person} ${email}`).digest('base64url');
}

/** The address of the person, if the token was made for it. */
export async function unsubscribing(context: AppContext, person: string, token: string): Promise<boolean> {
  const known = await addressOf(context.store.db, person);
  if (!known) return false;
  const [given, right] = [Buffer.from(token), Buffer.from(await unsubscribeToken(context, person, known.email))];
  return given.length === right.length && timingSafeEqual(given, right);
}
