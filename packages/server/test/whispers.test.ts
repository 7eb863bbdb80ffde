/** Allies may talk in private, where the rules say so; nobody else gets a byte of it. */
import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { seedFrom } from '@interregnum/kernel';
import { type ChatLine, LIMITS, type NewTable, type Presence } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Ports, type Store } from '../src/index.ts';
import { appendChat, lastChat, lineOf } from '../src/store/chat.ts';
import { guest, type Live, newCommand, persons, seated, sit, started, type Visitor } from './client.ts';
import { gameOf, play } from './play.ts';
import { type TestPostgres, testPostgres } from './postgres.ts';
import { PREPARING, type TestServer, temporaryFolder, testServer } from './server.ts';

const TEAMS = { mode: 'teams', teamWhispers: 'on' };
const [ALDA, BERT, CARA] = [0, 1, 2];

const plan = (options: Record<string, string>, game = 'yield'): NewTable => ({
  game,
  seats: persons(4),
  options,
  visibility: 'open',
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

async function table(options: Record<string, string> = TEAMS, game = 'yield') {
  const { id, people } = await started(server.url, plan(options, game));
  return { id, people, players: await Promise.all(people.map(person => sit(person, id))) };
}

const whisper = (live: Live, text: string, to: number[], command = newCommand()) =>
  live.ask({ type: 'chat', text, to }, command);
const heardBy = (live: Live): ChatLine[] =>
  live.messages.flatMap(message => (message.type === 'chat' ? message.lines : []));

describe('a whisper', () => {
  it('reaches the ally and the speaker, once, and is there for both when they come again', async () => {
    const { id, people, players } = await table();
    const command = newCommand();
    expect(await whisper(players[ALDA]!, 'Attack now', [CARA], command)).toMatchObject({ type: 'ack', again: false });
    expect(await whisper(players[ALDA]!, 'Attack now', [CARA], command)).toMatchObject({ type: 'ack', again: true });
    const line = { n: 1, text: 'Attack now', among: [ALDA, CARA] };
    await players[CARA]!.until('chat', ({ lines }) => lines[0]!.text === 'Attack now');
    await players[ALDA]!.ask({ type: 'chat', text: 'Good evening' });
    for (const seat of [ALDA, CARA]) {
      expect((await sit(people[seat]!, id)).welcome().chat).toMatchObject([
        line,
        { n: 1, text: 'Good evening', among: null },
      ]);
    }
    const others = [await sit(people[BERT]!, id), await sit(await guest(server.url, 'Spectator'), id)];
    for (const other of others) expect(other.welcome().chat).toMatchObject([{ n: 1, text: 'Good evening' }]);
  });

  it('is not heard by an ally who does not want to listen', async () => {
    const { people, players } = await table();
    await players[CARA]!.ask({ type: 'mute', person: people[ALDA]!.id, muted: true });
    await whisper(players[ALDA]!, 'Attack now', [CARA]);
    await players[CARA]!.ask({ type: 'ping' });
    expect(heardBy(players[CARA]!)).toEqual([]);
  });

  it('is offered to those who may, and to nobody else', async () => {
    const { id, players } = await table();
    expect(await players[BERT]!.until('whispers')).toEqual({ type: 'whispers', seats: [3] });
    const watcher = await sit(await guest(server.url, 'Spectator'), id);
    await watcher.ask({ type: 'ping' });
    expect(watcher.messages.some(message => message.type === 'whispers')).toBe(false);
    const free = await table({ mode: 'free', teamWhispers: 'on' });
    expect(await free.players[BERT]!.until('whispers')).toEqual({ type: 'whispers', seats: [] });
  });

  const refusal = { type: 'refusal', code: 'not-allowed' };

  it('is refused for anybody else', async () => {
    const { id, players } = await table();
    for (const to of [[BERT], [CARA, BERT], [ALDA], [7]]) {
      expect(await whisper(players[ALDA]!, 'psst', to)).toMatchObject(refusal);
    }
    const watcher = await sit(await guest(server.url, 'Spectator'), id);
    expect(await whisper(watcher, 'psst', [ALDA])).toMatchObject(refusal);
    expect(await whisper(players[ALDA]!, 'psst', [])).toMatchObject({ code: 'malformed' });
  });

  it('is refused where the table, the title or the time has none', async () => {
    for (const { players } of [
      await table({ mode: 'teams' }),
      await table({ mode: 'free', teamWhispers: 'on' }),
      await table({}, 'epix'),
    ]) {
      expect(await whisper(players[ALDA]!, 'psst', [CARA])).toMatchObject(refusal);
    }
    const { id, people } = await seated(server.url, plan(TEAMS));
    expect(await whisper(await sit(people[ALDA]!, id), 'psst', [CARA])).toMatchObject(refusal);
  });

  it('does not crowd out what was said aloud', async () => {
    const { id, people, players } = await table();
    await players[ALDA]!.ask({ type: 'chat', text: 'Good evening' });
    const { store } = server.context;
    const line = { table_id: id, person: people[ALDA]!.id, name: 'Alda', time: 0, among: ',0,2,' };
    for (let i = 0; i < LIMITS.chatShown; i++)
      await appendChat(store, { ...line, text: `${i}`, command: newCommand() });
    expect((await sit(people[BERT]!, id)).welcome().chat).toMatchObject([{ text: 'Good evening' }]);
  });
});

// --- in the database -----------------------------------------------------------------------------------------------

describe.each(['SQLite', 'PostgreSQL'] as const)('lines in %s', kind => {
  const folder = temporaryFolder();
  let postgres: TestPostgres | null = null;
  let store: Store;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await testPostgres();
    store = await openStore(folder, postgres && (await postgres.database('whispers')));
  }, PREPARING);
  afterAll(async () => {
    await store.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }, PREPARING);

  const line = { table_id: 'table', person: 'alda', name: 'Alda', text: 'x', time: 0 };
  const say = (among: string | null) => appendChat(store, { ...line, among, command: newCommand() });
  const numbers = async (seat: number | null) =>
    (await lastChat(store.db, 'table', seat, LIMITS.chatShown)).map(row => [row.among, lineOf(row)]);

  it('are numbered for those who hear them, however many talk at once', async () => {
    await Promise.all([null, ',0,2,', null, ',1,10,', ',0,2,', null].map(say));
    const aloud = [1, 2, 3].map(n => [null, n]);
    expect(await numbers(null)).toEqual(aloud);
    expect((await numbers(0)).toSorted()).toEqual([[',0,2,', 1], [',0,2,', 2], ...aloud].toSorted());
    expect((await numbers(1)).toSorted()).toEqual([[',1,10,', 1], ...aloud].toSorted());
    expect(await numbers(3)).toEqual(aloud);
  });
});

// --- secrecy -------------------------------------------------------------------------------------------------------

/** Time and ids are the same in both worlds. */
function fixedPorts(): Ports {
  let ids = 0;
  return {
    now: () => 1_800_000_000_000,
    newId: () => `id-${String(++ids).padStart(6, '0')}`,
    newSecret: () => `secret-${String(++ids).padStart(20, '0')}`,
    newSeed: () => seedFrom(`seed ${++ids}`),
  };
}

const EVERYWHERE = [
  '/lobby',
  '/tables/ID',
  '/tables/ID/past?at=0',
  '/tables/ID/course?pictures=5',
  '/tables/ID/record',
];

/** What somebody gets hold of: everything that came, and everything that can be asked for. */
async function reaching(visitor: Visitor, live: Live, id: string): Promise<string[]> {
  const again = await sit(visitor, id);
  const asked: string[] = [];
  for (const path of EVERYWHERE) asked.push(await visitor.text('GET', path.replace('ID', id)).catch(String));
  await again.close();
  return [...live.heard, ...again.heard, ...asked];
}

/** A whole evening at a table, the same in both worlds but for the whispers of seats 1 and 3. */
async function evening(world: TestServer, whispers: boolean) {
  const people: Visitor[] = [];
  for (const name of ['Alda', 'Bert', 'Cara', 'Dirk']) people.push(await guest(world.url, name));
  const spectator = await guest(world.url, 'Spectator');
  const { id } = await started(world.url, plan(TEAMS), people);
  const lives: Live[] = [];
  for (const visitor of [...people, spectator]) lives.push(await sit(visitor, id));
  const players = lives.slice(0, 4);
  const talk = async (n: number) => {
    if (whispers) await whisper(players[ALDA]!, `secret ${n}`, [CARA], `secret-${n}`);
    await players[BERT]!.ask({ type: 'chat', text: `aloud ${n}` }, `aloud-${n}`);
    await Promise.all(lives.map(live => live.until('chat', ({ lines }) => lines.some(x => x.text === `aloud ${n}`))));
  };
  await talk(1);
  await play(gameOf('yield'), players, { answers: 12, seed: 'evening' });
  await talk(2);
  await play(gameOf('yield'), players, { seed: 'to the end' });
  await Promise.all(lives.map(live => live.until('reveal')));
  await talk(3);
  const got: string[][] = [];
  for (const [i, visitor] of [...people, spectator].entries()) got.push(await reaching(visitor, lives[i]!, id));
  await Promise.all(lives.map(live => live.close()));
  return got;
}

/** Ids of commands are made up by each test run; what arrives besides is compared byte by byte. */
const without = (texts: readonly string[]) => texts.map(text => text.replaceAll(/command-\d+-\d+/g, 'command'));

describe('the others', () => {
  it('get the same bytes whether somebody whispers or not, also when the game is over', async () => {
    const worlds = await Promise.all([false, true].map(() => testServer({}, { ports: fixedPorts() })));
    const [silent, whispering] = [await evening(worlds[0]!, false), await evening(worlds[1]!, true)];
    const [, bert, , dirk, spectator] = whispering;
    for (const [i, got] of [
      [1, bert],
      [3, dirk],
      [4, spectator],
    ] as const) {
      expect(without(got!)).toEqual(without(silent[i]!));
      expect(got!.join()).not.toContain('secret 1');
    }
    for (const seat of [ALDA, CARA]) expect(without(whispering[seat]!)).not.toEqual(without(silent[seat]!));
    await Promise.all(worlds.map(world => world.remove()));
  }, 120_000);
});

describe('two processes on one database', () => {
  it(
    'hand a whisper on to the ally, and nothing at all to the others',
    async () => {
      const postgres = await testPostgres();
      const database = await postgres.database('two');
      const [one, two] = [await testServer({ database }), await testServer({ database })];
      const { id, people } = await started(one.url, plan(TEAMS));
      const spectator = await guest(one.url, 'Spectator');
      const alda = await sit(people[ALDA]!, id);
      const there = [people[BERT]!, people[CARA]!, spectator].map(person => person.at(two.url));
      const [bert, cara, watcher] = await Promise.all(there.map(person => sit(person, id)));
      const everything = { seats: [true, true, true, false], spectators: 1 };
      const settled = ({ presence }: { presence: Presence }) => isDeepStrictEqual(presence, everything);
      await Promise.all([alda, bert!, cara!, watcher!].map(live => live.until('presence', settled)));
      const [before, watched] = [bert!.heard.length, watcher!.heard.length];
      const offer = (await alda.until('orders')).orders.offers[0]!.id;
      await alda.ask({ type: 'orders', orders: [offer] });
      await whisper(alda, 'Attack now', [CARA]);
      await cara!.until('chat', ({ lines }) => lines[0]!.text === 'Attack now');
      await alda.ask({ type: 'chat', text: 'Good evening' });
      await Promise.all([bert!, watcher!].map(live => live.until('chat')));
      const heard = [...bert!.heard.slice(before), ...watcher!.heard.slice(watched)];
      expect(heard.map(text => (JSON.parse(text) as { type: string }).type)).toEqual(['chat', 'chat']);
      await Promise.all([one.remove(), two.remove()]);
      await postgres.stop();
    },
    PREPARING,
  );
});
