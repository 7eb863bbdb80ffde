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
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import type { Mutex } from '../mutex.ts';

/** Runs a statement on a connection. */
export type Exec = (database: Database.Database, sql: string) => Promise<void>;

/** Beside the event loop, as libsql's other kind of connection does it: both kinds are the same inside. */
const execBeside: Exec = (database, sql) =>
  AsyncDatabase.prototype.exec.call(database as unknown as AsyncDatabase, sql) as Promise<void>;

/** Holds the event loop up while the disk works, and needs nothing but what libsql promises. */
export const execHere: Exec = async (database, sql) => {
  database.exec(sql);
};

/** Whether commits can wait for the disk beside the event loop: tried, since libsql does not promise it. */
export async function probeExec(beside: Exec = execBeside): Promise<Exec> {
  const database = new Database(':memory:');
  try {
    await beside(database, 'begin');
    const began = database.inTransaction;
    await beside(database, 'commit');
    return began && !database.inTransaction ? beside : execHere;
  } catch {
    return execHere;
  } finally {
    database.close();
  }
}

/** For whoever already holds the mutex of the connection. */
export const NO_MUTEX: Pick<Mutex, 'acquire' | 'release'> = { acquire: () => Promise.resolve(), release() {} };

/** A connection that several share, one after another. */
export interface Connection {
  database: Database.Database;
  exec: Exec;
  mutex: Pick<Mutex, 'acquire' | 'release'>;
}

export const sqliteDialect = (connection: Connection): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createDriver: () => sqliteDriver(connection),
});

function sqliteDriver({ database, exec, mutex: { acquire, release } }: Connection): Driver {
  const connection = sqliteConnection(database, exec);
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      await acquire();
      return connection;
    },
    async releaseConnection() {
      release();
    },
    async beginTransaction(_, { accessMode }: TransactionSettings) {
      database.exec(accessMode === 'read write' ? 'begin immediate' : 'begin');
    },
    commitTransaction: () => exec(database, 'commit'),
    async rollbackTransaction() {
      rollBack(database);
    },
    async destroy() {
      await acquire(); // after everybody who came before
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

function sqliteConnection(database: Database.Database, exec: Exec): DatabaseConnection {
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
      await exec(database, 'commit');
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
