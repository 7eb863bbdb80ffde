/** For tests that must hold on both databases. */
import type { Parts } from '../src/index.ts';
import { testPostgres } from './postgres.ts';
import { type TestServer, testServer } from './server.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof DATABASES)[number];

export interface DatabaseServer extends TestServer {
  /** `null`: SQLite in the server's folder. */
  readonly databaseUrl: string | null;
}

/** A server on a new database; removing it removes the database too. */
export async function serverOn(
  name: DatabaseName,
  flags: Record<string, string> = {},
  parts: Partial<Parts> = {},
): Promise<DatabaseServer> {
  if (name === 'SQLite') return { ...(await testServer(flags, parts)), databaseUrl: null };
  const postgres = await testPostgres();
  const databaseUrl = await postgres.database('people');
  const server = await testServer({ ...flags, database: databaseUrl }, parts);
  return {
    ...server,
    databaseUrl,
    async remove() {
      await server.remove();
      await postgres.stop();
    },
  };
}
