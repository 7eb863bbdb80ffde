/** "Pass until …" at a table of The Old King's Crown, by the protocol: windows are no chore, and orders end when they should. */
import { randomFrom, versionOf } from '@interregnum/kernel';
import type { StateMessage } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Live, persons, sit, started } from './client.ts';
import { gameOf, playOne } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const game = gameOf('old-kings-crown');
/** What passes at the effects of a window, and before a Region is revealed. */
const PASSES: Readonly<Record<string, string>> = { 'OKC-D10': 'pass', 'OKC-D41': 'done' };
const WINDOWS = Object.keys(PASSES);
/** In so many somebody always has an effect to think of. */
const ROUNDS = 3;

const roundOf = ({ view }: StateMessage): number => (view as unknown as { round: number }).round;
const isAsked = ({ viewer, pending }: StateMessage): boolean => viewer !== null && pending.includes(viewer);
const isAtWindow = (state: StateMessage): boolean => isAsked(state) && WINDOWS.includes(state.view.ask!.id);

/** What somebody has a standing order for until this Round is answered without her; else this waits for ever. */
async function leftAlone(player: Live, round: number): Promise<void> {
  for (let state = player.state(); roundOf(state) < round && isAtWindow(state); state = player.state()) {
    const { version } = state;
    await player.until('state', later => later.version > version);
  }
}

/** Plays until this Round, with an eye on somebody who does not want to be asked. */
async function playUntilRound(round: number, players: readonly Live[], orderly: Live | null): Promise<void> {
  const random = randomFrom(`orders ${round}`);
  for (;;) {
    if (orderly) await leftAlone(orderly, round);
    const state = players[0]!.state();
    if (state.outcome || roundOf(state) >= round) return;
    await playOne(game, players, random);
  }
}

const windowsOf = ({ messages }: Live): number =>
  new Set(messages.flatMap(m => (m.type === 'state' && isAtWindow(m) ? [m.question] : []))).size;

async function table() {
  const { id, people } = await started(server.url, { game: 'old-kings-crown', seats: persons(2), visibility: 'open' });
  return { id, players: await Promise.all(people.map(person => sit(person, id))) };
}

describe('whoever passes until the next Round', () => {
  it('decides at no window of it, and is asked again in the next', async () => {
    const { id, players } = await table();
    const alda = players[0]!;
    await playUntilRound(1, players, null);
    const before = versionOf((await server.context.open.get(id))!.play!);
    for (let round = 1; round <= ROUNDS && !alda.state().outcome; round++) {
      expect(await alda.ask({ type: 'orders', orders: ['round'] })).toMatchObject({ type: 'ack' });
      await playUntilRound(round + 1, players, alda);
      if (!alda.state().outcome) await alda.until('orders', ({ orders }) => orders.disarmed.includes('round'));
    }
    const { taken } = (await server.context.open.get(id))!.play!;
    const own = taken.slice(before).filter(answer => answer.seat === 0 && WINDOWS.includes(answer.question));
    expect(own.length).toBeGreaterThan(0);
    for (const { question, code } of own) expect(code).toBe(PASSES[question]);
  });

  it('is asked at every window without the order', async () => {
    const { players } = await table();
    await playUntilRound(1 + ROUNDS, players, null);
    expect(windowsOf(players[0]!)).toBeGreaterThan(0);
  });
});

describe('the eagerness is a setting', () => {
  it('of one’s own: every step from "only where it changes nothing" to "never" is on offer, in words', async () => {
    const { players } = await table();
    const { offers } = players[1]!.welcome().orders!;
    expect(offers.map(({ id }) => id)).toEqual(['idle', 'region', 'effect', 'round', 'winter']);
    expect(await players[1]!.ask({ type: 'orders', orders: ['idle', 'winter'] })).toMatchObject({ type: 'ack' });
    const { orders } = await players[1]!.until('orders', news => news.orders.set.length === 2);
    expect(orders.set).toEqual(['idle', 'winter']);
    expect(players[0]!.welcome().orders!.set).toEqual([]);
  });
});
