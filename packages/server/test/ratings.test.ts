/** Ratings: the published example of Glicko-2, and games that count once. */
import type { Leaderboard, Profile } from '@interregnum/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterGame, NEWCOMER } from '../src/ratings/glicko.ts';
import { rate } from '../src/ratings/results.ts';
import { loadTable } from '../src/store/tables.ts';
import { guest, persons, type Seated, seated, sit, started, stranger, type Visitor } from './client.ts';
import { gameOf, play } from './play.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

it('the winner of equals gains what the loser gives, and both become surer', () => {
  const [winner, loser] = afterGame([NEWCOMER, NEWCOMER], [1, 2]);
  expect(winner!.rating - 1500).toBeCloseTo(1500 - loser!.rating, 6);
  expect(winner!.rating).toBeCloseTo(1662.31, 1);
  expect(winner!.deviation).toBeCloseTo(290.32, 1);
});

it('a game of three counts as a match of everybody against everybody', () => {
  const [first, second, third] = afterGame([NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 3]);
  expect(second!.rating).toBeCloseTo(1500, 6);
  expect(first!.rating).toBeGreaterThan(1650);
  expect(third!.rating).toBeLessThan(1350);
});

it('a shared victory moves nobody among equals', () => {
  expect(afterGame([NEWCOMER, NEWCOMER], [1, 1]).map(one => Math.round(one.rating))).toEqual([1500, 1500]);
});

async function registered(name: string): Promise<Visitor> {
  const person = await guest(server.url, name);
  await person.post('/account', { name, passphrase: 'a horse that is correct' });
  return person;
}

async function finished(table: Seated): Promise<void> {
  const players = await Promise.all(table.people.map(person => sit(person, table.id)));
  await play(gameOf('hidden-leaders'), players);
  await Promise.all(players.map(player => player.close()));
}

const rated = async (table: Seated): Promise<boolean> => {
  const { context } = server;
  const row = await context.store.db.selectFrom('rated_games').selectAll().where('table_id', '=', table.id).execute();
  return row.length > 0;
};

it('a finished game of people is counted once, in profile and history', async () => {
  const wish = { game: 'hidden-leaders', seats: persons(2), visibility: 'open' as const, rated: true };
  const table = await started(server.url, wish, [await registered('Ada'), await registered('Bo')]);
  await finished(table);
  await expect.poll(() => rated(table)).toBe(true);
  const again = await rate(server.context, (await loadTable(server.context.store.db, table.id))!);
  expect(again).toBe(false);
  const profiles = await Promise.all(table.people.map(({ id }) => stranger(server.url).get<Profile>(`/people/${id}`)));
  for (const profile of profiles) {
    expect(profile.ratings).toMatchObject([{ game: 'hidden-leaders', games: 1, history: [{}] }]);
    expect(profile.games).toMatchObject([{ table: table.id, rated: true }]);
  }
  expect(profiles.map(profile => profile.totals[0]!.games)).toEqual([1, 1]);
});

it('games with bots, and games that nobody wanted rated, do not count', async () => {
  const plain = await started(server.url, { game: 'hidden-leaders', seats: persons(2) });
  await finished(plain);
  expect(await rated(plain)).toBe(false);
});

it('a leaderboard lists only those whose rating is fairly sure', async () => {
  const sure = await guest(server.url, 'Sure');
  const { db } = server.context.store;
  const row = { person: sure.id, game: 'epix', rating: 1700, deviation: 80, volatility: 0.06, games: 30, updated: 1 };
  await db.insertInto('ratings').values(row).execute();
  const unsure = await guest(server.url, 'Unsure');
  await db
    .insertInto('ratings')
    .values({ ...row, person: unsure.id, rating: 1900, deviation: 300, games: 1 })
    .execute();
  const { players } = await stranger(server.url).get<Leaderboard>('/ratings/epix');
  expect(players.map(player => player.name)).toEqual(['Sure']);
});

it('a private table appears in nobody’s profile', async () => {
  const table = await seated(server.url, { game: 'hidden-leaders', seats: persons(2) });
  await table.people[0]!.post(`/tables/${table.id}/start`);
  await finished(table);
  const profile = await stranger(server.url).get<Profile>(`/people/${table.people[0]!.id}`);
  expect(profile.games).toEqual([]);
});

it('profiles and the data of a person are read without what is long of their tables', async () => {
  const wish = { game: 'hidden-leaders', seats: persons(2), visibility: 'open' as const };
  const table = await started(server.url, wish);
  await finished(table);
  const { db } = server.context.store;
  await expect.poll(async () => (await loadTable(db, table.id))!.status).toBe('over');
  await db.updateTable('tables').set({ body: 'not to be read' }).where('id', '=', table.id).execute();
  const [person] = table.people;
  expect((await person!.get<Profile>(`/people/${person!.id}`)).games).toMatchObject([{ table: table.id }]);
  expect(await person!.get<object>('/account/export')).toMatchObject({ tables: [{ id: table.id }] });
});
