/** The host's tools beside a running server. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ban,
  closeTable,
  exportAll,
  inspectTable,
  listPeople,
  listTables,
  openExisting,
  type Store,
} from '../src/admin/index.ts';
import { FILE_NAME } from '../src/store/sqlite.ts';
import { guest, persons, sit, started } from './client.ts';
import { type TestServer, temporaryFolder, testServer } from './house.ts';

let server: TestServer;
let store: Store;
beforeAll(async () => {
  server = await testServer();
  store = (await openExisting(server.folder, null))!;
});
afterAll(async () => {
  await store.close();
  await server.remove();
});

const epix = { game: 'epix', seats: persons(2) };

it('tables are listed and inspected without their secrets', async () => {
  const { id, people } = await started(server.url, epix);
  const line = (await listTables(store, 'running', 10)).find(table => table.id === id);
  expect(line).toMatchObject({ game: 'epix', players: ['Guest 1', 'Guest 2'], answers: 0 });
  expect((await listTables(store, 'over', 10)).map(table => table.id)).not.toContain(id);
  const details = await inspectTable(store, id);
  expect(details).toMatchObject({ status: 'running', people: people.map(person => person.id) });
  expect(details!.pending.length).toBeGreaterThan(0);
  const { seed, invite } = await store.db
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const secret of [seed, invite]) expect(JSON.stringify(details)).not.toContain(secret);
  expect(await inspectTable(store, 'nothing')).toBeNull();
});

it('a table that is closed stops in the running server', async () => {
  const { id, people } = await started(server.url, epix);
  const player = await sit(people[0]!, id);
  expect(await closeTable(store, id, Date.now())).toBe(true);
  const { table } = await player.until('table', message => message.table.status === 'closed');
  expect(table.id).toBe(id);
  const reply = await player.ask({ type: 'answer', question: player.state().question, option: 'x' });
  expect(reply).toMatchObject({ type: 'refusal', code: 'not-now' });
  expect(await closeTable(store, id, Date.now())).toBe(false);
  await player.close();
});

it('who is banned is put out and not let in again, until the ban is lifted', async () => {
  const { id, people } = await started(server.url, epix);
  const player = await sit(people[0]!, id);
  const gone = new Promise<number>(resolve => player.socket.once('close', code => resolve(code)));
  expect(await ban(store, people[0]!.id, Date.now())).toBe(true);
  await expect(people[0]!.get('/me')).rejects.toThrow('banned');
  expect(await gone).toBe(1008);
  expect(await ban(store, people[0]!.id, null)).toBe(true);
  expect(await people[0]!.get('/me')).toMatchObject({ me: { id: people[0]!.id } });
  expect(await ban(store, 'nobody', 1)).toBe(false);
}, 40_000);

it('people are found by a part of their name', async () => {
  const { id } = await guest(server.url, 'Ermengarde 100%');
  const found = async (name: string) => (await listPeople(store, name, 10)).map(person => person.id);
  expect(await found('MENGARD')).toEqual([id]);
  expect(await found('100%')).toEqual([id]);
  expect(await found('nobody of this name')).toEqual([]);
});

it('an export has every row, a backup is a database of its own', async () => {
  const lines: string[] = [];
  expect(await exportAll(store, line => lines.push(line))).toBe(lines.length);
  const count = async (from: Store) => (await from.db.selectFrom('tables').select('id').execute()).length;
  expect(lines.filter(line => line.startsWith('{"table":"tables"')).length).toBe(await count(store));
  const folder = temporaryFolder();
  await store.backup!(join(folder, FILE_NAME));
  const copy = (await openExisting(folder, null))!;
  expect(await count(copy)).toBe(await count(store));
  await copy.close();
  rmSync(folder, { recursive: true });
});

it('a folder without a database is not given one', async () => {
  const folder = temporaryFolder();
  expect(await openExisting(folder, null)).toBeNull();
  rmSync(folder, { recursive: true });
});
