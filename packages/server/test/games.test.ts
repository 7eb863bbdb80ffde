/** Whole games between clients on live connections. */
import { verify } from '@interregnum/kernel';
import type { RecordFile } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, persons, sit, started } from './client.ts';
import { gameOf, play } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

describe.each([
  ['epix', 2],
  ['epix', 4],
  ['hidden-leaders', 2],
  ['hidden-leaders', 3],
  ['yield', 2],
  ['yield', 5],
] as const)('%s with %i people', (id, seats) => {
  it('is played to the end, seen alike by everybody, and can be verified', async () => {
    const game = gameOf(id);
    const table = await started(server.url, { game: id, seats: persons(seats), visibility: 'open' });
    const players = await Promise.all(table.people.map(person => sit(person, table.id)));
    const watcher = await sit(await guest(server.url, 'Spectator'), table.id);
    const answers = await play(game, players, { seed: `online ${id} ${seats}` });
    const everybody = [...players, watcher];
    const reveals = await Promise.all(everybody.map(one => one.until('reveal')));
    expect(players[0]!.state().version).toBe(answers);
    expect(new Set(everybody.map(one => JSON.stringify(one.state().outcome))).size).toBe(1);
    const file = await table.people[0]!.get<RecordFile>(`/tables/${table.id}/record`);
    expect(verify(game, file.record).problems).toEqual([]);
    expect(file.commitment).toBe(players[0]!.welcome().table.commitment);
    expect(reveals.map(reveal => reveal.seed)).toEqual(everybody.map(() => file.seed));
    await Promise.all(everybody.map(one => one.close()));
  });
});

describe('bots', () => {
  it('play their seats in threads of their own, to the end', async () => {
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'random' }] as const;
    const table = await started(server.url, { game: 'hidden-leaders', seats: [...seats] });
    const [player] = await Promise.all(table.people.map(person => sit(person, table.id)));
    const game = gameOf('hidden-leaders');
    for (;;) {
      const { version, pending, outcome } = player!.state();
      if (outcome) break;
      if (pending.includes(0)) await play(game, [player!], { answers: 1, seed: String(version) });
      else await player!.until('state', s => s.version > version);
    }
    expect(player!.state().outcome!.standings).toHaveLength(3);
    await player!.close();
  });
});
