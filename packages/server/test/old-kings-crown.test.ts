/** The Old King's Crown between clients on live connections: several people, a slow table, one alone. */
import { verify } from '@interregnum/kernel';
import type { NewTable, RecordFile } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, persons, sit, started } from './client.ts';
import { gameOf, play } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const game = gameOf('old-kings-crown');
const TABLES: Readonly<Record<string, Pick<NewTable, 'seats'> & Partial<NewTable>>> = {
  'two people': { seats: persons(2) },
  'four people': { seats: persons(4) },
  'two people with days for each answer': { seats: persons(2), clock: { kind: 'slow', days: 3 } },
  'one person against the Simulacrum': { seats: persons(1), options: { difficulty: 'page' } },
};

describe.each(Object.entries(TABLES))('%s', (name, wanted) => {
  it('play to the end, everybody sees the same, and it can be verified', async () => {
    const table = await started(server.url, { game: 'old-kings-crown', visibility: 'open', ...wanted });
    const players = await Promise.all(table.people.map(person => sit(person, table.id)));
    const watcher = await sit(await guest(server.url, 'Spectator'), table.id);
    await play(game, players, { seed: `online ${name}` });
    const everybody = [...players, watcher];
    await Promise.all(everybody.map(one => one.until('reveal')));
    expect(new Set(everybody.map(one => JSON.stringify(one.state().outcome))).size).toBe(1);
    const file = await table.people[0]!.get<RecordFile>(`/tables/${table.id}/record`);
    expect(verify(game, file.record).problems).toEqual([]);
    await Promise.all(everybody.map(one => one.close()));
  });
});
