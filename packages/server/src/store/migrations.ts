/** How the database came to its shape, step by step; every start takes the steps that are missing. */
import { type Kysely, type Migration, Migrator } from 'kysely';
import { skeletonOf } from '../accounts/name-keys.ts';

type Database = Kysely<unknown>;

async function people(db: Database): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('banned', 'bigint')
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('hash', 'text', c => c.notNull().unique())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('seen', 'bigint', c => c.notNull())
    .addColumn('device', 'text', c => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_of_person').on('sessions').column('person').execute();
}

async function tables(db: Database): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('rules', 'text', c => c.notNull())
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('visibility', 'text', c => c.notNull())
    .addColumn('host', 'text', c => c.notNull())
    .addColumn('invite', 'text', c => c.notNull())
    .addColumn('seed', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('updated', 'bigint', c => c.notNull())
    .addColumn('revision', 'integer', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .execute();
  await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'visibility', 'updated']).execute();
  await db.schema
    .createTable('members')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('seat', 'integer')
    .addPrimaryKeyConstraint('members_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('members_by_person').on('members').column('person').execute();
}

async function play(db: Database): Promise<void> {
  await db.schema
    .createTable('positions')
    .addColumn('table_id', 'text', c => c.primaryKey())
    .addColumn('version', 'integer', c => c.notNull())
    .addColumn('at', 'integer', c => c.notNull())
    .addColumn('pending', 'text', c => c.notNull())
    .addColumn('deadlines', 'text', c => c.notNull())
    .addColumn('due', 'bigint')
    .execute();
  await db.schema.createIndex('positions_by_due').on('positions').column('due').execute();
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('n', 'integer', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('question', 'text', c => c.notNull())
    .addColumn('code', 'text', c => c.notNull())
    .addColumn('command', 'text', c => c.notNull())
    .addColumn('time', 'bigint', c => c.notNull())
    .addColumn('banks', 'text')
    .addColumn('reveals', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
    .addUniqueConstraint('entries_once', ['table_id', 'seat', 'command'])
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', c => c.primaryKey())
    .addColumn('version', 'integer', c => c.notNull())
    .addColumn('rules', 'text', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .execute();
}

async function company(db: Database): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('n', 'integer', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('time', 'bigint', c => c.notNull())
    .addColumn('command', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .addUniqueConstraint('chat_once', ['table_id', 'person', 'command'])
    .execute();
  await db.schema
    .createTable('seen')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('version', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('seen_key', ['table_id', 'person'])
    .execute();
  await db.schema
    .createTable('presence')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('process', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('sockets', 'integer', c => c.notNull())
    .addColumn('until', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'process', 'person'])
    .execute();
}

async function accounts(db: Database): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('name_key', 'text', c => c.notNull().unique())
    .addColumn('hash', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .execute();
}

async function ratings(db: Database): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('rating', 'double precision', c => c.notNull())
    .addColumn('deviation', 'double precision', c => c.notNull())
    .addColumn('volatility', 'double precision', c => c.notNull())
    .addColumn('games', 'integer', c => c.notNull())
    .addColumn('updated', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
    .execute();
  await db.schema.createIndex('ratings_by_game').on('ratings').columns(['game', 'rating']).execute();
  await db.schema
    .createTable('rating_history')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('time', 'bigint', c => c.notNull())
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('rating', 'double precision', c => c.notNull())
    .addColumn('deviation', 'double precision', c => c.notNull())
    .addPrimaryKeyConstraint('rating_history_key', ['person', 'table_id'])
    .execute();
  await db.schema
    .createTable('rated_games')
    .addColumn('table_id', 'text', c => c.primaryKey())
    .addColumn('time', 'bigint', c => c.notNull())
    .execute();
}

async function notify(db: Database): Promise<void> {
  await db.schema
    .createTable('wishes')
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('body', 'text', c => c.notNull())
    .execute();
  await db.schema
    .createTable('browsers')
    .addColumn('endpoint', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('keys', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .execute();
  await db.schema.createIndex('browsers_of_person').on('browsers').column('person').execute();
  await db.schema
    .createTable('notices')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('due', 'bigint')
    .addColumn('told', 'bigint')
    .addPrimaryKeyConstraint('notices_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('notices_by_due').on('notices').column('due').execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('value', 'text', c => c.notNull())
    .execute();
}

/** Lines for some seats only, counted apart. */
async function whispers(db: Database): Promise<void> {
  await db.schema.alterTable('chat').addColumn('among', 'text').execute();
  await db.schema.alterTable('chat').addColumn('line', 'integer').execute();
}

async function hosts(db: Database): Promise<void> {
  await db.schema.createIndex('tables_by_host').on('tables').columns(['host', 'status']).execute();
}

interface WithCards {
  tables: { id: string; card: string; body: string };
}

/** What lists show of a table is read without the rest of it. */
async function cards(db: Kysely<WithCards>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('card', 'text', c => c.notNull().defaultTo('{}'))
    .execute();
  await db.schema
    .createIndex('tables_listed')
    .on('tables')
    .columns(['status', 'visibility', 'host', 'updated', 'id'])
    .execute();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'body'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) await divide(db, row);
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

const PAGE = 200;
const NOT_LISTED = ['entropy', 'header', 'kicked', 'orders', 'disarmed', 'undo', 'undoRefused', 'mutes', 'handled'];

async function divide(db: Kysely<WithCards>, row: { id: string; body: string }): Promise<void> {
  const entries = Object.entries(JSON.parse(row.body) as object);
  const part = (listed: boolean) =>
    JSON.stringify(Object.fromEntries(entries.filter(([name]) => NOT_LISTED.includes(name) !== listed)));
  await db
    .updateTable('tables')
    .set({ card: part(true), body: part(false) })
    .where('id', '=', row.id)
    .execute();
}

interface WithSkeletons {
  people: { id: string; name: string; skeleton: string };
}

/** Who could be taken for whom, from where people come, and who is not welcome from there. */
async function skeletons(db: Kysely<WithSkeletons>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('skeleton', 'text', c => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('people_by_skeleton').on('people').column('skeleton').execute();
  const people = await db.selectFrom('people').select(['id', 'name']).execute();
  for (const { id, name } of people) {
    await db
      .updateTable('people')
      .set({ skeleton: skeletonOf(name) })
      .where('id', '=', id)
      .execute();
  }
  await db.schema.alterTable('sessions').addColumn('address', 'text').execute();
  await db.schema
    .createTable('address_bans')
    .addColumn('address', 'text', c => c.primaryKey())
    .addColumn('person', 'text')
    .addColumn('since', 'bigint', c => c.notNull())
    .addColumn('until', 'bigint', c => c.notNull())
    .execute();
  await db.schema.alterTable('accounts').addColumn('recovery', 'text').execute();
}

async function mailAddresses(db: Database): Promise<void> {
  await db.schema
    .createTable('mail_addresses')
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('code', 'text', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('sent', 'bigint', c => c.notNull())
    .addColumn('confirmed', 'bigint')
    .execute();
}

async function thought(db: Database): Promise<void> {
  await db.schema.alterTable('entries').addColumn('thought', 'bigint').execute();
}

async function passkeys(db: Database): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('credential', 'text', c => c.notNull().unique())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('public_key', 'text', c => c.notNull())
    .addColumn('counter', 'bigint', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('used', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_of_person').on('passkeys').column('person').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('challenge', 'text', c => c.primaryKey())
    .addColumn('person', 'text')
    .addColumn('until', 'bigint', c => c.notNull())
    .execute();
}

async function contents(db: Database): Promise<void> {
  await db.schema
    .createTable('contents')
    .addColumn('table_id', 'text', c => c.primaryKey())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('hash', 'text', c => c.notNull())
    .addColumn('data', 'text', c => c.notNull())
    .execute();
}

async function reports(db: Database): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('reporter', 'text')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('line', 'integer')
    .addColumn('said', 'text')
    .addColumn('why', 'text', c => c.notNull())
    .addColumn('time', 'bigint', c => c.notNull())
    .addColumn('action', 'text')
    .addColumn('handled', 'bigint')
    .execute();
  await db.schema.createIndex('reports_by_handled').on('reports').columns(['handled', 'time']).execute();
  await db.schema.createIndex('reports_by_reporter').on('reports').column('reporter').execute();
  await db.schema.createIndex('reports_by_person').on('reports').column('person').execute();
}

/** In order of their names. A step that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-people': { up: people },
  '002-tables': { up: tables },
  '003-play': { up: play },
  '004-company': { up: company },
  '005-accounts': { up: accounts },
  '006-ratings': { up: ratings },
  '007-notify': { up: notify },
  '008-whispers': { up: whispers },
  '009-hosts': { up: hosts },
  '010-cards': { up: cards },
  '011-skeletons': { up: skeletons },
  '012-mail-addresses': { up: mailAddresses },
  '013-thought': { up: thought },
  '014-passkeys': { up: passkeys },
  '015-contents': { up: contents },
  '016-reports': { up: reports },
};

const migratorOf = <Schema>(db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });

/** False for a database that is empty, or older than this release. */
export async function isUpToDate<Schema>(db: Kysely<Schema>): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).every(step => step.executedAt !== undefined);
}

export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}
