/** Everything that the server keeps about a person, for that person. */
import type { AppContext } from '../app-context.ts';
import { browsersOf, wishesOf } from '../notify/wishes.ts';
import type { Visitor } from '../store/people.ts';
import { reportsBy } from '../store/reports.ts';
import { LISTED } from '../store/tables.ts';
import { readListed, seatOf } from '../tables/table.ts';
import { passkeysOf } from './passkeys.ts';

export async function ownData(context: AppContext, person: Visitor): Promise<object> {
  const { db } = context.store;
  const account = await db
    .selectFrom('accounts')
    .select(['created'])
    .where('person', '=', person.id)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'created', 'seen', 'device'])
    .where('person', '=', person.id)
    .execute();
  const chat = await db
    .selectFrom('chat')
    .select(['table_id', 'text', 'time'])
    .where('person', '=', person.id)
    .orderBy('time')
    .execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('person', '=', person.id).execute();
  const ratingHistory = await db
    .selectFrom('rating_history')
    .selectAll()
    .where('person', '=', person.id)
    .orderBy('time')
    .execute();
  return {
    person: { id: person.id, name: person.name, created: person.created, account: account?.created ?? null },
    sessions,
    passkeys: await passkeysOf(db, person.id),
    reports: await reportsBy(db, person.id),
    tables: await tablesOf(context, person.id),
    chat,
    ratings,
    ratingHistory,
    notifications: { ...(await wishesOf(db, person.id)), browsers: await browsersOf(db, person.id) },
  };
}

/** The own answers, also those that others may not know. */
async function tablesOf(context: AppContext, person: string): Promise<object[]> {
  const { db } = context.store;
  const rows = await db
    .selectFrom('tables')
    .innerJoin('members', 'members.table_id', 'tables.id')
    .select(LISTED)
    .where('members.person', '=', person)
    .orderBy('tables.created')
    .execute();
  const tables = rows.map(readListed);
  return Promise.all(
    tables.map(async table => {
      const seat = seatOf(table, person);
      const answers =
        seat === null
          ? []
          : await db
              .selectFrom('entries')
              .select(['n', 'question', 'code', 'time'])
              .where('table_id', '=', table.id)
              .where('seat', '=', seat)
              .orderBy('n')
              .execute();
      return { id: table.id, game: table.game, status: table.status, created: table.created, seat, answers };
    }),
  );
}
