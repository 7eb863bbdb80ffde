/**
 * Secrecy from end to end: two servers whose worlds differ only in what a viewer must not know send that viewer the
 * same bytes, on the live connection, in every answer and in every notification, as long as the rules themselves open
 * no difference.
 */
import {
  type BaseEvent,
  type BaseOption,
  type Fact,
  type Flow,
  factsFor,
  findOption,
  type Game,
  pending,
  pick,
  type Random,
  randomFrom,
  type Seat,
  seedFrom,
  versionOf,
} from '@interregnum/kernel';
import { randomMove, variant } from '@interregnum/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ports } from '../src/index.ts';
import { channels } from '../src/notify/channels.ts';
import { tellDue } from '../src/notify/notices.ts';
import type { Play } from '../src/tables/play.ts';
import { guest, type Live, newCommand, persons, sit, started, type Visitor } from './client.ts';
import { gameOf, titlesWith } from './play.ts';
import { NIGHTLY, PREPARING, type TestServer, testServer } from './server.ts';
import { type HookHost, hookHost, type MailHost, mailHost, type PushKeys, pushKeys, testWorld } from './world.ts';

type State = Flow<BaseOption>;

const GAMES = ['epix', 'hidden-leaders', 'yield'];
const SEATS = 3;
const STARTS = NIGHTLY ? 200 : 10;
const ANSWERS = 4;

/** Where a game begins: after so many answers, and who must not notice what is dealt anew. */
interface Start {
  after: number;
  viewer: Seat | null;
}

const writeStart = ({ after, viewer }: Start): string => `${after}/${viewer ?? 'spectator'}`;
function readStart(text: string): Start {
  const [after, viewer] = text.split('/');
  return { after: Number(after), viewer: viewer === 'spectator' ? null : Number(viewer) };
}

/** The setup with the most secrets. */
const RICHEST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  epix: { mode: 'advanced' },
  'hidden-leaders': { deck: 'full' },
};

function startsOf(id: string): Start[] {
  const random = randomFrom(`starts of ${id}`);
  return Array.from({ length: STARTS }, (_, i) => ({
    after: random.below(id === 'epix' ? 90 : 160),
    viewer: [null, 0, 1, 2][i % 4]!,
  }));
}

/** The game, begun in the middle; with `anew` everything that the viewer must not know is dealt again. */
const begunLater =
  (anew: boolean) =>
  (game: Game): Game =>
    variant(game, {
      meta: {
        setup: [
          ...game.meta.setup,
          {
            id: 'start',
            values: startsOf(game.meta.id).map(writeStart),
            default: writeStart(startsOf(game.meta.id)[0]!),
          },
        ],
      },
      rules: {
        setup({ start, ...options }, seats, chance) {
          const { after, viewer } = readStart(start!);
          const random = randomFrom(chance.key);
          const s = game.rules.setup(options, seats, chance);
          for (let i = 0; i < after; i++) {
            const before = game.rules.clone(s);
            const { seat, option } = randomMove(game, s, random);
            game.rules.apply(s, seat, option);
            if (!s.ask) return world(game, before, viewer, anew);
          }
          return world(game, s, viewer, anew);
        },
      },
    });

const world = (game: Game, s: State, viewer: Seat | null, anew: boolean): State =>
  anew ? game.advice.determinise(game.rules.view(s, viewer), randomFrom('anew')) : s;

/** Time and ids are the same in both worlds. */
function fixedPorts(): Ports & { pass(milliseconds: number): void } {
  let ids = 0;
  let time = 1_800_000_000_000;
  return {
    now: () => time,
    pass(milliseconds) {
      time += milliseconds;
    },
    newId: () => `id-${String(++ids).padStart(6, '0')}`,
    newSecret: () => `secret-${String(++ids).padStart(20, '0')}`,
    newSeed: () => seedFrom(`seed ${++ids}`),
  };
}

interface ClockedServer extends TestServer {
  clock: ReturnType<typeof fixedPorts>;
}

/** Two servers whose titles were edited for their world. */
const twoServers = (ids: readonly string[], edit: (anew: boolean) => (game: Game) => Game): Promise<ClockedServer[]> =>
  Promise.all(
    [false, true].map(async anew => {
      const clock = fixedPorts();
      const flags = { smtp: mails.url, 'mail-from': 'games@example.org', 'public-url': 'http://games.example.org' };
      const parts = { ports: clock, titles: titlesWith(ids, edit(anew)), outside: testWorld };
      return { ...(await testServer(flags, parts)), clock };
    }),
  );

let hooks: HookHost;
let mails: MailHost;
let servers: ClockedServer[];
beforeAll(async () => {
  [hooks, mails] = await Promise.all([hookHost(), mailHost()]);
  servers = await twoServers(GAMES, begunLater);
}, PREPARING);
afterAll(async () => {
  await Promise.all(servers.map(server => server.remove()));
  hooks.close();
  mails.close();
});

/** One table in one of the two worlds. */
interface World {
  server: ClockedServer;
  id: string;
  people: Visitor[];
  players: Live[];
  /** The viewer's connections, with and without words. */
  watching: Live[];
  viewer: Visitor;
  /** By which the viewer's browser reads what is pushed. */
  push: PushKeys;
}

async function openWorld(server: ClockedServer, game: string, start: Start): Promise<World> {
  const options = { ...RICHEST[game], start: writeStart(start) };
  const { id, people } = await started(server.url, { game, seats: persons(SEATS), options, visibility: 'open' });
  const viewer = start.viewer === null ? await guest(server.url, 'Spectator') : people[start.viewer]!;
  const players = await inOrder(people, person => sit(person, id));
  const watching = await inOrder([false, true], words => sit(viewer, id, { words }));
  const push = await wantToKnow(viewer, id, start);
  return { server, id, people, players, watching, viewer, push };
}

/** In every way that there is. */
async function wantToKnow(viewer: Visitor, id: string, start: Start): Promise<PushKeys> {
  const push = pushKeys();
  const wishes = {
    email: `${id}@example.org`,
    push: true,
    webhook: `${hooks.url}/hook`,
    quiet: null,
    atMostEvery: 1,
    live: true,
    language: start.viewer === 1 ? 'de' : 'en',
  };
  await viewer.text('PUT', '/notifications', wishes);
  await confirm(viewer);
  await viewer.post('/push', { endpoint: `${hooks.url}/push`, keys: push.keys });
  return push;
}

/** Shows that the address is one's own, by the code in the letter, which is thrown away. */
async function confirm(viewer: Visitor): Promise<void> {
  await expect.poll(() => mails.letters.length).toBe(1);
  const [code] = /\d{6}/.exec(mails.letters.splice(0)[0]!.split('Subject: ')[1]!)!;
  await viewer.post('/notifications/confirm', { code });
}

/** One after another, so that everything arrives in the same order in both worlds. */
async function inOrder<T, R>(list: readonly T[], work: (x: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const x of list) done.push(await work(x));
  return done;
}

const trueState = async ({ server, id }: World): Promise<Play> => (await server.context.open.get(id))!.play!;

/** Everything that the viewer can get hold of. */
async function reaching({ viewer, id, watching }: World, at: number): Promise<string[]> {
  const rest = await inOrder(
    [
      '/lobby',
      `/tables/${id}`,
      `/tables/${id}/past?at=${at}`,
      `/tables/${id}/past?at=0`,
      `/tables/${id}/course?pictures=5`,
    ],
    path => viewer.text('GET', path),
  );
  const forbidden = await inOrder([`/tables/${id}/record`, `/tables/${id}/past?at=0&open=true`], path =>
    viewer.text('GET', path).catch(error => String(error)),
  );
  const looks = await inOrder(watching, live =>
    live.ask({ type: 'look', at, seat: null, open: false }, `look-${id}-${at}`),
  );
  return [...rest, ...forbidden, ...looks.map(look => JSON.stringify(look)), ...watching.flatMap(live => live.heard)];
}

/** Of a letter what depends on nothing but chance and the time of day. */
const OF_THE_MOMENT = /^(Date|Message-ID): .*\n/gm;

/** What the viewer is told, in three ways, when nobody is at the table; nothing when it is not the viewer's turn. */
async function toldElsewhere({ server, id, players, watching, push }: World, viewer: Seat | null): Promise<string[]> {
  const { context, clock } = server;
  await Promise.all([...players, ...watching].map(live => live.close()));
  await expect.poll(() => context.hub.isWatched(id)).toBe(false);
  const t = (await context.open.get(id))!;
  if (viewer === null || !pending(t.play!.state).includes(viewer)) return [];
  for (const listener of context.listeners) listener.turn?.(t.table, [viewer]);
  const noted = () => context.store.db.selectFrom('notices').selectAll().where('table_id', '=', id).execute();
  await expect.poll(async () => (await noted()).some(notice => notice.due !== null)).toBe(true);
  clock.pass(10_000);
  await tellDue(context, channels(context, testWorld));
  await expect.poll(() => [mails.letters.length, hooks.heard.length]).toEqual([1, 2]);
  const calls = hooks.heard.splice(0).map(({ path, headers, body }) => {
    const { topic, ttl } = headers;
    const text = path === '/push' ? push.decrypt(body) : String(body);
    return JSON.stringify({ path, topic, ttl, type: headers['content-type'], length: body.length, text });
  });
  return [mails.letters.splice(0)[0]!.replaceAll(OF_THE_MOMENT, ''), ...calls.sort()];
}

function openedIn(game: Game, before: State, facts: readonly Fact<BaseEvent>[], viewer: Seat | null): string {
  const seen = () => game.rules.view(before, viewer);
  return factsFor(facts, viewer)
    .map(event => game.proof.secrecy.opens(event, viewer, seen))
    .join('\n');
}

/** The same answer in the other world: the same code, or any that looks the same where the answer is secret. */
function sameAnswer(
  game: Game,
  s: State,
  other: State,
  seat: Seat,
  option: number,
  viewer: Seat | null,
  random: Random,
) {
  const answer = s.ask!.options[seat]![option]!;
  const options = other.ask?.options[seat] ?? [];
  const secret = s.ask!.seats.length > 1 || game.proof.secrecy.secretQuestions.includes(s.ask!.id);
  if (!secret || seat === viewer) return findOption(options, answer.code);
  const face = (o: BaseOption) => game.proof.secrecy.face?.(o) ?? '';
  const alike = [...options.keys()].filter(i => face(options[i]!) === face(answer));
  return alike.length === 0 ? -1 : pick(random, alike);
}

/** Gives an answer at one table and waits until everybody has heard of it. */
async function give(world: World, _game: Game, seat: Seat, option: number, command: string): Promise<void> {
  const play = await trueState(world);
  const code = play.state.ask!.options[seat]![option]!.code;
  const reply = await world.players[seat]!.ask({ type: 'answer', question: play.question, option: code }, command);
  expect(reply.type).toBe('ack');
  const version = versionOf(play);
  await Promise.all([...world.players, ...world.watching].map(live => live.until('state', s => s.version >= version)));
}

/** What an answer would open to the viewer. */
function wouldOpen(game: Game, s: State, seat: Seat, option: number, viewer: Seat | null): string {
  const next = game.rules.clone(s);
  const news: Fact<BaseEvent>[] = [];
  game.rules.apply(next, seat, option, news);
  return openedIn(game, s, news, viewer);
}

async function playOn(game: Game, worlds: readonly [World, World], start: Start, random: Random): Promise<number> {
  for (let answers = 0; answers < ANSWERS; answers++) {
    const [s, other] = [(await trueState(worlds[0])).state, (await trueState(worlds[1])).state];
    if (!s.ask) return answers;
    const { seat, option } = randomMove(game, s, random);
    const alike = sameAnswer(game, s, other, seat, option, start.viewer, random);
    if (alike < 0) return answers;
    const [opens, otherOpens] = [
      wouldOpen(game, s, seat, option, start.viewer),
      wouldOpen(game, other, seat, alike, start.viewer),
    ];
    if (opens !== otherOpens) return answers;
    const command = newCommand();
    await give(worlds[0], game, seat, option, command);
    await give(worlds[1], game, seat, alike, command);
    if ((await trueState(worlds[0])).state.ask === null) return answers;
  }
  return ANSWERS;
}

describe.each(GAMES)('%s', id => {
  const game = gameOf(id);
  it(
    `sends the same bytes in both worlds, from ${STARTS} positions`,
    async () => {
      let differing = 0;
      let answers = 0;
      let told = 0;
      for (const [i, start] of startsOf(id).entries()) {
        const worlds = [await openWorld(servers[0]!, id, start), await openWorld(servers[1]!, id, start)] as const;
        const [s, other] = [(await trueState(worlds[0])).state, (await trueState(worlds[1])).state];
        if (JSON.stringify({ ...s, chance: null }) !== JSON.stringify({ ...other, chance: null })) differing++;
        const played = await playOn(game, worlds, start, randomFrom(`${id} ${i}`));
        answers += played;
        const [got, otherGot] = [await reaching(worlds[0], played), await reaching(worlds[1], played)];
        expect(otherGot).toEqual(got);
        const [heard, otherHeard] = [
          await toldElsewhere(worlds[0], start.viewer),
          await toldElsewhere(worlds[1], start.viewer),
        ];
        expect(otherHeard).toEqual(heard);
        told += heard.length;
      }
      expect(differing).toBeGreaterThan(STARTS / 3);
      expect(answers).toBeGreaterThan(STARTS);
      expect(told).toBeGreaterThanOrEqual(3);
    },
    NIGHTLY ? 3_600_000 : 300_000,
  );
});

describe('this test', () => {
  it('finds a view that shows too much', async () => {
    const leaky =
      (anew: boolean) =>
      (game: Game): Game => {
        const begun = begunLater(anew)(game);
        return variant(begun, {
          rules: { view: (s, seat) => ({ ...begun.rules.view(s, seat), leak: JSON.stringify(s).length }) },
        });
      };
    const pair = await twoServers(['hidden-leaders'], leaky);
    const start = startsOf('hidden-leaders')[1]!;
    const texts = await inOrder(pair, async server => {
      const opened = await openWorld(server, 'hidden-leaders', start);
      return reaching(opened, 0);
    });
    expect(texts[0]).not.toEqual(texts[1]);
    await Promise.all(pair.map(server => server.remove()));
  });

  it('finds a notification that tells too much, in every way of telling', async () => {
    const talkative =
      (anew: boolean) =>
      (game: Game): Game => {
        const begun = begunLater(anew)(game);
        let hidden = '';
        const meta = { ...begun.meta };
        Object.defineProperty(meta, 'title', { get: () => `${game.meta.title} ${seedFrom(hidden)}` });
        return {
          ...begun,
          meta,
          rules: {
            ...begun.rules,
            setup(options, seats, chance) {
              const s = begun.rules.setup(options, seats, chance);
              hidden = JSON.stringify({ ...s, chance: null });
              return s;
            },
          },
        };
      };
    const pair = await twoServers(['hidden-leaders'], talkative);
    const told: string[][] = [];
    for (const start of startsOf('hidden-leaders').filter(({ viewer }) => viewer !== null)) {
      if (told.some(texts => texts.length > 0)) break;
      told.length = 0;
      for (const server of pair) {
        const opened = await openWorld(server, 'hidden-leaders', start);
        told.push(await toldElsewhere(opened, start.viewer));
      }
    }
    expect(told.map(texts => texts.length)).toEqual([3, 3]);
    for (const [i, text] of told[0]!.entries()) expect(text).not.toBe(told[1]![i]);
    await Promise.all(pair.map(server => server.remove()));
  });
});
