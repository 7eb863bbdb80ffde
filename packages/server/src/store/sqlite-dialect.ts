/** Kysely on one connection to SQLite. Statements take microseconds; waiting for the disk happens in another thread. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type Database from 'libsql';
import AsyncDatabase from 'libsql/promise';

/** Runs a statement of a connection beside the event loop. Both kinds of libsql's connections are the same inside. */
export const execBeside = (database: Database.Database, sql: string): Promise<void> =>
  AsyncDatabase.prototype.exec.call(database as unknown as AsyncDatabase, sql) as Promise<void>;

export interface Gate {
  enter(): Promise<void>;
  leave(): void;
}

/** Lets one in after another, in the order of their coming. */
export function gate(): Gate {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    async enter() {
      if (taken) await new Promise<void>(resolve => waiting.push(resolve));
      taken = true;
    },
    leave() {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
}

/** For those who are already inside. */
export const NO_GATE: Gate = { enter: () => Promise.resolve(), leave() {} };

/** Everybody who comes through the same gate has the connection alone. */
export const sqliteDialect = (database: Database.Database, door: Gate): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createDriver: () => sqliteDriver(database, door),
});

function sqliteDriver(database: Database.Database, { enter, leave }: Gate): Driver {
  const connection = sqliteConnection(database);
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      await enter();
      return connection;
    },
    async releaseConnection() {
      leave();
    },
    async beginTransaction(_, { accessMode }: TransactionSettings) {
      database.exec(accessMode === 'read write' ? 'begin immediate' : 'begin');
    },
    commitTransaction: () => execBeside(database, 'commit'),
    async rollbackTransaction() {
      rollBack(database);
    },
    async destroy() {
      await enter(); // after everybody who came before
      database.close();
    },
  };
}

/** SQLite ends a transaction by itself when the disk is full. */
export function rollBack(database: Database.Database): void {
  if (database.inTransaction) database.exec('rollback');
}

/** Statements that are kept prepared. */
const MOST_PREPARED = 500;

const WRITING: readonly string[] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

function sqliteConnection(database: Database.Database): DatabaseConnection {
  const prepared = new Map<string, Database.Statement>();

  function prepare(sql: string): Database.Statement {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= MOST_PREPARED) prepared.delete(prepared.keys().next().value!);
    const statement = database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  }

  function run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = prepare(sql);
    if (statement.reader) return { rows: statement.all([...parameters]) as R[] };
    const { changes } = statement.run([...parameters]);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  /** A statement without a transaction would hold everybody up until it is on disk. */
  async function runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    database.exec('begin immediate');
    try {
      const result = run<R>(query);
      await execBeside(database, 'commit');
      return result;
    } catch (error) {
      rollBack(database);
      throw error;
    }
  }

  return {
    async executeQuery(query) {
      return WRITING.includes(query.query.kind) && !database.inTransaction ? runAlone(query) : run(query);
    },
    // biome-ignore lint/correctness/useYield: nothing here reads a table row by row
    async *streamQuery() {
      throw new Error('Rows are not streamed here.');
    },
  };
}
