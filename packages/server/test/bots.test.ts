/** Bots: everybody has a fair share of them, and they think only for somebody. */
import { chanceFrom, versionOf } from '@interregnum/kernel';
import type { OneTable } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairQueue } from '../src/bots/fair-queue.ts';
import { botPool } from '../src/bots/pool.ts';
import { TITLES } from '../src/index.ts';
import { attendDue } from '../src/tables/attend.ts';
import { Failed, guest, persons, sit, started } from './client.ts';
import { gameOf } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const bot = { kind: 'bot', level: 'random' } as const;

describe('a fair queue', () => {
  it('lets those who wait go in turn, and each one’s in order', () => {
    const queue = fairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(item[0]!, item);
    expect(queue.size()).toBe(6);
    expect(Array.from({ length: 7 }, () => queue.next())).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
    expect(queue.size()).toBe(0);
  });
});

describe('the bots of one person', () => {
  it('do not hold up those of another', async () => {
    const pool = botPool(1, () => {});
    const { source } = TITLES.get('epix')!;
    const game = gameOf('epix');
    const state = game.rules.setup({ mode: 'basic' }, 2, chanceFrom('queue'));
    const job = { game: source, bot: 'random', view: game.rules.view(state, state.ask!.seats[0]!), seed: 'x' };
    const done: string[] = [];
    const ask = (owner: string) => pool.advise(job, owner).then(() => done.push(owner));
    await Promise.all([...Array.from({ length: 20 }, () => ask('greedy guest')), ask('friend')]);
    expect(done.indexOf('friend')).toBeLessThanOrEqual(2);
    await pool.close();
  });
});

describe('tables that wait for their bots', () => {
  it('keep no other table from being looked after', async () => {
    const before = await testServer();
    const ids = [];
    for (const name of ['Alda', 'Bert']) {
      const wish = { game: 'hidden-leaders', seats: [...persons(1), bot] };
      before.context.bots.advise = () => new Promise(() => {});
      ids.push((await started(before.url, wish, [await guest(before.url, name)])).id);
    }
    const after = await before.restart();
    after.context.bots.advise = () => new Promise(() => {});
    for (let i = 0; i < 2; i++) await attendDue(after.context, 1);
    expect([...after.context.thinking].sort()).toEqual(ids.sort());
    await after.remove();
  });
});

describe('a bot at a table', () => {
  it('has the name and the character of its seat; whoever plays by lot has none', async () => {
    const greedy = { kind: 'bot', level: 'greedy' } as const;
    const alda = await guest(server.url, 'Alda');
    const wish = { game: 'epix', seats: [...persons(2), greedy, bot] };
    const { table } = await alda.post<OneTable>('/tables', wish);
    expect(table.places.slice(2)).toEqual([
      { kind: 'bot', name: 'Cosima', level: 'greedy+grasping' },
      { kind: 'bot', name: 'Doria', level: 'random' },
    ]);
    const planned = await alda.post<OneTable>(`/tables/${table.id}/seats`, { seat: 1, plan: greedy });
    expect(planned.table.places[1]).toEqual({ kind: 'bot', name: 'Berengar', level: 'greedy+vengeful' });
  });

  it('is asked for by its strength alone', async () => {
    const alda = await guest(server.url, 'Alda');
    const wish = { game: 'epix', seats: [...persons(1), { kind: 'bot', level: 'greedy+bold' }] };
    await expect(alda.post('/tables', wish)).rejects.toThrow('Bots here are random, greedy');
  });
});

describe('without a person', () => {
  it('no table is made', async () => {
    const alda = await guest(server.url, 'Alda');
    const made = alda.post('/tables', { game: 'epix', seats: [bot, bot], seat: null });
    await expect(made).rejects.toThrow(Failed);
  });

  it('no game begins', async () => {
    const alda = await guest(server.url, 'Alda');
    const wish = { game: 'epix', seats: [...persons(1), bot], seat: null };
    const { table } = await alda.post<{ table: { id: string } }>('/tables', wish);
    await alda.post(`/tables/${table.id}/seats`, { seat: 0, plan: bot });
    await expect(alda.post(`/tables/${table.id}/start`)).rejects.toThrow('At least one person');
  });

  it('bots rest, until somebody watches', async () => {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2), visibility: 'open' });
    const t = (await server.context.open.get(id))!;
    for (const person of people) await person.post(`/tables/${id}/leave`);
    const version = versionOf(t.play!);
    await expect.poll(() => t.thinking.size).toBe(0);
    const rested = versionOf(t.play!);
    expect(rested - version).toBeLessThanOrEqual(1);
    const due = () =>
      server.context.store.db
        .selectFrom('positions')
        .select('due')
        .where('table_id', '=', id)
        .executeTakeFirstOrThrow();
    await expect.poll(due).toEqual({ due: null });
    const watcher = await sit(await guest(server.url, 'Watcher'), id);
    await watcher.until('state', s => s.version > rested + 1);
    await watcher.close();
  });
});
