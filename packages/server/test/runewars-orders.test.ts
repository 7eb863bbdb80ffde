/** "Use nothing until …" at a table of Runewars, by the protocol: windows are no chore, and orders end when they should. */
import { randomFrom, versionOf } from '@interregnum/kernel';
import type { StateMessage } from '@interregnum/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Live, persons, sit, started } from './client.ts';
import { gameOf, playOne } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const game = gameOf('runewars');
const PASSES: Readonly<Record<string, string>> = {
  'RNW-D08': 'continue',
  'RNW-D22': 'done',
  'RNW-D47': 'done',
  'RNW-D48': 'pass',
};

const yearOf = ({ view }: StateMessage): number => (view as unknown as { year: number }).year;
const isAtWindow = ({ viewer, pending, view }: StateMessage): boolean =>
  viewer !== null && pending.includes(viewer) && view.ask!.id in PASSES;

/** What somebody has a standing order for is answered without her; else this waits for ever. */
async function leftAlone(player: Live, year: number): Promise<void> {
  for (let state = player.state(); yearOf(state) < year && isAtWindow(state); state = player.state()) {
    const { version } = state;
    await player.until('state', later => later.version > version);
  }
}

async function playUntilYear(year: number, players: readonly Live[], orderly: Live | null): Promise<void> {
  const random = randomFrom(`orders ${year}`);
  for (;;) {
    if (orderly) await leftAlone(orderly, year);
    if (yearOf(players[0]!.state()) >= year) return;
    await playOne(game, players, random);
  }
}

it('whoever uses nothing until the next year decides at no window of it, and is asked again in the next', async () => {
  const { id, people } = await started(server.url, { game: 'runewars', seats: persons(2), visibility: 'open' });
  const players = await Promise.all(people.map(person => sit(person, id)));
  const alda = players[0]!;
  await playUntilYear(1, players, null);
  const { offers } = alda.welcome().orders!;
  expect(offers.map(offer => offer.id)).toEqual(['rows', 'battle', 'attacked', 'season', 'year']);
  const before = versionOf((await server.context.open.get(id))!.play!);
  expect(await alda.ask({ type: 'orders', orders: ['year', 'rows'] })).toMatchObject({ type: 'ack' });
  await playUntilYear(2, players, alda);
  const { orders } = await alda.until('orders', news => news.orders.disarmed.includes('year'));
  expect(orders.set).toEqual(['rows']);
  const { taken } = (await server.context.open.get(id))!.play!;
  const own = taken.slice(before).filter(answer => answer.seat === 0 && answer.question in PASSES);
  expect(own.length).toBeGreaterThan(0);
  for (const { question, code } of own) expect(code).toBe(PASSES[question]);
  await Promise.all(players.map(one => one.close()));
});
