/** What keeps people safe from each other, and the server from everybody: origins, proxies, names, devices, guesses. */
import { request } from 'node:http';
import { API, FORMER_PLAYER, LIMITS, type OneTable } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpApp } from '../src/http/app.ts';
import { readConfig } from '../src/index.ts';
import { liveSockets } from '../src/live/sockets.ts';
import { guest, persons, seated, sit, started, stranger, type Visitor, visitorWith } from './client.ts';
import { testClock } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { ports: clock, tidyEvery: 500 });
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const SECRET = 'correct horse battery';

/** A request exactly as it is written, which `fetch` would tidy up. */
function raw(url: string, path: string, headers: Record<string, string>, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, method: 'POST', headers }, answer => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

describe('a page of another site', () => {
  const json = { 'content-type': 'application/json' };
  it.each([`${API}/me`, `/%61pi/v1/me`, `/api/v1/%6de`, `http://localhost${API}/me`])(
    'cannot act for a person through %s',
    async path => {
      const person = await guest(server.url, 'Adela');
      const headers = { ...json, cookie: person.cookie, origin: 'https://evil.example' };
      expect(await raw(server.url, path, headers, '{"name":"Evil"}')).toBe(403);
      expect(await person.get('/me')).toMatchObject({ me: { name: 'Adela' } });
    },
  );

  it('is every page that comes by another scheme, or says nothing of where it comes from', async () => {
    const secure = await testServer({ 'public-url': 'https://games.example.org' });
    const from = (origin: string) =>
      raw(secure.url, `${API}/me`, { ...json, host: 'games.example.org', origin }, '{"name":"X"}');
    expect(await from('https://games.example.org')).toBe(200);
    expect(await from('http://games.example.org')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from('https://games.example.org.evil.example')).toBe(403);
    await secure.remove();
  });
});

describe('network addresses', () => {
  const from = (url: string, addresses: string) =>
    raw(url, `${API}/me`, { 'content-type': 'application/json', 'x-forwarded-for': addresses }, '{"name":"X"}');

  it('are what the nearest proxy says, whatever it was told', async () => {
    const proxied = await testServer({ 'trust-proxy': 'yes', 'guests-per-hour': '2' });
    const statuses = [];
    for (const invented of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      statuses.push(await from(proxied.url, `${invented}, 198.51.100.7`));
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(await from(proxied.url, '1.1.1.1, 198.51.100.8')).toBe(200);
    await proxied.remove();
  });

  it('are not what anybody says when there is no proxy', async () => {
    const alone = await testServer({ 'guests-per-hour': '1' });
    expect(await from(alone.url, '1.1.1.1')).toBe(200);
    expect(await from(alone.url, '2.2.2.2')).toBe(429);
    await alone.remove();
  });

  it('of one network of IPv6 count as one', async () => {
    const proxied = await testServer({ 'trust-proxy': 'yes', 'guests-per-hour': '1', 'sockets-per-address': '1' });
    expect(await from(proxied.url, '2606:4700:1:2::1')).toBe(200);
    expect(await from(proxied.url, '2606:4700:1:2:ffff::9')).toBe(429);
    expect(await from(proxied.url, '2606:4700:1:3::1')).toBe(200);
    await proxied.remove();
  });
});

describe('a name', () => {
  it('of an account is nobody else’s, not even a guest’s, however it is written', async () => {
    const owner = await guest(server.url, 'Kriemhild');
    await owner.post('/account', { name: 'Kriemhild', passphrase: SECRET });
    const other = await guest(server.url, 'Other');
    const lookalikes = [
      'Kriem\ufe0fhild',
      'Ｋriemhild',
      'Kriemhild\u3164',
      'Кriеmhild',
      'Krìemhîld',
      'Kriernhi1d',
      'Kriem hild',
    ];
    for (const name of ['Kriemhild', 'KRIEMHILD', ...lookalikes, FORMER_PLAYER]) {
      await expect(guest(server.url, name), name).rejects.toThrow('name-taken');
      await expect(other.post('/me', { name }), name).rejects.toThrow('name-taken');
      await expect(other.post('/account', { name, passphrase: SECRET }), name).rejects.toThrow('name-taken');
    }
    expect(await other.get('/me')).toMatchObject({ me: { name: 'Other', guest: true } });
  });

  it('can be changed by whoever has an account, and is the one to log in with', async () => {
    const person = await guest(server.url, 'Lothar');
    await person.post('/account', { name: 'Lothar', passphrase: SECRET });
    await person.post('/me', { name: 'Lothar the Great' });
    const nobody = stranger(server.url);
    await expect(nobody.post('/session', { name: 'Lothar', passphrase: SECRET })).rejects.toThrow('wrong-passphrase');
    expect(await nobody.post('/session', { name: 'lothar the great', passphrase: SECRET })).toMatchObject({
      me: { id: person.id, name: 'Lothar the Great' },
    });
  });

  it('that somebody registers is no guest’s any more, at no table', async () => {
    const squatter = await guest(server.url, 'Gunther');
    const { id } = await seated(server.url, { game: 'epix', seats: persons(2) }, [squatter]);
    const owner = await guest(server.url, 'Other');
    await owner.post('/account', { name: 'Gunther', passphrase: SECRET });
    expect(await squatter.get('/me')).toMatchObject({ me: { name: 'Gunther (guest)' } });
    expect((await squatter.get<OneTable>(`/tables/${id}`)).table.places[0]).toMatchObject({ name: 'Gunther (guest)' });
  });

  it('that is changed is changed at the tables, too', async () => {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2) });
    const player = await sit(people[1]!, id);
    await people[0]!.post('/me', { name: 'Volker of Alzey' });
    await player.until('table', ({ table }) => table.places[0]!.name === 'Volker of Alzey');
    await player.close();
  });

  it('shows something', async () => {
    for (const name of [
      'a\u0301\u0302\u0303\u0304',
      '\u3164',
      '\u2800\u2800',
      '\u00ad',
      'a\u2028x',
      ' ',
      '\ud800',
      'a\udfff',
      '\ue000',
    ]) {
      await expect(guest(server.url, name), JSON.stringify(name)).rejects.toThrow('malformed');
    }
  });
});

describe('passphrases', () => {
  it('cannot be tried without end, from however many addresses, nor for names that nobody has', async () => {
    const proxied = await testServer({ 'trust-proxy': 'yes' }, { ports: clock });
    const person = await guest(proxied.url, 'Mathilda');
    await person.post('/account', { name: 'Mathilda', passphrase: SECRET });
    let address = 0;
    const attempt = (name: string, passphrase: string) =>
      stranger(proxied.url)
        .post('/session', { name, passphrase }, { 'x-forwarded-for': `198.51.100.${++address}` })
        .then(
          () => 'in',
          error => String(error),
        );
    for (const name of ['Mathilda', 'Nobody']) {
      for (let i = 0; i < 40; i++) expect(await attempt(name, `wrong guess ${i}`)).toContain('wrong-passphrase');
      expect(await attempt(name, SECRET)).toContain('too-many');
    }
    clock.pass(61_000);
    expect(await attempt('Mathilda', SECRET)).toBe('in');
    await proxied.remove();
  });

  it('tried by a stranger lock nobody out but the stranger', async () => {
    const proxied = await testServer({ 'trust-proxy': 'yes' }, { ports: clock });
    const owner = await guest(proxied.url, 'Mathilda');
    const cookies = await fetch(`${proxied.url}${API}/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: owner.cookie },
      body: JSON.stringify({ name: 'Mathilda', passphrase: SECRET }),
    }).then(response => response.headers.getSetCookie().map(cookie => cookie.split(';')[0]!));
    const attempt = (address: string, passphrase: string, cookie = '') =>
      visitorWith(proxied.url, '', cookie)
        .post('/session', { name: 'Mathilda', passphrase }, { 'x-forwarded-for': address })
        .then(
          () => 'in',
          error => String(error),
        );
    for (let i = 0; i < 10; i++)
      expect(await attempt('198.51.100.1', `wrong guess ${i}`)).toContain('wrong-passphrase');
    expect(await attempt('198.51.100.1', SECRET)).toContain('too-many');
    expect(await attempt('198.51.100.2', SECRET)).toBe('in');
    for (let i = 0; i < 40; i++) await attempt(`198.51.101.${i}`, `wrong guess ${i}`);
    expect(await attempt('198.51.100.3', SECRET)).toContain('too-many');
    expect(await attempt('198.51.100.3', SECRET, cookies.join('; '))).toBe('in');
    const change = { old: SECRET, new: 'another good passphrase' };
    expect(await owner.post('/account/passphrase', change)).toMatchObject({ me: { name: 'Mathilda' } });
    await proxied.remove();
  });

  it('that are forgotten are replaced by whoever has the recovery code, once', async () => {
    const owner = await guest(server.url, 'Ortwin');
    await owner.post('/account', { name: 'Ortwin', passphrase: SECRET });
    await expect(owner.post('/account/recovery-code', { passphrase: 'not the passphrase' })).rejects.toThrow('wrong');
    const { code } = await owner.post<{ code: string }>('/account/recovery-code', { passphrase: SECRET });
    const recover = (given: string) =>
      stranger(server.url).post('/account/recovery', { name: 'ortwin', code: given, passphrase: 'a new passphrase' });
    await expect(recover('22222-22222-22222-22222')).rejects.toThrow('wrong-passphrase');
    expect(await recover(` ${code.toUpperCase()} `)).toMatchObject({ me: { id: owner.id } });
    await expect(recover(code)).rejects.toThrow('wrong-passphrase');
    expect(await owner.get('/me')).toEqual({ me: null });
    const login = { name: 'Ortwin', passphrase: 'a new passphrase' };
    expect(await stranger(server.url).post('/session', login)).toMatchObject({ me: { id: owner.id } });
  });

  it('cannot be tried without end from one address', async () => {
    const strict = await testServer({ 'guesses-per-minute': '3' });
    const attempt = (i: number) => stranger(strict.url).post('/session', { name: `Name ${i}`, passphrase: SECRET });
    for (let i = 0; i < 3; i++) await expect(attempt(i)).rejects.toThrow('wrong-passphrase');
    await expect(attempt(4)).rejects.toThrow('too-many');
    await strict.remove();
  });

  it('of servers elsewhere are not repeated by complaints about settings', () => {
    const given = 'https://me:hunter2secret@mail.example.org';
    expect(() => readConfig({ SMTP_URL: given })).toThrow(/^SMTP_URL: expected an address/);
    expect(() => readConfig({}, { smtp: given })).not.toThrow('hunter2secret');
  });
});

describe('a device', () => {
  const sessionsOf = (person: Visitor) =>
    server.context.store.db.selectFrom('sessions').selectAll().where('person', '=', person.id).execute();

  it('that is logged out loses its live connections too', async () => {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2) });
    const live = await sit(people[0]!, id);
    const other = await sit(people[1]!, id);
    const gone = new Promise<number>(resolve => live.socket.once('close', code => resolve(code)));
    await people[0]!.text('DELETE', '/session');
    expect(await gone).toBe(1008);
    expect((await other.ask({ type: 'ping' })).type).toBe('pong');
    await other.close();
  });

  it('that nobody has used for a year is forgotten', async () => {
    const person = await guest(server.url, 'Notker');
    clock.pass(366 * 24 * 60 * 60 * 1000);
    expect(await person.get('/me')).toEqual({ me: null });
    expect(await sessionsOf(person)).toEqual([]);
  });

  it('has one session, and a person no more than fifty', async () => {
    const person = await guest(server.url, 'Odilo');
    await person.post('/account', { name: 'Odilo', passphrase: SECRET });
    const again = { name: 'Odilo', passphrase: SECRET };
    await person.post('/session', again);
    expect(await sessionsOf(person)).toHaveLength(1);
    const older = Array.from({ length: 60 }, (_, i) => ({ id: `old-${i}`, hash: `old-${i}`, person: person.id }));
    const rows = older.map(row => ({ ...row, created: 0, seen: 0, device: '' }));
    await server.context.store.db.insertInto('sessions').values(rows).execute();
    await stranger(server.url).post('/session', again);
    const kept = await sessionsOf(person);
    expect(kept).toHaveLength(50);
    expect(kept.filter(session => session.seen > 0)).toHaveLength(2);
  });
});

it('a request that never ends is given up', async () => {
  const own = await testServer();
  const sockets = liveSockets(own.context);
  const app = await httpApp(own.context, sockets);
  expect(app.server.requestTimeout).toBeGreaterThan(0);
  expect(app.server.headersTimeout).toBeGreaterThan(0);
  await sockets.close();
  await app.close();
  await own.remove();
});

it('games from elsewhere are not replayed without end', async () => {
  const person = await guest(server.url, 'Pepin');
  const wish = { record: 'x', seed: '0'.repeat(64), seats: persons(2) };
  const failures = [];
  for (let i = 0; i < 25; i++) failures.push(await person.post('/tables/published', wish).catch(String));
  expect(failures.at(-1)).toContain('too-many');
});

it('all data of a person is not read without end', async () => {
  const strict = await testServer({ 'guesses-per-minute': '3' });
  const person = await guest(strict.url, 'Rorik');
  for (let i = 0; i < 3; i++) await person.get('/account/export');
  await expect(person.get('/account/export')).rejects.toThrow('too-many');
  await strict.remove();
});

it('what is too large is refused before it is read', async () => {
  const person = await guest(server.url, 'Quirin');
  await expect(person.post('/account', { name: 'Q', passphrase: 'x'.repeat(LIMITS.body) })).rejects.toThrow(
    'too-large',
  );
});
