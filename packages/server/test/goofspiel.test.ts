/** The smallest title between two people on live connections, on a server that has the examples. */
import { verify } from '@interregnum/kernel';
import type { RecordFile } from '@interregnum/protocol';
import { EXAMPLES } from '@interregnum/shelf';
import { inNode } from '@interregnum/shelf/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Title } from '../src/index.ts';
import { guest, type Live, persons, sit, started } from './client.ts';
import { play } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const { load, source } = inNode(EXAMPLES.find(({ meta }) => meta.id === 'goofspiel')!);
const game = await load();
const titles = new Map<string, Title>([['goofspiel', { game, source }]]);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { titles });
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const table = () => started(server.url, { game: 'goofspiel', seats: persons(2), visibility: 'open' });

it('is played to the end, seen alike by everybody, and can be verified', async () => {
  const { id, people } = await table();
  const players = await Promise.all(people.map(person => sit(person, id)));
  const watcher = await sit(await guest(server.url, 'Spectator'), id);
  expect(await play(game, players, { seed: 'goofspiel online' })).toBe(26);
  const everybody = [...players, watcher];
  await Promise.all(everybody.map(one => one.until('reveal')));
  const outcomes = everybody.map(one => JSON.stringify(one.state().outcome));
  expect(new Set(outcomes).size).toBe(1);
  const file = await people[0]!.get<RecordFile>(`/tables/${id}/record`);
  expect(verify(game, file.record).problems).toEqual([]);
  await Promise.all(everybody.map(one => one.close()));
});

it('keeps a bid from the other until both are in, and refuses a card that is gone with the rule', async () => {
  const { id, people } = await table();
  const [first, second] = await Promise.all(people.map(person => sit(person, id)));
  const bid = async (player: Live, option: string) => {
    const reply = await player.ask({ type: 'answer', question: player.state().question, option });
    if (reply.type === 'ack')
      await Promise.all([first!, second!].map(one => one.until('state', s => s.version >= reply.version)));
    return reply;
  };
  await bid(first!, 'bid:13');
  expect(second!.state().view.answers).toEqual({ mine: null, given: [true, false] });
  await bid(second!, 'bid:1');
  expect(await bid(first!, 'bid:13')).toMatchObject({ type: 'refusal', rule: 'GOO-011' });
  await Promise.all([first!.close(), second!.close()]);
});
