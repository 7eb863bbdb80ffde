/** The example bot in another language plays a seat of a real table. */
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { OneTable } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, sit } from './client.ts';
import { gameOf, play } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('python3 is not installed: the example bot in Python is not tested');

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

describe.skipIf(!hasPython)('examples/bot.py', () => {
  it('sits down by invitation and plays Epix to the end', async () => {
    const alda = await guest(server.url, 'Alda');
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const { table } = await alda.post<OneTable>('/tables', { game: 'epix', seats });
    const playing = promisify(execFile)('python3', [BOT, server.url, table.id, table.invite!, 'Pythia']);
    const live = await sit(alda, table.id);
    await live.until('table', ({ table: now }) => now.places[1]!.name === 'Pythia');
    await alda.post(`/tables/${table.id}/start`);
    await live.until('state');
    const game = gameOf('epix');
    for (let i = 0; !live.state().outcome; i++) {
      const { version, pending } = live.state();
      if (pending.includes(0)) await play(game, [live], { answers: 1, seed: `python ${i}` });
      else await live.until('state', s => s.version > version);
    }
    const { stdout } = await playing;
    const won = live.state().outcome!.winners.includes(1);
    expect(stdout).toBe(`Pythia has seat 2\n${won ? 'won' : 'lost'}\n`);
  });

  it('says why it cannot sit down', async () => {
    const failing = promisify(execFile)('python3', [BOT, server.url, 'nowhere', 'x']);
    await expect(failing).rejects.toMatchObject({ stderr: 'not-found: There is no such table.\n' });
  });
});
