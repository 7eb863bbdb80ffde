/** The lobby is everybody's: nobody fills it, what nobody comes back to goes, and no table waits for a host who is gone. */
import type { Lobby, OneTable } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expire } from '../src/lobby/expiry.ts';
import { guest, persons, refusal, seated, sit, started, stranger } from './client.ts';
import { testClock } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const EPIX = { game: 'epix', seats: persons(2) };
const OPEN = { ...EPIX, visibility: 'open' } as const;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { ports: clock, tidyEvery: 50 });
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const openTables = async (url: string) => (await stranger(url).get<Lobby>('/lobby')).open;
const statusOf = async (id: string) =>
  (await server.context.store.db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst())?.status;

describe('the list of tables that wait', () => {
  it('shows the latest table of every host before the second of anybody', async () => {
    const honest = await seated(server.url, { ...OPEN, seats: persons(3) }, [await guest(server.url, 'Honest')]);
    await honest.people[2]!.post(`/tables/${honest.id}/leave`);
    for (const name of ['Loud', 'Louder']) {
      const loud = await guest(server.url, name);
      for (let i = 0; i < 60; i++) await loud.post('/tables', OPEN);
    }
    const listed = await openTables(server.url);
    expect(listed).toHaveLength(100);
    expect(listed.slice(0, 3).map(table => table.id)).toContain(honest.id);
  });

  it('puts tables without a free seat last, and those whose host is there first', async () => {
    const full = await seated(server.url, OPEN);
    const [here, away] = [await guest(server.url, 'Here'), await guest(server.url, 'Away')];
    const { table } = await here.post<OneTable>('/tables', OPEN);
    const other = (await away.post<OneTable>('/tables', OPEN)).table;
    const live = await sit(here, table.id);
    server.context.lobby.stale();
    const listed = await openTables(server.url);
    const at = (id: string) => listed.findIndex(card => card.id === id);
    expect(listed[0]).toMatchObject({ id: table.id, hostHere: true, ratings: [null, null] });
    expect(at(other.id)).toBeGreaterThan(0);
    expect(at(full.id)).toBeGreaterThan(at(other.id));
    await live.close();
  });

  it('takes only so many tables of one person, and from one network address', async () => {
    const small = await testServer({ 'open-tables-per-person': '2', 'open-tables-per-hour': '5' });
    const [one, two, three] = await Promise.all(['Alda', 'Bert', 'Cora'].map(name => guest(small.url, name)));
    for (let i = 0; i < 2; i++) await one!.post('/tables', OPEN);
    expect(await refusal(one!.post('/tables', OPEN))).toBe('too-many');
    expect(await refusal(one!.post('/tables', EPIX))).toBe('nothing refused');
    for (let i = 0; i < 2; i++) await two!.post('/tables', OPEN);
    expect(await refusal(three!.post('/tables', OPEN))).toBe('too-many');
    expect(await openTables(small.url)).toHaveLength(4);
    await small.remove();
  });

  it('takes no more of them as the next games after others', async () => {
    const small = await testServer({ 'tables-per-person': '4', 'open-tables-per-person': '1' });
    const alda = await guest(small.url, 'Alda');
    const ended: string[] = [];
    for (const wish of [OPEN, OPEN, EPIX]) {
      const { table } = await alda.post<OneTable>('/tables', wish);
      await alda.post(`/tables/${table.id}/close`);
      ended.push(table.id);
    }
    const [first, second, hidden] = ended.map(id => `/tables/${id}/rematch`);
    const next = await alda.post<OneTable>(first!);
    expect(await alda.post<OneTable>(first!)).toMatchObject({ table: { id: next.table.id } });
    expect(await refusal(alda.post(second!))).toBe('too-many');
    expect((await alda.get<OneTable>(`/tables/${ended[1]}`)).table.rematch).toBeNull();
    await alda.post(hidden!);
    expect(await openTables(small.url)).toHaveLength(1);
    await small.remove();
  });
});

describe('a table that waits', () => {
  it('is handed to somebody who is there when its host stays away', async () => {
    const { id, people } = await seated(server.url, EPIX);
    const host = await sit(people[0]!, id);
    const other = await sit(people[1]!, id);
    await host.close();
    await expect.poll(() => other.messages.some(m => m.type === 'presence' && !m.presence.seats[0])).toBe(true);
    clock.pass(4 * 60_000);
    expect((await people[1]!.get<OneTable>(`/tables/${id}`)).table.host).toBe(people[0]!.id);
    await expect
      .poll(async () => {
        clock.pass(60_000);
        return (await people[1]!.get<OneTable>(`/tables/${id}`)).table.host;
      })
      .toBe(people[1]!.id);
    await people[1]!.post(`/tables/${id}/start`);
    await other.close();
  });

  it('is closed when nothing happens for days, and forgotten after a month', async () => {
    const { id } = await seated(server.url, OPEN);
    await expire(server.context);
    expect(await statusOf(id)).toBe('waiting');
    clock.pass(73 * HOUR);
    await expire(server.context);
    expect(await statusOf(id)).toBe('closed');
    clock.pass(31 * DAY);
    await expect.poll(() => server.context.open.has(id)).toBe(false);
    await expire(server.context);
    expect(await statusOf(id)).toBeUndefined();
  });
});

describe('in the course of time', () => {
  it('games are closed in which nobody answers for half a year', async () => {
    const { id } = await started(server.url, EPIX);
    clock.pass(100 * DAY);
    await expire(server.context);
    expect(await statusOf(id)).toBe('running');
    clock.pass(100 * DAY);
    await expire(server.context);
    expect(await statusOf(id)).toBe('closed');
  });

  it('guests are forgotten who do not come back, and accounts are not', async () => {
    const [gone, kept] = [await guest(server.url, 'Gone'), await guest(server.url, 'Kept')];
    await kept.post('/account', { name: 'Kept', passphrase: 'kept for a long time' });
    clock.pass(401 * DAY);
    const back = await guest(server.url, 'New');
    await expire(server.context);
    const { db } = server.context.store;
    const people = await db.selectFrom('people').select('id').where('id', 'in', [gone.id, kept.id, back.id]).execute();
    expect(people.map(person => person.id).sort()).toEqual([kept.id, back.id].sort());
  });
});
