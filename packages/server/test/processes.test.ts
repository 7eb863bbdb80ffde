/** kill -9 at any moment, and several processes on one database: nothing acknowledged is lost, every table goes on. */
import { rmSync } from 'node:fs';
import { randomFrom } from '@interregnum/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busyTables, everyTableGoesOn, nothingIsLost, pause } from './busy-tables.ts';
import { persons, seated, sit, started } from './client.ts';
import { anyCode, gameOf, play } from './play.ts';
import { freePort, type TestPostgres, testPostgres } from './postgres.ts';
import { buildServerProcess, preparedServer, type ServerProcess, serverProcess } from './processes.ts';
import { NIGHTLY, PREPARING, temporaryFolder, testServer } from './server.ts';

const KILLS = Number(process.env.INTERREGNUM_KILLS ?? (NIGHTLY ? 100 : 4));
const PATIENCE = 300_000 + KILLS * 60_000;

let postgres: TestPostgres;
beforeAll(async () => {
  await buildServerProcess();
  postgres = await testPostgres();
}, PREPARING);
afterAll(() => postgres.stop(), PREPARING);

/** Milliseconds after which a server on SQLite carries its journal over; now and then one lives until then. */
const JOURNAL = 5000;
const RARELY = 25;

async function killAgainAndAgain(environment: Record<string, string>, databaseUrl: string | null): Promise<number> {
  const seed = `kills ${Date.now()}`;
  const random = randomFrom(seed);
  let server: ServerProcess = await serverProcess(environment);
  let next = preparedServer(environment);
  const tables = busyTables(() => [server.url]);
  try {
    for (let kill = 1; kill <= KILLS; kill++) {
      await tables.fill();
      await pause(random.below(300) + (kill % RARELY === 0 ? JOURNAL - 150 : 0));
      await server.kill();
      server = await next.begin();
      next = preparedServer(environment);
      await everyTableGoesOn(tables);
    }
    expect(tables.all.flatMap(({ players }) => players.flatMap(player => player.refused))).toEqual([]);
  } finally {
    tables.stop();
    await Promise.all([server.kill(), next.drop()]);
  }
  const kept = await nothingIsLost(tables, environment.DATA_DIR ?? '', databaseUrl);
  console.info(`${KILLS} kills (${seed}), ${kept} acknowledged answers at ${tables.all.length} tables, all there`);
  return kept;
}

describe(`${KILLS} times kill -9`, () => {
  it(
    'loses nothing on SQLite',
    async () => {
      const DATA_DIR = temporaryFolder();
      const environment = { DATA_DIR, PORT: String(await freePort()) };
      expect(await killAgainAndAgain(environment, null)).toBeGreaterThan(0);
      rmSync(DATA_DIR, { recursive: true });
    },
    PATIENCE,
  );
  it(
    'loses nothing on PostgreSQL',
    async () => {
      const DATABASE_URL = await postgres.database('kills');
      const environment = { DATABASE_URL, PORT: String(await freePort()) };
      expect(await killAgainAndAgain(environment, DATABASE_URL)).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});

describe('two processes on one PostgreSQL', () => {
  it(
    'show players of one table the same game, and one takes over when the other is killed',
    async () => {
      const DATABASE_URL = await postgres.database('two');
      let servers = await Promise.all([0, 1].map(() => serverProcess({ DATABASE_URL, PORT: '0' })));
      const tables = busyTables(() => servers.map(server => server.url));
      try {
        for (let kill = 0; kill < (NIGHTLY ? 20 : 2); kill++) {
          await tables.fill();
          await everyTableGoesOn(tables);
          const [killed, left] = servers as [ServerProcess, ServerProcess];
          servers = [left];
          await killed.kill();
          await everyTableGoesOn(tables);
          servers = [left, await serverProcess({ DATABASE_URL, PORT: '0' })];
        }
        for (const { players } of tables.running()) {
          const version = Math.max(...players.map(player => player.state()!.version));
          for (let i = 0; i < 1200 && players.some(player => player.state()!.version < version); i++) await pause(50);
          expect(players.every(player => player.state()!.version >= version)).toBe(true);
        }
      } finally {
        tables.stop();
        await Promise.all(servers.map(server => server.kill()));
      }
      expect(await nothingIsLost(tables, '', DATABASE_URL)).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it('never fork a table: of two different answers to one question one is taken', async () => {
    const url = await postgres.database('fork');
    const servers = await Promise.all([0, 1].map(() => testServer({ database: url })));
    const { id, people } = await started(servers[0]!.url, { game: 'epix', seats: persons(2) });
    const game = gameOf('epix');
    const random = randomFrom('fork');
    const [here, there] = await Promise.all(
      servers.map(server => Promise.all(people.map(person => sit(person.at(server.url), id)))),
    );
    for (let i = 0; i < 25; i++) {
      const state = here![0]!.state();
      const seat = state.pending[0]!;
      const [one, other] = [here![seat]!, there![seat]!];
      await Promise.all([one, other].map(tab => tab.until('state', s => s.question >= state.question)));
      const { question } = one.state();
      const codes = [anyCode(game, one.state(), random), anyCode(game, one.state(), random)];
      for (let tries = 0; codes[0] === codes[1] && tries < 50; tries++) codes[1] = anyCode(game, one.state(), random);
      const changeable = state.view.ask!.changeable;
      const replies = await Promise.all(
        [one, other].map((tab, tried) => tab.ask({ type: 'answer', question, option: codes[tried]! })),
      );
      const taken = replies.filter(reply => reply.type === 'ack');
      if (!changeable) expect(replies.map(reply => reply.type).sort()).toEqual(['ack', 'refusal']);
      const versions = taken.map(ack => ack.version);
      if (codes[0] !== codes[1]) expect(new Set(versions).size).toBe(taken.length); // the same again changes nothing
      const tabs = [...here!, ...there!];
      const last = Math.max(...versions); // what changes the first answer is the seat's own to hear of
      const [mine] = await Promise.all([one, other].map(tab => tab.until('state', s => s.version >= last)));
      await Promise.all(tabs.map(tab => tab.until('state', s => s.at >= mine!.at)));
      for (const viewer of [0, 1]) {
        const views = [here!, there!].map(tabs => JSON.stringify(tabs[viewer]!.state().view));
        expect(views[0]).toBe(views[1]);
      }
    }
    await Promise.all(servers.map(server => server.remove()));
  });

  it('take an answer to a question that they have not heard of yet', async () => {
    const url = await postgres.database('late');
    const [one, two] = await Promise.all([0, 1].map(() => testServer({ database: url })));
    const game = gameOf('hidden-leaders');
    const { id, people } = await started(one!.url, { game: 'hidden-leaders', seats: persons(2) });
    const here = await Promise.all(people.map(person => sit(person, id)));
    const there = await Promise.all(people.map(person => sit(person.at(two!.url), id)));
    const random = randomFrom('late');
    for (let i = 0; i < 10; i++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'listen %' and datname = current_database()`.execute(one!.context.store.db);
      await play(game, here, { answers: 1, seed: `late ${i}` });
      const state = here.map(player => player.state()).find(({ viewer, pending }) => pending.includes(viewer!))!;
      const option = anyCode(game, state, random);
      const reply = await there[state.viewer!]!.ask({ type: 'answer', question: state.question, option });
      expect(reply).toMatchObject({ type: 'ack' });
      await Promise.all(here.map(player => player.until('state', s => s.version > state.version)));
    }
    await Promise.all([one!.remove(), two!.remove()]);
  });

  it('hand on talk, presence, seats and orders', async () => {
    const url = await postgres.database('company');
    const [one, two] = await Promise.all([0, 1].map(() => testServer({ database: url })));
    const { id, people } = await started(one!.url, { game: 'epix', seats: persons(2) });
    const alda = await sit(people[0]!, id);
    const bert = await sit(people[1]!.at(two!.url), id);
    await alda.until('presence', ({ presence }) => presence.seats.every(here => here));
    await alda.ask({ type: 'chat', text: 'Hello over there' });
    await bert.until('chat', ({ lines }) => lines[0]!.text === 'Hello over there');
    await seated(one!.url, { game: 'epix', seats: persons(2) }, people);
    await bert.until('mine');
    await bert.ask({ type: 'away' });
    await alda.until('table', ({ table }) => table.places[1]!.kind === 'person' && table.places[1]!.bot !== null);
    await bert.ask({ type: 'return' });
    await play(gameOf('epix'), [alda, bert], { answers: 5 });
    await bert.close();
    await alda.until('presence', ({ presence }) => !presence.seats[1]);
    await Promise.all([one!.remove(), two!.remove()]);
  });

  it('hear of each other again after the database has cut their ears off', async () => {
    const url = await postgres.database('ears');
    const [one, two] = await Promise.all([0, 1].map(() => testServer({ database: url })));
    const { id, people } = await started(one!.url, { game: 'epix', seats: persons(2) });
    const here = await Promise.all(people.map(person => sit(person, id)));
    const there = await sit(people[0]!.at(two!.url), id);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()`.execute(one!.context.store.db);
    await play(gameOf('epix'), here, { answers: 3 });
    await there.until('state', s => s.version === 3);
    await Promise.all([one!.remove(), two!.remove()]);
  });
});
