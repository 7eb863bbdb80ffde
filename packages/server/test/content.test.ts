/** Tables that are played with a content file: brought along by the host, read by others, carried by the record. */
import { readFileSync } from 'node:fs';
import {
  type BaseOption,
  chanceFrom,
  type Flow,
  parseRecord,
  playedWith,
  readContentFile,
  verify,
  type WithContent,
} from '@interregnum/kernel';
import type { OneTable, RecordFile, TableContent } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { KeptSnapshot } from '../src/store/tables.ts';
import { isOfTheseRules } from '../src/tables/open.ts';
import { Failed, guest, persons, sit, started, stranger } from './client.ts';
import { gameOf, play } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const EXAMPLE = new URL('../../../examples/content/epix.yaml', import.meta.url);
const file = readContentFile(parse(readFileSync(EXAMPLE, 'utf8')), 'epix');
const content = { name: file.name, data: file.data };
type State = Flow<BaseOption>;
const epix = gameOf('epix');
const plan = { game: 'epix', seats: persons(2), options: { mode: 'basic' }, content };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({});
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Failed) return error.message;
    throw error;
  }
  throw new Error('it was not refused');
};

describe('a table with a content file', () => {
  it('says its name and hash, lets whoever may know of it read it, and counts for nobody’s rating', async () => {
    const host = await guest(server.url, 'Host');
    const { table } = await host.post<OneTable>('/tables', { ...plan, visibility: 'open', rated: true });
    expect(table).toMatchObject({ content: { name: file.name, hash: file.hash }, rated: false });
    expect(await stranger(server.url).get<TableContent>(`/tables/${table.id}/content`)).toEqual(file);
    const terms = { clock: { kind: 'none' }, onTimeout: 'default', spectators: true, rated: true };
    expect((await host.post<OneTable>(`/tables/${table.id}/terms`, terms)).table.rated).toBe(false);
  });

  it('is made a few times in an hour by one person, next games included: every file is kept', async () => {
    const host = await guest(server.url, 'Host');
    const first = (await host.post<OneTable>('/tables', plan)).table;
    await host.post(`/tables/${first.id}/close`);
    for (let made = 1; made < 10; made++) await host.post('/tables', plan);
    expect(await refusal(host.post('/tables', plan))).toContain('too-many');
    expect(await refusal(host.post(`/tables/${first.id}/rematch`))).toContain('too-many');
    await host.post('/tables', { ...plan, content: null });
  });

  it('a private one is read by those who are invited', async () => {
    const host = await guest(server.url, 'Host');
    const { table } = await host.post<OneTable>('/tables', plan);
    const outsider = await guest(server.url, 'Outsider');
    expect(await refusal(outsider.get(`/tables/${table.id}/content`))).toContain('not-found');
    const invited = { 'x-invite': table.invite! };
    expect(await outsider.get<TableContent>(`/tables/${table.id}/content`, invited)).toEqual(file);
  });

  it(
    'is played by the file, over a restart of the server, to a record that verifies; so is its rematch',
    async () => {
      const first = await testServer({});
      const { id, people } = await started(first.url, plan);
      const game = playedWith(epix, file);
      const players = await Promise.all(people.map(person => sit(person, id)));
      await play(game, players, { answers: 12 });
      const view = JSON.stringify(players[0]!.state().view);
      await Promise.all(players.map(player => player.close()));
      const again = await first.restart();
      const [host, other] = people.map(person => person.at(again.url));
      const back = await Promise.all([host!, other!].map(person => sit(person, id)));
      expect(JSON.stringify(back[0]!.state().view)).toBe(view);
      await play(game, back);
      const { record } = await host!.get<RecordFile>(`/tables/${id}/record`);
      expect(parseRecord(record).header.content).toEqual(file);
      expect(verify(epix, record).problems).toEqual([]);
      await Promise.all(back.map(player => player.close()));
      const { table: next } = await host!.post<OneTable>(`/tables/${id}/rematch`);
      expect(next.content).toEqual({ name: file.name, hash: file.hash });
      expect(await host!.get<TableContent>(`/tables/${next.id}/content`)).toEqual(file);
      await again.remove();
    },
    PREPARING,
  );

  it('is refused with the place that is wrong, and too much of it at all', async () => {
    const host = await guest(server.url, 'Host');
    const wrong = { ...content, data: { marks: ['atlantis'] } };
    expect(await refusal(host.post('/tables', { ...plan, content: wrong }))).toContain(
      'The content file is wrong at marks.0: expected one of castle1',
    );
    const long = { name: 'Long', data: { names: { castle1: 'x'.repeat(150_000) } } };
    expect(await refusal(host.post('/tables', { ...plan, content: long }))).toContain('at most 150000 letters');
    const longer = { name: 'Longer', data: { names: { castle1: 'x'.repeat(600_000) } } };
    expect(await refusal(host.post('/tables', { ...plan, content: longer }))).toMatch(/^413 /);
    const game = 'hidden-leaders';
    expect(await refusal(host.post('/tables', { ...plan, game, options: {} }))).toContain('The content file is wrong');
  });

  it('a table without one has none', async () => {
    const host = await guest(server.url, 'Host');
    const { content: _, ...plain } = plan;
    const { table } = await host.post<OneTable>('/tables', plain);
    expect(table).not.toHaveProperty('content');
    expect(await refusal(host.get(`/tables/${table.id}/content`))).toContain('not-found');
  });
});

describe('what a server has kept of a table with a content file', () => {
  const game = playedWith(epix, file);
  const kept = (state: State) => ({ rules: game.meta.rulesVersion, snapshot: { state } }) as unknown as KeptSnapshot;

  it('is gone on with if it says its content, and played again from the answers if it does not', () => {
    const state = game.rules.setup(plan.options, 2, chanceFrom('kept'));
    const { content: _, ...unsaid } = state as State & WithContent;
    expect([state, unsaid as State].map(each => isOfTheseRules(game, kept(each)))).toEqual([true, false]);
    expect(isOfTheseRules(epix, kept(unsaid as State))).toBe(true);
  });
});
