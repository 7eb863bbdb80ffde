/** The host's tools beside a running server. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMER_PLAYER, type OneTable } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  banPerson,
  chatAt,
  closeTable,
  exportAll,
  forgetPerson,
  importFile,
  inspectTable,
  listPeople,
  listTables,
  openExisting,
  openStore,
  realPorts,
  removeLine,
  type Store,
  unbanPerson,
} from '../src/admin/index.ts';
import { REMOVED } from '../src/store/chat.ts';
import { FILE_NAME } from '../src/store/sqlite.ts';
import { guest, persons, seated, sit, started } from './client.ts';
import { DATABASES, type DatabaseServer, serverOn } from './databases.ts';
import { testPostgres } from './postgres.ts';
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
    expect(await banPerson(store, people[0]!.id, Date.now(), 0)).toBe(true);
    await expect(people[0]!.get('/me')).rejects.toThrow('banned');
    expect(await gone).toBe(1008);
    expect(await unbanPerson(store, people[0]!.id)).toBe(true);
    expect(await people[0]!.get('/me')).toMatchObject({ me: { id: people[0]!.id } });
    expect(await banPerson(store, 'nobody', 1, 0)).toBe(false);
  });

  it('whoever is banned holds nobody up: a bot takes the seat, a host’s role passes on', async () => {
    const names = ['Dankwart', 'Giselher'];
    const guests = await Promise.all(names.map(name => guest(server.url, name)));
    const { id, people } = await started(server.url, epix, guests);
    const players = await Promise.all(people.map(person => sit(person, id)));
    const waiting = await seated(server.url, epix, people);
    const asked = players[0]!.state().pending[0]!;
    const other = players.find(player => player.state().viewer !== asked)!;
    const before = other.state().version;
    await banPerson(store, people[asked]!.id, Date.now(), 0);
    await other.until('state', state => state.version > before);
    await other.until('table', ({ table }) => (table.places[asked] as { bot?: string | null }).bot === 'greedy');
    const left = await people[1 - asked]!.get<OneTable>(`/tables/${waiting.id}`);
    expect(left.table.host).toBe(people[1 - asked]!.id);
    expect(left.table.places.filter(place => place.kind === 'person' && place.person === null)).toHaveLength(1);
    await Promise.all(players.map(player => player.close()));
    await unbanPerson(store, people[asked]!.id);
  });

  it('whoever is banned does not come back as a guest, by the same name or from the same network', async () => {
    const banned = await guest(server.url, 'Hagen von Tronje');
    const neighbour = await guest(server.url, 'Neighbour');
    await banPerson(store, banned.id, Date.now(), 0);
    await expect(guest(server.url, 'HAGEN VON TR0NJE')).rejects.toThrow('name-taken');
    await banPerson(store, banned.id, Date.now(), 30);
    await expect(guest(server.url, 'Somebody new')).rejects.toThrow('banned');
    expect(await neighbour.get('/me')).toMatchObject({ me: { id: neighbour.id } });
    await unbanPerson(store, banned.id);
    await guest(server.url, 'Somebody new');
  });

  it('a line of chat that is removed goes from the open pages, and is not read by whoever comes later', async () => {
    const { id, people } = await started(server.url, epix);
    const player = await sit(people[0]!, id);
    await player.ask({ type: 'chat', text: 'An insult.' });
    const [line] = await chatAt(store, id);
    expect(line).toMatchObject({ n: 1, text: 'An insult.' });
    expect(await removeLine(store, id, 1)).toBe(true);
    expect(await removeLine(store, id, 2)).toBe(false);
    const { lines } = await player.until('chat', ({ lines }) => lines[0]!.text !== 'An insult.');
    expect(lines).toMatchObject([{ n: 1, text: REMOVED }]);
    const later = await sit(people[1]!, id);
    expect(later.welcome().chat.map(said => said.text)).not.toContain('An insult.');
    await Promise.all([player.close(), later.close()]);
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

it(
  'everything moves from SQLite to PostgreSQL and back',
  async () => {
    const [one, other] = [await serverOn('SQLite'), await testPostgres()];
    const url = await other.database('moved');
    const { id } = await started(one.url, epix);
    const folder = temporaryFolder();
    const written = async (from: Store, name: string) => {
      const lines: string[] = [];
      await exportAll(from, line => lines.push(line));
      writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
      return lines;
    };
    const first = await written(one.context.store, 'first.jsonl');
    const moved = await openStore('', url);
    expect(await importFile(moved, join(folder, 'first.jsonl'))).toBe(first.length);
    expect((await inspectTable(moved, id))?.status).toBe('running');
    const second = await written(moved, 'second.jsonl');
    await expect(importFile(moved, join(folder, 'second.jsonl'))).rejects.toThrow('not empty');
    const back = await openStore(folder, null);
    await importFile(back, join(folder, 'second.jsonl'));
    const asSet = (lines: readonly string[]) => new Set(lines.map(line => JSON.stringify(sorted(JSON.parse(line)))));
    expect(asSet(await written(back, 'third.jsonl'))).toEqual(asSet(first));
    expect(second).toHaveLength(first.length);
    for (const store of [moved, back]) await store.close();
    await one.remove();
    await other.stop();
    rmSync(folder, { recursive: true });
  },
  PREPARING,
);

/** Columns in the order of their names. */
const sorted = ({ table, row }: { table: string; row: object }) => ({
  table,
  row: Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))),
});
