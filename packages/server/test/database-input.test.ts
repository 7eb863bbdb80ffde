/** What one database would take and the other not gets the same clear answer on both; nobody shares a file unawares. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../src/index.ts';
import { FILE_NAME } from '../src/store/sqlite.ts';
import { persons, sit, started, stranger } from './client.ts';
import { DATABASES, type DatabaseServer, serverOn } from './databases.ts';
import { PREPARING, testConfig, testServer } from './server.ts';

describe.each(DATABASES)('on %s', database => {
  let server: DatabaseServer;
  beforeAll(async () => {
    server = await serverOn(database);
  }, PREPARING);
  afterAll(() => server.remove(), PREPARING);

  it.each(['/tables/%00', '/people/a%00b', '/ratings/%00', '/tables/x%00/record'])(
    'an address with a NUL is refused: %s',
    async path => {
      await expect(stranger(server.url).get(path)).rejects.toThrow('400 malformed');
    },
  );

  it('talk with a NUL is refused, and the connection goes on', async () => {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2) });
    const player = await sit(people[0]!, id);
    expect(await player.ask({ type: 'chat', text: 'a\0b' })).toMatchObject({ type: 'refusal', code: 'malformed' });
    expect(await player.ask({ type: 'chat', text: 'ab' })).toMatchObject({ type: 'ack' });
    await player.close();
  });
});

describe('a SQLite file', () => {
  it('is for one server, and can be read by its owner alone', async () => {
    const server = await testServer();
    const second = serve(testConfig({ data: server.folder }));
    await expect(second).rejects.toThrow('another server works on the database');
    expect(statSync(join(server.folder, FILE_NAME)).mode & 0o777).toBe(0o600);
    expect(statSync(join(server.folder, `${FILE_NAME}-wal`)).mode & 0o777).toBe(0o600);
    await (await server.restart()).remove();
  });
});
