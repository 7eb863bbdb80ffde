/** PostgreSQL: what several processes share. They tell each other "this table has changed" and re-read. */
import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { appendInBatches, type CommitTimed } from './appends.ts';
import type { Schema } from './schema.ts';
import type { Database, Store } from './store.ts';

const CHANNEL = 'interregnum_tables';
const CONNECTIONS = 16;
/** Milliseconds before a lost listener tries again. */
const AGAIN = 500;

/** Our 64-bit columns hold times in milliseconds, which fit into a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

export async function openPostgres(connectionString: string, timed: CommitTimed): Promise<Store> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, types });
  // A connection that breaks while idle is replaced by the pool; the next query tells whether the server is gone.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const self = randomUUID();
  const ear = listener(connectionString, self);
  const sharing: Pick<Store, 'transact' | 'announce'> = {
    transact: work => db.transaction().execute(work),
    announce: (within, tables) => announce(within, self, tables),
  };
  const appends = appendInBatches(sharing, timed);
  return {
    ...sharing,
    db,
    shared: true,
    append: appends.add,
    idle: appends.idle,
    listen: ear.listen,
    backup: null,
    async close() {
      await ear.close();
      await db.destroy();
    },
  };
}

async function announce(db: Database, self: string, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  const payloads = tables.map(table => `${self} ${table}`);
  await sql`select pg_notify(${CHANNEL}, t) from unnest(${sql.val(payloads)}::text[]) as t`.execute(db);
}

/** Listens to the others on a connection of its own, and again when that is lost. */
function listener(connectionString: string, self: string) {
  let client: pg.Client | null = null;
  let closed = false;
  let waiting: NodeJS.Timeout | null = null;

  async function connect(heard: (table: string | null) => void): Promise<void> {
    const next = new pg.Client({ connectionString });
    next.on('notification', ({ payload }) => {
      const [sender, table] = payload?.split(' ') ?? [];
      if (table && sender !== self) heard(table);
    });
    next.on('error', () => void next.end().catch(() => {}));
    next.on('end', () => retry(heard));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function retry(heard: (table: string | null) => void): void {
    client = null;
    if (closed || waiting) return;
    waiting = setTimeout(() => {
      waiting = null;
      connect(heard).then(
        () => heard(null),
        () => retry(heard),
      );
    }, AGAIN);
  }

  return {
    listen: connect,
    async close(): Promise<void> {
      closed = true;
      if (waiting) clearTimeout(waiting);
      await client?.end();
    },
  };
}
