/** How people want to be told, in the database. */
import type { NotificationSettings, PushSubscription } from '@interregnum/protocol';
import type { Database } from '../store/store.ts';

const SILENCE: NotificationSettings = {
  email: null,
  push: false,
  webhook: null,
  quiet: null,
  atMostEvery: 15,
  live: false,
  language: null,
};

export async function wishesOf(db: Database, person: string): Promise<NotificationSettings> {
  return (await saidWishes(db, person)) ?? SILENCE;
}

/** `null` for those who have never said anything. */
async function saidWishes(db: Database, person: string): Promise<NotificationSettings | null> {
  const row = await db.selectFrom('wishes').select('body').where('person', '=', person).executeTakeFirst();
  return row ? { ...SILENCE, ...(JSON.parse(row.body) as Partial<NotificationSettings>) } : null;
}

export async function saveWishes(db: Database, person: string, wishes: NotificationSettings): Promise<void> {
  const body = JSON.stringify(wishes);
  await db
    .insertInto('wishes')
    .values({ person, body })
    .onConflict(oc => oc.column('person').doUpdateSet({ body }))
    .execute();
}

/** Browsers of one person; the oldest makes room. */
const MOST_BROWSERS = 10;

/** A browser belongs to whoever used it last. */
export async function addBrowser(db: Database, person: string, given: PushSubscription, now: number): Promise<void> {
  const row = { person, keys: JSON.stringify(given.keys), created: now };
  await db
    .insertInto('browsers')
    .values({ endpoint: given.endpoint, ...row })
    .onConflict(oc => oc.column('endpoint').doUpdateSet(row))
    .execute();
  const known = await db
    .selectFrom('browsers')
    .select('endpoint')
    .where('person', '=', person)
    .orderBy('created', 'desc')
    .execute();
  for (const { endpoint } of known.slice(MOST_BROWSERS)) await removeBrowser(db, person, endpoint);
}

export async function removeBrowser(db: Database, person: string, endpoint: string): Promise<void> {
  await db.deleteFrom('browsers').where('person', '=', person).where('endpoint', '=', endpoint).execute();
}

export async function browsersOf(db: Database, person: string): Promise<PushSubscription[]> {
  const rows = await db.selectFrom('browsers').selectAll().where('person', '=', person).execute();
  return rows.map(({ endpoint, keys }) => ({ endpoint, keys: JSON.parse(keys) as PushSubscription['keys'] }));
}

/** What a guest has wished goes on under an account, which keeps what it has said itself. */
export async function carryWishesOver(db: Database, guest: string, account: string): Promise<void> {
  const theirs = await saidWishes(db, guest);
  if (theirs) await saveWishes(db, account, joined(await saidWishes(db, account), theirs));
  await db.deleteFrom('wishes').where('person', '=', guest).execute();
  await db
    .updateTable('mail_addresses')
    .set({ person: account })
    .where('person', '=', guest)
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('mail_addresses as own').select('own.email').where('own.person', '=', account))),
    )
    .execute();
  await db.deleteFrom('mail_addresses').where('person', '=', guest).execute();
  await db.updateTable('browsers').set({ person: account }).where('person', '=', guest).execute();
}

function joined(own: NotificationSettings | null, guests: NotificationSettings): NotificationSettings {
  if (!own) return guests;
  return {
    ...own,
    email: own.email ?? guests.email,
    push: own.push || guests.push,
    webhook: own.webhook ?? guests.webhook,
    quiet: own.quiet ?? guests.quiet,
    language: own.language ?? guests.language,
  };
}
