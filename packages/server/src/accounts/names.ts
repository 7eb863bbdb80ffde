/** Names: those of accounts are nobody else's, nor is one that could be taken for it. */
import { FORMER_PLAYER, LIMITS } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import type { Visitor } from '../store/people.ts';
import { renamePerson } from '../store/people.ts';
import type { Database } from '../store/store.ts';
import { change } from '../tables/change.ts';
import { openTable } from '../tables/open.ts';
import { withName } from '../tables/table.ts';
import { renameAccount } from './accounts.ts';
import { skeletonOf } from './name-keys.ts';

export const nameTaken = () => refused('name-taken', 'Somebody else has this name.');

/** Guests may share a name with other guests, not with somebody who has an account, nor with somebody who is banned. */
export async function refuseTakenName(db: Database, name: string, person: string | null): Promise<void> {
  const skeleton = skeletonOf(name);
  const owners = await db
    .selectFrom('people')
    .leftJoin('accounts', 'accounts.person', 'people.id')
    .select(['people.id', 'people.banned', 'accounts.person'])
    .where('people.skeleton', '=', skeleton)
    .where(eb => eb.or([eb('accounts.person', 'is not', null), eb('people.banned', 'is not', null)]))
    .execute();
  if (owners.some(owner => owner.id !== person) || skeleton === skeletonOf(FORMER_PLAYER)) throw nameTaken();
}

/** Whoever has an account logs in with the new name from now on. */
export async function callDifferently(context: AppContext, { id, guest }: Visitor, name: string): Promise<void> {
  const { db } = context.store;
  await refuseTakenName(db, name, id);
  if (!guest && !(await renameAccount(db, id, name))) throw nameTaken();
  await rename(context, id, name);
}

/** A name that is somebody's now is no guest's any more. */
export async function takeNameFromGuests(context: AppContext, owner: string, name: string): Promise<void> {
  const rows = await context.store.db
    .selectFrom('people')
    .leftJoin('accounts', 'accounts.person', 'people.id')
    .select(['people.id', 'people.name'])
    .where('people.skeleton', '=', skeletonOf(name))
    .where('people.id', '!=', owner)
    .where('accounts.person', 'is', null)
    .execute();
  for (const guest of rows) await rename(context, guest.id, guestName(guest.name));
}

const AS_GUEST = ' (guest)';
const guestName = (name: string): string => `${[...name].slice(0, LIMITS.name - AS_GUEST.length).join('')}${AS_GUEST}`;

/** At the tables, too, as long as their games are not over. */
export async function rename(context: AppContext, person: string, name: string): Promise<void> {
  const { db } = context.store;
  await renamePerson(db, person, name, skeletonOf(name));
  const rows = await db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select('members.table_id')
    .where('members.person', '=', person)
    .where('tables.status', 'in', ['waiting', 'running'])
    .execute();
  for (const { table_id } of rows) {
    const t = await openTable(context, table_id);
    if (t) await t.mutex.run(() => change(context, t, table => withName(table, person, name)));
  }
}
