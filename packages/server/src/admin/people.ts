/** People as the host of a server sees them. */
import type { Store } from '../store/store.ts';

export interface PersonLine {
  id: string;
  name: string;
  account: boolean;
  created: number;
  seen: number | null;
  banned: number | null;
}

/** Whose name contains the text; who came last first. */
export async function listPeople({ db }: Store, name: string, most: number): Promise<PersonLine[]> {
  const rows = await db
    .selectFrom('people')
    .leftJoin('accounts', 'accounts.person', 'people.id')
    .leftJoin('sessions', 'sessions.person', 'people.id')
    .select(['people.id', 'people.name', 'people.created', 'people.banned', 'accounts.person as account'])
    .select(eb => eb.fn.max('sessions.seen').as('seen'))
    .where(eb => eb(eb.fn<string>('lower', ['people.name']), 'like', `%${escaped(name.toLowerCase())}%`))
    .groupBy(['people.id', 'people.name', 'people.created', 'people.banned', 'accounts.person'])
    .orderBy('people.created', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ account, ...row }) => ({ ...row, account: account !== null }));
}

/** A sign that has a meaning for the database stands for any sign. */
const escaped = (text: string): string => text.replaceAll(/[%\\]/g, '_');
