/** The keys by which push services know this server: made once, kept in the database. */
import webPush from 'web-push';
import { keptSecret } from '../store/secrets.ts';
import type { Database } from '../store/store.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export async function vapidKeys(db: Database): Promise<VapidKeys> {
  const keys = await keptSecret(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(keys) as VapidKeys;
}
