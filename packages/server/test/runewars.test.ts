/** Runewars between four clients on live connections: a whole game, and how much goes over the wire. */
import { verify } from '@interregnum/kernel';
import type { RecordFile } from '@interregnum/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, persons, sit, started } from './client.ts';
import { gameOf, play } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const game = gameOf('runewars');
const KILOBYTE = 1024;
/** What one message that shows the table may weigh, and all that a newcomer gets. */
const MOST_IN_STATE = 40 * KILOBYTE;
const MOST_TO_OPEN = 60 * KILOBYTE;

const size = (text: string): number => Buffer.byteLength(text);

it('four people play to the end, everybody sees the same, no message is too big, and it can be verified', async () => {
  const table = await started(server.url, { game: 'runewars', visibility: 'open', seats: persons(4) });
  const players = await Promise.all(table.people.map(person => sit(person, table.id, { check: false })));
  const watcher = await sit(await guest(server.url, 'Spectator'), table.id);
  await play(game, players, { seed: 'online' });
  const everybody = [...players, watcher];
  await Promise.all(everybody.map(one => one.until('reveal')));
  expect(new Set(everybody.map(one => JSON.stringify(one.state().outcome))).size).toBe(1);
  const file = await table.people[0]!.get<RecordFile>(`/tables/${table.id}/record`);
  expect(verify(game, file.record).problems).toEqual([]);
  const states = players.flatMap(({ heard, messages }) => heard.filter((_, i) => messages[i]!.type === 'state'));
  expect(Math.max(...states.map(size))).toBeLessThan(MOST_IN_STATE);
  await Promise.all(everybody.map(one => one.close()));
});

it('whoever opens a table in the middle of a game gets it in one small piece', async () => {
  const table = await started(server.url, { game: 'runewars', visibility: 'open', seats: persons(4) });
  const players = await Promise.all(table.people.map(person => sit(person, table.id)));
  await play(game, players, { answers: 250, seed: 'opened' });
  const newcomer = await sit(await guest(server.url, 'Newcomer'), table.id);
  const opened = newcomer.heard.reduce((sum, text) => sum + size(text), 0);
  expect(opened).toBeLessThan(MOST_TO_OPEN);
  await Promise.all([...players, newcomer].map(one => one.close()));
});
