/** What the last release has left in its database goes on under this one. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Lobby, OneTable } from '@interregnum/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realPorts } from '../src/index.ts';
import { FILE_NAME } from '../src/store/sqlite.ts';
import { sit, stranger, type Visitor, visitorWith } from './client.ts';
import { gameOf, play } from './play.ts';
import { PREPARING, type TestServer, temporaryFolder, testServer } from './server.ts';

/** Made with the schema of release 0.1; its people are known by these cookies. */
const DUMP = new URL('./data/release-0.1.sql', import.meta.url);
const MADE = 1_794_794_070_000;
const ALDA = 'interregnum=WoL7wPcgqTgxoE4U_NTDayhKnqweg7za7B30omVf7Wcwi1a5FEK08hG0Yc_zNzxQ';
const BERT = 'interregnum=LHxnPDWClm2XH--PcRwA82RH6rr_ohZx8_0TsuaBtmImcUWLr7yAFv3bZv791KRZ';
const [WAITING, RUNNING, WATCHED] = ['yc2xwgrr9mdm', '9syvz3niukaz', '8vqg6577dqi8'];

const folder = temporaryFolder();
let server: TestServer;
let alda: Visitor;
let bert: Visitor;
beforeAll(async () => {
  const database = new Database(join(folder, FILE_NAME));
  database.exec(readFileSync(DUMP, 'utf8'));
  database.close();
  server = await testServer({}, { ports: { ...realPorts, now: () => MADE } }, folder);
  alda = visitorWith(server.url, 'asaesgk6ezrr', ALDA);
  bert = visitorWith(server.url, 'fkq39xamir4a', BERT);
}, PREPARING);
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('after an upgrade', () => {
  it('people are known by their cookies, names and passphrases', async () => {
    expect(await alda.get('/me')).toMatchObject({ me: { id: alda.id, name: 'Alda', guest: false } });
    expect(await bert.get('/me')).toMatchObject({ me: { id: bert.id, guest: true } });
    const login = { name: 'alda', passphrase: 'correct horse battery' };
    expect(await stranger(server.url).post('/session', login)).toMatchObject({ me: { id: alda.id } });
  });

  it('tables are listed as they were', async () => {
    const { open, watch, mine } = await alda.get<Lobby>('/lobby');
    expect(open.map(table => table.id)).toEqual([WAITING]);
    expect(watch.map(table => table.id)).toEqual([WATCHED]);
    expect(mine.map(table => table.id).sort()).toEqual([WAITING, RUNNING, WATCHED].sort());
    expect(open[0]).toMatchObject({ game: 'yield', places: [{ name: 'Alda' }, { name: 'Bert' }, { name: 'Guest 3' }] });
  });

  it('a running game goes on where it was, with its talk', async () => {
    const players = await Promise.all([alda, bert].map(person => sit(person, RUNNING!)));
    expect(players[0]!.state()).toMatchObject({ at: 12, version: 12 });
    expect(players[0]!.welcome().chat).toMatchObject([{ name: 'Alda', text: 'Well met.' }]);
    expect((await alda.get<OneTable>(`/tables/${RUNNING}`)).table.differs).toBeNull();
    expect(await play(gameOf('hidden-leaders'), players, { answers: 5 })).toBe(5);
    await Promise.all(players.map(player => player.close()));
  });

  it('a table that waited can begin', async () => {
    const { table } = await alda.post<OneTable>(`/tables/${WAITING}/start`);
    expect(table.status).toBe('running');
  });

  it('settings are kept', async () => {
    expect(await alda.get('/notifications')).toMatchObject({ settings: { language: 'de', atMostEvery: 15 } });
  });
});
