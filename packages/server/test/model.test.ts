/** Whatever people do in whatever order: everybody sees the same game, and it is the one on disk. */
import { randomFrom, versionOf } from '@interregnum/kernel';
import type { LogEntry, ServerMessage } from '@interregnum/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEntries, loadTable } from '../src/store/tables.ts';
import { openTable, startOf } from '../src/tables/open.ts';
import { resume } from '../src/tables/play.ts';
import { botIn } from '../src/tables/table.ts';
import { versionSeenBy } from '../src/tables/versions.ts';
import { type Live, newCommand, persons, type Seated, sit, started } from './client.ts';
import { anyCode, gameOf } from './play.ts';
import { NIGHTLY, PREPARING, type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const SEATS = 3;
const game = gameOf('epix');

/** A person with one connection at a time, who keeps the log as a client would. */
interface Player {
  live: Live;
  log: LogEntry[];
  read: number;
}

interface Party extends Seated {
  players: Player[];
}

/** Takes in what has arrived: each state replaces the log from some entry on. */
function readLog(player: Player): void {
  for (const message of player.live.messages.slice(player.read)) {
    if (message.type === 'state') player.log.splice(message.log.from, Number.POSITIVE_INFINITY, ...message.log.entries);
  }
  player.read = player.live.messages.length;
}

type Deed = (party: Party, seat: number, n: number) => Promise<ServerMessage | undefined>;

const DEEDS: Readonly<Record<string, Deed>> = {
  async answer({ players }, _, n) {
    const asked = players.map(({ live }) => live).filter(live => live.state().pending.includes(live.state().viewer!));
    const live = asked[n % Math.max(1, asked.length)];
    if (!live) return undefined;
    const state = live.state();
    const option = anyCode(game, state, randomFrom(n));
    return live.ask({ type: 'answer', question: state.question, option });
  },
  answerTwice: async ({ players }, seat, n) => {
    const { live } = players[seat]!;
    const state = live.state();
    if (!state.pending.includes(seat)) return undefined;
    const message = { type: 'answer', question: state.question, option: anyCode(game, state, randomFrom(n)) } as const;
    const command = newCommand();
    const [reply] = await Promise.all([live.ask(message, command), live.ask(message, command)]);
    return reply;
  },
  undo: ({ players }, seat, n) => {
    const { live } = players.find(player => player.live.state().undoTo !== null) ?? players[seat]!;
    const { undoTo, at } = live.state();
    return live.ask({ type: 'undo', to: undoTo ?? Math.max(0, at - 1 - (n % 4)) });
  },
  vote: async ({ players }, seat, n) => {
    const { live } = players[seat]!;
    const news = live.messages.findLast(message => message.type === 'undo');
    const undo = news?.type === 'undo' ? news.undo : null;
    return undo ? live.ask({ type: 'undo-vote', request: undo.id, yes: n % 3 > 0 }) : undefined;
  },
  async reconnect({ players, people, id }, seat) {
    const player = players[seat]!;
    await player.live.close();
    readLog(player);
    const before = player.live;
    player.live = await sit(people[seat]!, id, { version: before.state().version });
    const shown = player.live.messages.some(message => message.type === 'state');
    if (!shown) player.live.messages.unshift({ ...before.state(), log: { from: player.log.length, entries: [] } });
    player.read = 0;
    return undefined;
  },
  away: ({ players }, seat) => players[seat]!.live.ask({ type: 'away' }),
  return: ({ players }, seat) => players[seat]!.live.ask({ type: 'return' }),
  order: ({ players }, seat, n) => players[seat]!.live.ask({ type: 'orders', orders: n % 2 ? ['bid-nothing'] : [] }),
  chat: ({ players }, seat, n) => players[seat]!.live.ask({ type: 'chat', text: `line ${n}` }),
  /** As the server does it: never under a bot or an order that is about to act. */
  async unload({ id }) {
    const t = (await openTable(server.context, id))!;
    const acts =
      t.table.places.some(place => botIn(place) !== null) || t.table.orders.some(orders => orders.length > 0);
    if (!acts && t.thinking.size === 0) server.context.open.delete(id);
    return undefined;
  },
};

const deeds = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('answer') },
      { weight: 6, arbitrary: fc.constantFrom('undo', 'vote', ...Object.keys(DEEDS)) },
    ),
    fc.nat(SEATS - 1),
    fc.nat(1000),
  ),
  { minLength: 10, maxLength: 60 },
);

/** Bots and orders have done what they had to do. */
async function quiet({ players, id }: Party): Promise<number> {
  for (const { live } of players) await live.ask({ type: 'return' });
  for (const { live } of players) await live.ask({ type: 'orders', orders: [] });
  for (let version = -1; ; ) {
    const t = (await openTable(server.context, id))!;
    await t.mutex.run(() => Promise.resolve());
    if (t.thinking.size === 0 && versionOf(t.play!) === version) return version;
    version = versionOf(t.play!);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

describe('any course of events', () => {
  it('leads to one game for all, equal to the one on disk', async () => {
    const check = async (course: readonly (readonly [string, number, number])[]) => {
      const table = await started(server.url, { game: 'epix', seats: persons(SEATS), botLevel: 'random' });
      const lives = await Promise.all(table.people.map(person => sit(person, table.id)));
      const party: Party = { ...table, players: lives.map(live => ({ live, log: [], read: 0 })) };
      for (const [deed, seat, n] of course) {
        const reply = await DEEDS[deed]!(party, seat, n);
        expect(reply, deed).not.toMatchObject({ code: 'broken' });
        for (const player of party.players) {
          readLog(player);
          expect(player.log.map(entry => entry.at)).toEqual([...Array(player.live.state().at + 1).keys()]);
        }
      }
      const version = await quiet(party);
      const row = (await loadTable(server.context.store.db, table.id))!;
      const title = server.context.titles.get('epix')!;
      const onDisk = await resume(startOf(title, row), await loadEntries(server.context.store.db, table.id), null);
      expect(versionOf(onDisk)).toBe(version);
      for (const [seat, player] of party.players.entries()) {
        await player.live.until('state', s => s.version >= versionSeenBy(onDisk, seat));
        readLog(player);
        const fresh = await sit(table.people[seat]!, table.id);
        expect(player.log).toEqual(fresh.state().log.entries);
        expect(player.live.state().view).toEqual(JSON.parse(JSON.stringify(game.rules.view(onDisk.state, seat))));
        expect(fresh.state().view).toEqual(player.live.state().view);
        await Promise.all([fresh.close(), player.live.close()]);
      }
    };
    await fc.assert(fc.asyncProperty(deeds, check), { numRuns: NIGHTLY ? 500 : 12, interruptAfterTimeLimit: 90_000 });
  });
});
