/** Accounts: a name of one's own, several devices, guest games carried over, one's own data. */
import {
  API,
  FORMER_PLAYER,
  type Leaderboard,
  type Lobby,
  type NotificationSettings,
  type Notifications,
  type OneTable,
  type Profile,
  type RecordFile,
  type Session,
  type WhoAmI,
} from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAll } from '../src/admin/index.ts';
import {
  Failed,
  guest,
  persons,
  refusal,
  seated,
  sit,
  started,
  stranger,
  type Visitor,
  visitorWith,
} from './client.ts';
import { DATABASES, type DatabaseServer, serverOn } from './databases.ts';
import { gameOf, play } from './play.ts';
import { PREPARING } from './server.ts';
import { pushKeys } from './world.ts';

let server: DatabaseServer;

const EPIX = { game: 'epix', seats: persons(2) };
const SECRET = 'correct horse battery';

/** Logs in from a new device, or from one that a guest uses already. */
async function logIn(name: string, passphrase: string, from: Visitor = stranger(server.url)): Promise<Visitor> {
  const response = await fetch(`${server.url}${API}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: from.cookie },
    body: JSON.stringify({ name, passphrase }),
  });
  if (!response.ok) throw new Failed(response.status, (await response.json()) as Failed['failure']);
  const { me } = (await response.json()) as { me: { id: string } };
  return visitorWith(server.url, me.id, response.headers.get('set-cookie')!.split(';')[0]!);
}

async function registered(name: string): Promise<Visitor> {
  const person = await guest(server.url, name);
  await person.post('/account', { name, passphrase: SECRET });
  return person;
}

describe.each(DATABASES)('on %s', database => {
  beforeAll(async () => {
    server = await serverOn(database);
  }, PREPARING);
  afterAll(() => server.remove(), PREPARING);

  describe('an account', () => {
    it('keeps the person of the guest, and with it the games', async () => {
      const { id, people } = await seated(server.url, EPIX);
      const before = people[0]!.id;
      const { me } = await people[0]!.post<WhoAmI>('/account', { name: 'Berengar', passphrase: SECRET });
      expect(me).toEqual({ id: before, name: 'Berengar', guest: false });
      expect((await people[0]!.get<Lobby>('/lobby')).mine.map(table => table.id)).toContain(id);
      expect(await people[0]!.get('/me')).toMatchObject({ me: { guest: false } });
    });

    it('has a name that nobody else gets, whatever its capitals', async () => {
      await registered('Cunegund');
      const other = await guest(server.url, 'Another');
      expect(await refusal(other.post('/account', { name: 'CUNEGUND', passphrase: SECRET }))).toBe('name-taken');
      expect(await other.get('/me')).toMatchObject({ me: { guest: true } });
    });

    it('is opened by its passphrase only', async () => {
      const dagobert = await registered('Dagobert');
      expect(await refusal(logIn('Dagobert', 'not this one at all'))).toBe('wrong-passphrase');
      expect(await refusal(logIn('Nobody at all', SECRET))).toBe('wrong-passphrase');
      expect((await logIn('dagobert', SECRET)).id).toBe(dagobert.id);
    });

    it('takes over the games of a guest who logs in', async () => {
      const ermengard = await registered('Ermengard');
      const { id, people } = await seated(server.url, EPIX);
      const again = await logIn('Ermengard', SECRET, people[1]!);
      expect(again.id).toBe(ermengard.id);
      const { table } = await again.get<OneTable>(`/tables/${id}`);
      expect(table.places[1]).toMatchObject({ person: ermengard.id, name: 'Ermengard' });
      expect((await again.get<Lobby>('/lobby')).mine.map(one => one.id)).toContain(id);
      expect(await people[1]!.get('/me')).toEqual({ me: null });
    });
  });

  describe('devices', () => {
    it('are listed, and each can be shut out', async () => {
      const here = await registered('Fredegar');
      const there = await logIn('Fredegar', SECRET);
      const { sessions } = await here.get<{ sessions: Session[] }>('/sessions');
      expect(sessions).toHaveLength(2);
      const other = sessions.find(session => !session.current)!;
      await here.text('DELETE', `/sessions/${other.id}`);
      expect(await there.get('/me')).toEqual({ me: null });
      expect(await here.get('/me')).toMatchObject({ me: { name: 'Fredegar' } });
      expect(await refusal(here.text('DELETE', `/sessions/${other.id}`))).toBe('not-found');
    });

    it('must log in again when the passphrase has changed', async () => {
      const here = await registered('Gisela');
      const there = await logIn('Gisela', SECRET);
      expect(await refusal(here.post('/account/passphrase', { old: 'wrong wrong wrong', new: 'another secret' }))).toBe(
        'wrong-passphrase',
      );
      await here.post('/account/passphrase', { old: SECRET, new: 'another long secret' });
      expect(await there.get('/me')).toEqual({ me: null });
      expect(await refusal(logIn('Gisela', SECRET))).toBe('wrong-passphrase');
      expect((await logIn('Gisela', 'another long secret')).id).toBe(here.id);
    });

    it('are forgotten when one logs out', async () => {
      const person = await registered('Hildebald');
      await person.text('DELETE', '/session');
      expect(await person.get('/me')).toEqual({ me: null });
    });
  });

  it('everything about a person can be taken along, without secrets', async () => {
    const person = await registered('Irmina');
    const { id } = await seated(server.url, EPIX, [person]);
    const text = await person.text('GET', '/account/export');
    expect(JSON.parse(text)).toMatchObject({ person: { name: 'Irmina' }, tables: [{ id, game: 'epix', seat: 0 }] });
    expect(text).not.toMatch(/argon2|hash|seed/);
    expect(await refusal(stranger(server.url).get('/account/export'))).toBe('not-known');
  });

  describe('how a guest wants to be told', () => {
    const QUIET = { from: 1320, to: 420, timeZone: 'UTC' };
    const NOTHING: NotificationSettings = {
      email: null,
      push: false,
      webhook: null,
      quiet: null,
      atMostEvery: 15,
      live: false,
      language: 'en',
    };
    const wish = (person: Visitor, wishes: Partial<NotificationSettings>) =>
      person.text('PUT', '/notifications', { ...NOTHING, ...wishes });
    const settingsOf = async (person: Visitor) => (await person.get<Notifications>('/notifications')).settings;
    const browsersOf = (person: string) =>
      server.context.store.db.selectFrom('browsers').select('endpoint').where('person', '=', person).execute();

    it('stays when the guest gets an account', async () => {
      const person = await guest(server.url, 'Judith');
      await wish(person, { webhook: 'https://example.org/j', language: 'de' });
      await person.post('/account', { name: 'Judith', passphrase: SECRET });
      expect(await settingsOf(person)).toEqual({ ...NOTHING, webhook: 'https://example.org/j', language: 'de' });
    });

    it('is taken along to an account that has said nothing', async () => {
      await registered('Kunibert');
      const visiting = await guest(server.url, 'Somebody');
      const wishes = { webhook: 'https://example.org/k', quiet: QUIET, atMostEvery: 60, live: true, push: true };
      await wish(visiting, wishes);
      const endpoint = 'https://push.example.org/k';
      await visiting.post('/push', { endpoint, keys: pushKeys().keys });
      const person = await logIn('Kunibert', SECRET, visiting);
      expect(await settingsOf(person)).toEqual({ ...NOTHING, ...wishes });
      expect(await browsersOf(person.id)).toEqual([{ endpoint }]);
      expect(await browsersOf(visiting.id)).toEqual([]);
    });

    it('fills in what the account has left open, and changes nothing that it has said', async () => {
      const owner = await registered('Liutgard');
      await wish(owner, { webhook: 'https://example.org/own', atMostEvery: 240, language: 'de' });
      const visiting = await guest(server.url, 'Somebody');
      await wish(visiting, { webhook: 'https://example.org/guest', quiet: QUIET, push: true, live: true });
      const person = await logIn('Liutgard', SECRET, visiting);
      const kept = { webhook: 'https://example.org/own', atMostEvery: 240, language: 'de' };
      expect(await settingsOf(person)).toEqual({ ...NOTHING, ...kept, quiet: QUIET, push: true });
      const rows = await server.context.store.db
        .selectFrom('wishes')
        .selectAll()
        .where('person', '=', visiting.id)
        .execute();
      expect(rows).toEqual([]);
    });
  });

  describe('whoever wants to be forgotten', () => {
    const forget = (person: Visitor, passphrase: string | null) => person.text('DELETE', '/account', { passphrase });

    /** Everything that the server keeps, as text. */
    async function everything(): Promise<string> {
      const lines: string[] = [];
      await exportAll(server.context.store, line => lines.push(line));
      return lines.join('\n');
    }

    it('gives the passphrase, or nothing happens', async () => {
      const person = await registered('Meinrad');
      for (const passphrase of [null, 'not the right one']) {
        expect(await refusal(forget(person, passphrase))).toBe('wrong-passphrase');
      }
      expect(await refusal(forget(stranger(server.url), SECRET))).toBe('not-known');
      expect(await person.get('/me')).toMatchObject({ me: { name: 'Meinrad' } });
    });

    it('leaves no name, no address, no device and no rating behind', async () => {
      const person = await registered('Nidhard of Prüm');
      const elsewhere = await logIn('Nidhard of Prüm', SECRET);
      const wishes = { email: null, push: true, webhook: 'https://nidhard.example.org/', quiet: null, atMostEvery: 5 };
      await person.text('PUT', '/notifications', { ...wishes, live: true });
      await person.post('/push', { endpoint: 'https://push.example.org/nidhard', keys: pushKeys().keys });
      const row = {
        person: person.id,
        game: 'epix',
        rating: 1900,
        deviation: 60,
        volatility: 0.06,
        games: 9,
        updated: 1,
      };
      await server.context.store.db.insertInto('ratings').values(row).execute();
      const history = { person: person.id, game: 'epix', time: 1, table_id: 'x', rating: 1900, deviation: 60 };
      await server.context.store.db.insertInto('rating_history').values(history).execute();

      expect(JSON.parse(await forget(person, SECRET))).toEqual({ me: null });
      for (const device of [person, elsewhere]) expect(await device.get('/me')).toEqual({ me: null });
      expect(await refusal(logIn('Nidhard of Prüm', SECRET))).toBe('wrong-passphrase');
      expect(await refusal(stranger(server.url).get<Profile>(`/people/${person.id}`))).toBe('not-found');
      expect((await stranger(server.url).get<Leaderboard>('/ratings/epix')).players).toEqual([]);
      const kept = await everything();
      for (const trace of [person.id, 'Nidhard', 'nidhard']) expect(kept).not.toContain(trace);
      await registered('Nidhard of Prüm');
    });

    it('is a former player in finished games, in their records and in what was said', async () => {
      const person = await registered('Otfried');
      const { id, people } = await started(
        server.url,
        { game: 'hidden-leaders', seats: persons(2), visibility: 'open' },
        [person],
      );
      const players = await Promise.all(people.map(one => sit(one, id)));
      await players[0]!.ask({ type: 'chat', text: 'Well met!' });
      await play(gameOf('hidden-leaders'), players);
      await players[1]!.until('table', ({ table }) => table.status === 'over');
      await players[0]!.close();
      await forget(person, SECRET);
      const { table } = await players[1]!.until('table', message => message.table.places[0]!.name === FORMER_PLAYER);
      expect(table.places[0]).toEqual({ kind: 'person', person: null, name: FORMER_PLAYER, bot: null });
      await players[1]!.close();
      const { record, players: names } = await people[1]!.get<RecordFile>(`/tables/${id}/record`);
      expect(names).toEqual([FORMER_PLAYER, 'Guest 2']);
      expect(record).not.toContain('Otfried');
      const again = await sit(people[1]!, id);
      expect(again.welcome().chat).toMatchObject([{ name: FORMER_PLAYER, text: 'Well met!' }]);
      await again.close();
      const profile = await stranger(server.url).get<Profile>(`/people/${people[1]!.id}`);
      expect(profile.games).toMatchObject([{ players: [FORMER_PLAYER, 'Guest 2'] }]);
      const kept = await everything();
      for (const trace of [person.id, 'Otfried']) expect(kept).not.toContain(trace);
    });

    it('leaves running games to a bot and waiting ones to the others', async () => {
      const person = await registered('Pilgrim');
      const running = await started(server.url, { ...EPIX, botLevel: 'random' }, [person]);
      const waiting = await seated(server.url, { game: 'epix', seats: persons(3) }, [person]);
      const alone = await seated(
        server.url,
        { game: 'epix', seats: persons(1).concat({ kind: 'bot', level: 'greedy' }) },
        [person],
      );
      const other = running.people[1]!;
      const player = await sit(other, running.id);
      await forget(person, SECRET);
      await player.until('state', ({ pending, viewer }) => pending.includes(viewer!));
      const { table } = await other.get<OneTable>(`/tables/${running.id}`);
      expect(table.places[0]).toEqual({ kind: 'person', person: null, name: FORMER_PLAYER, bot: 'random' });
      expect([table.status, table.host]).toEqual(['running', other.id]);
      await player.close();
      const { table: next } = await waiting.people[1]!.get<OneTable>(`/tables/${waiting.id}`);
      expect(next.places[0]).toMatchObject({ person: null, name: '' });
      expect([next.status, next.host]).toEqual(['waiting', waiting.people[1]!.id]);
      const { db } = server.context.store;
      const left = await db.selectFrom('tables').select('status').where('id', '=', alone.id).executeTakeFirst();
      expect(left).toEqual({ status: 'closed' });
      expect(await everything()).not.toContain(person.id);
    });

    it('needs no account for it', async () => {
      const person = await guest(server.url, 'Ratpert');
      await forget(person, null);
      expect(await person.get('/me')).toEqual({ me: null });
      expect(await everything()).not.toContain('Ratpert');
    });
  });
});
