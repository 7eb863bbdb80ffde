/** Names: those of accounts are nobody else's. */
import { FORMER_PLAYER } from '@interregnum/protocol';
import { refused } from '../errors.ts';
import type { Visitor } from '../store/people.ts';
import { renamePerson } from '../store/people.ts';
import type { Database } from '../store/store.ts';
import { accountByName, keyOf, renameAccount } from './accounts.ts';

export const nameTaken = () => refused('name-taken', 'Somebody else has this name.');

/** Guests may share a name with other guests, not with somebody who has an account. */
export async function refuseTakenName(db: Database, name: string, person: string | null): Promise<void> {
  const owner = await accountByName(db, name);
  if ((owner && owner.person !== person) || keyOf(name) === keyOf(FORMER_PLAYER)) throw nameTaken();
}

/** Whoever has an account logs in with the new name from now on. */
export async function callDifferently(db: Database, { id, guest }: Visitor, name: string): Promise<void> {
  await refuseTakenName(db, name, id);
  if (!guest && !(await renameAccount(db, id, name))) throw nameTaken();
  await renamePerson(db, id, name);
}
