/** What the host does for somebody who has forgotten a passphrase, or whose name is an insult. */
import { endAllSessions, renameAccount, setPassphrase } from '../accounts/accounts.ts';
import { skeletonOf } from '../accounts/name-keys.ts';
import { removePasskeys } from '../accounts/passkeys.ts';
import { hashPassphrase } from '../accounts/passphrases.ts';
import { newRecoveryCode } from '../accounts/recovery.ts';
import { renamePerson } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { loadTable, updateTable } from '../store/tables.ts';
import { withName } from '../tables/table.ts';

/** A passphrase to begin with again; all devices are logged out, and passkeys gone. `null` when there is no account. */
export async function resetPassphrase({ db }: Store, person: string): Promise<string | null> {
  const account = await db.selectFrom('accounts').select('person').where('person', '=', person).executeTakeFirst();
  if (!account) return null;
  const passphrase = newRecoveryCode();
  await setPassphrase(db, person, await hashPassphrase(passphrase));
  await removePasskeys(db, person);
  await endAllSessions(db, person);
  return passphrase;
}

/** Running servers follow. False when there is nobody, or somebody else has the name. */
export async function renameByHost(store: Store, person: string, name: string, now: number): Promise<boolean> {
  const { db } = store;
  const known = await db
    .selectFrom('people')
    .leftJoin('accounts', 'accounts.person', 'people.id')
    .select('accounts.person as account')
    .where('people.id', '=', person)
    .executeTakeFirst();
  if (!known || (known.account !== null && !(await renameAccount(db, person, name)))) return false;
  await renamePerson(db, person, name, skeletonOf(name));
  const rows = await db.selectFrom('members').select('table_id').where('person', '=', person).execute();
  for (const { table_id } of rows) await renameAt(store, table_id, person, name, now);
  return true;
}

async function renameAt(store: Store, id: string, person: string, name: string, now: number): Promise<void> {
  for (;;) {
    const table = await loadTable(store.db, id);
    const named = table && withName(table, person, name);
    if (!named || named === table || (await updateTable(store, { ...named, updated: now }, null))) return;
  }
}
