/** Accounts: a name of one's own, several devices, guest games carried over, one's own data. */
import { API, type Lobby, type OneTable, type Session, type WhoAmI } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failed, guest, persons, seated, stranger, type Visitor, visitorWith } from './client.ts';
import { type TestServer, testServer } from './house.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

const EPIX = { game: 'epix', seats: persons(2) };
const SECRET = 'correct horse battery';

const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'nothing refused';
  } catch (error) {
    if (error instanceof Failed) return error.failure.code;
    throw error;
  }
};

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
    const other = await guest(server.url, 'Cunegund');
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
