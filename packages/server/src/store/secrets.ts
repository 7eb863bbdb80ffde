/** Secrets that the server makes once and keeps in the database. */
import type { Database } from './store.ts';

async function kept(db: Database, name: string): Promise<string | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Where two processes make one at once, the first counts. */
export async function keptSecret(db: Database, name: string, make: () => string): Promise<string> {
  const known = await kept(db, name);
  if (known !== null) return known;
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict(oc => oc.doNothing())
    .execute();
  return (await kept(db, name))!;
}
