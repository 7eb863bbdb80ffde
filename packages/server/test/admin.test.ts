/** The host's tools beside a running server. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FORMER_PLAYER, type OneTable } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ban,
  closeTable,
  exportAll,
  forgetPerson,
  inspectTable,
  listPeople,
  listTables,
  openExisting,
  realPorts,
  type Store,
} from '../src/admin/index.ts';
import { FILE_NAME } from '../src/store/sqlite.ts';
import { guest, persons, sit, started } from './client.ts';
import { DATABASES, type DatabaseServer, serverOn } from './databases.ts';
import { PREPARING, temporaryFolder } from './server.ts';

let server: DatabaseServer;
let store: Store;
const epix = { game: 'epix', seats: persons(2) };

describe.each(DATABASES)('on %s', database => {
  beforeAll(async () => {
    server = await serverOn(database, {}, { tidyEvery: 500 });
    store = (await openExisting(server.folder, server.databaseUrl))!;
  }, PREPARING);
  afterAll(async () => {
    await store.close();
    await server.remove();
  }, PREPARING);

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
  });

  it('people are found by a part of their name', async () => {
    const { id } = await guest(server.url, 'Ermengarde 100%');
    const found = async (name: string) => (await listPeople(store, name, 10)).map(person => person.id);
    expect(await found('MENGARD')).toEqual([id]);
    expect(await found('100%')).toEqual([id]);
    expect(await found('nobody of this name')).toEqual([]);
  });

  it('who is forgotten is gone from the running server too', async () => {
    const { id, people } = await started(server.url, epix);
    const [leaving, staying] = people;
    const player = await sit(staying!, id);
    expect(await forgetPerson(store, realPorts, leaving!.id)).toEqual([id]);
    const { table } = await player.until('table', message =>
      message.table.places.some(place => place.name === FORMER_PLAYER),
    );
    expect(table.places[0]).toEqual({ kind: 'person', person: null, name: FORMER_PLAYER, bot: 'greedy' });
    expect(await leaving!.get('/me')).toEqual({ me: null });
    await player.until('state', ({ pending, viewer }) => pending.includes(viewer!));
    expect((await staying!.get<OneTable>(`/tables/${id}`)).table.host).toBe(staying!.id);
    expect(await forgetPerson(store, realPorts, leaving!.id)).toBeNull();
    await player.close();
  });

  it('an export has every row', async () => {
    const lines: string[] = [];
    expect(await exportAll(store, line => lines.push(line))).toBe(lines.length);
    const tables = await store.db.selectFrom('tables').select('id').execute();
    expect(lines.filter(line => line.startsWith('{"table":"tables"')).length).toBe(tables.length);
  });

  it('a backup is a database of its own, where the database has no tool for that', async () => {
    if (server.databaseUrl !== null) {
      expect(store.backup).toBeNull();
      return;
    }
    const count = async (from: Store) => (await from.db.selectFrom('tables').select('id').execute()).length;
    const folder = temporaryFolder();
    await store.backup!(join(folder, FILE_NAME));
    const copy = (await openExisting(folder, null))!;
    expect(await count(copy)).toBe(await count(store));
    await copy.close();
    rmSync(folder, { recursive: true });
  });
});

it('a folder without a database is not given one', async () => {
  const folder = temporaryFolder();
  expect(await openExisting(folder, null)).toBeNull();
  rmSync(folder, { recursive: true });
});
