/** The keys by which push services know this server: made once, kept in the database. */
import webPush from 'web-push';
import type { Database } from '../store/store.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const NAME = 'vapid';

async function keptKeys(db: Database): Promise<VapidKeys | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirst();
  return row ? (JSON.parse(row.value) as VapidKeys) : null;
}

/** Where two processes make keys at once, the first ones count. */
export async function vapidKeys(db: Database): Promise<VapidKeys> {
  const kept = await keptKeys(db);
  if (kept) return kept;
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  await db
    .insertInto('secrets')
    .values({ name: NAME, value })
    .onConflict(oc => oc.doNothing())
    .execute();
  return (await keptKeys(db))!;
}
