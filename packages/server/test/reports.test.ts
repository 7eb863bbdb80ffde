/** Reports: told to the host of the server, with what was said; nobody at the table notices. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleReport, listReports } from '../src/admin/index.ts';
import { expire } from '../src/lobby/expiry.ts';
import { REMOVED } from '../src/store/chat.ts';
import { loadTable } from '../src/store/tables.ts';
import { guest, persons, sit, started, stranger } from './client.ts';
import { DATABASES, type DatabaseServer, serverOn } from './databases.ts';
import { testClock } from './play.ts';
import { PREPARING } from './server.ts';

const SECRET = 'correct horse battery';
const DAY = 24 * 3600 * 1000;
const TEAMS = { game: 'yield', seats: persons(4), options: { mode: 'teams', teamWhispers: 'on' } };

describe.each(DATABASES)('a report on %s', database => {
  const clock = testClock();
  let server: DatabaseServer;
  beforeAll(async () => {
    server = await serverOn(database, {}, { ports: clock });
  }, PREPARING);
  afterAll(() => server.remove(), PREPARING);

  const open = () => listReports(server.context.store, false, 1000);
  const about = async (person: string) => (await open()).filter(report => report.person === person);
  const act = (id: string, action: Parameters<typeof handleReport>[2]) =>
    handleReport(server.context.store, id, action, clock.now());

  async function table() {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2) });
    const players = await Promise.all(people.map(person => sit(person, id)));
    return { id, people, players };
  }

  it('is kept with the line as it was said, and the one it is about hears and finds nothing of it', async () => {
    const { id, people, players } = await table();
    const [alda, bert] = people;
    await players[1]!.ask({ type: 'chat', text: 'Something nasty' });
    const { lines } = await players[0]!.until('chat');
    await Promise.all(players.map(player => player.ask({ type: 'ping' }, 'before')));
    const heard = players.map(player => player.heard.length);
    const line = { n: lines[0]!.n, among: null };
    expect(await alda!.post(`/tables/${id}/reports`, { person: bert!.id, line, why: 'He insults us' })).toEqual({});
    await Promise.all(players.map(player => player.ask({ type: 'ping' }, 'after')));
    expect(players.map(player => player.heard.length)).toEqual(heard.map(n => n + 1));
    const [report] = await about(bert!.id);
    const kept = { table_id: id, reporter: alda!.id, said: 'Something nasty', why: 'He insults us', reporters: 1 };
    expect(report).toMatchObject({ ...kept, name: 'Guest 2' });
    const own = await bert!.text('GET', '/account/export');
    expect(own).not.toContain('He insults us');
    expect(await alda!.get('/account/export')).toMatchObject({ reports: [{ person: bert!.id, why: 'He insults us' }] });
  });

  it('said twice is one, and nobody can pile them up', async () => {
    const { id, people } = await table();
    const [alda, bert] = people;
    const report = (why: string) => alda!.post(`/tables/${id}/reports`, { person: bert!.id, why });
    await report('once');
    await report('twice');
    expect((await about(bert!.id)).map(one => one.why)).toEqual(['once']);
    for (let i = 0; i < 8; i++) await report('again');
    await expect(report('again')).rejects.toThrow('too-many');
  });

  it('is about somebody who is there, and about what the one who reports has heard', async () => {
    const { id, people } = await table();
    const [alda, bert] = people;
    const elsewhere = await guest(server.url, 'Elsewhere');
    const report = (body: object) => alda!.post(`/tables/${id}/reports`, body);
    await expect(report({ person: alda!.id })).rejects.toThrow('not-allowed');
    await expect(report({ person: elsewhere.id })).rejects.toThrow('not-found');
    await expect(report({ person: bert!.id, line: { n: 1, among: null } })).rejects.toThrow('not-found');
    await expect(report({ person: bert!.id, why: 'a\0b' })).rejects.toThrow('malformed');
    await expect(elsewhere.post(`/tables/${id}/reports`, { person: bert!.id })).rejects.toThrow('not-found');
    await expect(stranger(server.url).post(`/tables/${id}/reports`, { person: bert!.id })).rejects.toThrow('not-known');
    expect(await about(bert!.id)).toEqual([]);
  });

  it('about a whisper is for those who heard it', async () => {
    const { id, people } = await started(server.url, TEAMS);
    const [alda, , cara] = await Promise.all(people.map(person => sit(person, id)));
    await alda!.ask({ type: 'chat', text: 'A secret', to: [2] });
    const { lines } = await cara!.until('chat');
    const body = { person: people[0]!.id, line: { n: lines[0]!.n, among: [0, 2] } };
    await expect(people[1]!.post(`/tables/${id}/reports`, body)).rejects.toThrow('not-found');
    await people[2]!.post(`/tables/${id}/reports`, body);
    expect(await about(people[0]!.id)).toMatchObject([{ said: 'A secret', reporter: people[2]!.id }]);
  });

  it('is dismissed, or leads to a line that is gone, another name, or a ban', async () => {
    const { id, people, players } = await table();
    const [alda, bert] = people;
    await players[1]!.ask({ type: 'chat', text: 'Something nasty' });
    const line = { n: (await players[0]!.until('chat')).lines[0]!.n, among: null };
    const report = async (body: object) => {
      clock.pass(1000);
      await alda!.post(`/tables/${id}/reports`, { person: bert!.id, ...body });
      return (await about(bert!.id)).at(-1)!.id;
    };
    expect(await act('nothing', { kind: 'dismiss' })).toContain('no report');
    const vague = await report({});
    expect(await act(vague, { kind: 'hush' })).toContain('no line');
    expect(await act(vague, { kind: 'dismiss' })).toBeNull();
    expect(await act(await report({ line }), { kind: 'hush' })).toBeNull();
    expect((await sit(alda!, id)).welcome().chat[0]!.text).toBe(REMOVED);
    expect(await act(await report({}), { kind: 'rename', name: 'Somebody nicer' })).toBeNull();
    const now = await loadTable(server.context.store.db, id);
    expect(now!.places[1]).toMatchObject({ name: 'Somebody nicer' });
    const [first, second] = [await report({}), await report({ line })];
    expect(await act(first, { kind: 'ban', days: 0 })).toBeNull();
    expect(second).not.toBe(first);
    expect(await about(bert!.id)).toEqual([]);
    await expect(bert!.get('/me')).rejects.toThrow('banned');
  });

  it('goes along when a guest gets an account, and goes when one of the two is forgotten', async () => {
    const { id, people } = await table();
    const [alda, bert] = people;
    await alda!.post(`/tables/${id}/reports`, { person: bert!.id });
    await bert!.post(`/tables/${id}/reports`, { person: alda!.id });
    const name = `Berta ${database}`;
    const owner = await guest(server.url, name);
    await owner.post('/account', { name, passphrase: SECRET });
    await bert!.post('/session', { name, passphrase: SECRET });
    expect(await about(owner.id)).toHaveLength(1);
    await alda!.text('DELETE', '/account', {});
    expect(await about(owner.id)).toMatchObject([{ reporter: null }]);
    expect(await about(alda!.id)).toEqual([]);
  });

  it('that was looked at is kept for half a year', async () => {
    const { id, people } = await table();
    await people[0]!.post(`/tables/${id}/reports`, { person: people[1]!.id, why: 'old' });
    const [report] = await about(people[1]!.id);
    await act(report!.id, { kind: 'dismiss' });
    const kept = async () => (await listReports(server.context.store, true, 1000)).some(one => one.id === report!.id);
    clock.pass(170 * DAY);
    await expire(server.context);
    expect(await kept()).toBe(true);
    clock.pass(20 * DAY);
    await expire(server.context);
    expect(await kept()).toBe(false);
  });
});
