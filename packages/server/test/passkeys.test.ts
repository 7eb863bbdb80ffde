/** Passkeys: added with the passphrase, good for their own site, once for each question. */
import type { PasskeyOptions, Passkeys, WhoAmI } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Device, device, type Lies } from './authenticator.ts';
import { guest, stranger, type Visitor } from './client.ts';
import { DATABASES, type DatabaseServer, serverOn } from './databases.ts';
import { testClock } from './play.ts';
import { PREPARING, testServer } from './server.ts';

const HOME = 'https://games.example.org';
const SECRET = 'correct horse battery';
const clock = testClock();

let accounts = 0;

async function account(url: string): Promise<Visitor & { name: string }> {
  const name = `Ottilie ${++accounts}`;
  const person = await guest(url, name);
  await person.post('/account', { name, passphrase: SECRET });
  return { ...person, name };
}

async function newPasskey(person: Visitor, with_: Device, lies: Lies = {}, name = 'Phone'): Promise<Passkeys> {
  const { options } = await person.post<PasskeyOptions>('/account/passkeys/options', { passphrase: SECRET });
  return person.post('/account/passkeys', { name, credential: with_.make(options, lies) });
}

async function entryBy(url: string, with_: Device, lies: Lies = {}): Promise<WhoAmI> {
  const nobody = stranger(url);
  const { options } = await nobody.post<PasskeyOptions>('/session/passkey/options');
  return nobody.post('/session/passkey', { credential: with_.answer(options, lies) });
}

describe.each(DATABASES)('passkeys on %s', database => {
  let server: DatabaseServer;
  beforeAll(async () => {
    server = await serverOn(database, { 'public-url': HOME }, { ports: clock });
  }, PREPARING);
  afterAll(() => server.remove(), PREPARING);

  it('let their owner in without a passphrase, on as many devices as there are', async () => {
    const person = await account(server.url);
    const [phone, laptop] = [device(HOME), device(HOME)];
    await newPasskey(person, phone);
    const { passkeys, available } = await newPasskey(person, laptop, {}, 'Laptop');
    expect(available).toBe(true);
    expect(passkeys.map(one => one.name).sort()).toEqual(['Laptop', 'Phone']);
    for (const one of [phone, laptop]) {
      expect(await entryBy(server.url, one)).toEqual({ me: { id: person.id, name: person.name, guest: false } });
    }
    const listed = await person.get<Passkeys>('/account/passkeys');
    expect(listed.passkeys.every(one => one.used !== null)).toBe(true);
    const { sessions } = await person.get<{ sessions: unknown[] }>('/sessions');
    expect(sessions).toHaveLength(3);
  });

  it('that are removed open nothing any more, and only their owner removes them', async () => {
    const [person, other] = [await account(server.url), await account(server.url)];
    const phone = device(HOME);
    const { passkeys } = await newPasskey(person, phone);
    const path = `/account/passkeys/${passkeys[0]!.id}`;
    await expect(other.text('DELETE', path)).rejects.toThrow('not-found');
    expect(JSON.parse(await person.text('DELETE', path))).toMatchObject({ passkeys: [] });
    await expect(entryBy(server.url, phone)).rejects.toThrow('wrong-passphrase');
  });

  it('are added by whoever knows the passphrase, and to an account', async () => {
    const person = await account(server.url);
    const wrong = person.post('/account/passkeys/options', { passphrase: 'something else entirely' });
    await expect(wrong).rejects.toThrow('wrong-passphrase');
    const nobody = await guest(server.url, 'Guest');
    await expect(nobody.post('/account/passkeys/options', { passphrase: SECRET })).rejects.toThrow('not-now');
    await expect(nobody.get('/account/passkeys')).rejects.toThrow('not-now');
  });

  it('are made for a question that was put to this person, once and not long ago', async () => {
    const [person, other] = [await account(server.url), await account(server.url)];
    const phone = device(HOME);
    const { options } = await person.post<PasskeyOptions>('/account/passkeys/options', { passphrase: SECRET });
    const add = (who: Visitor, lies: Lies = {}) =>
      who.post('/account/passkeys', { name: 'Phone', credential: phone.make(options, lies) });
    await expect(add(other)).rejects.toThrow('out-of-date');
    await expect(add(person, { challenge: 'bm90IHRoaXMgb25l' })).rejects.toThrow('out-of-date');
    await add(person);
    await expect(add(person)).rejects.toThrow('out-of-date');
    const late = await person.post<PasskeyOptions>('/account/passkeys/options', { passphrase: SECRET });
    clock.pass(6 * 60_000);
    const credential = device(HOME).make(late.options);
    await expect(person.post('/account/passkeys', { name: 'Late', credential })).rejects.toThrow('out-of-date');
  });

  it.each<[string, Lies]>([
    ['for another site', { site: 'evil.example' }],
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['on a page without https', { origin: 'http://games.example.org' }],
    ['without knowing who it is', { unverified: true }],
  ])('that were made %s are refused, and so are answers', async (_, lies) => {
    const person = await account(server.url);
    const phone = device(HOME);
    await expect(newPasskey(person, phone, lies)).rejects.toThrow('not-allowed');
    await newPasskey(person, phone);
    await expect(entryBy(server.url, phone, lies)).rejects.toThrow('wrong-passphrase');
    await entryBy(server.url, phone);
  });

  it('are refused with certificates, whose addresses nobody here should call', async () => {
    const person = await account(server.url);
    const attStmt = new Map<string, Buffer[]>([['x5c', [Buffer.from('a certificate')]]]);
    for (const format of ['packed', 'fido-u2f', 'android-safetynet', 'tpm', 'apple', 'android-key']) {
      await expect(newPasskey(person, device(HOME), { format, attStmt })).rejects.toThrow('not-allowed');
    }
  });

  it('answer each question once, and a copy that counts backwards is refused', async () => {
    const person = await account(server.url);
    const phone = device(HOME);
    await newPasskey(person, phone, { counter: 7 });
    const nobody = stranger(server.url);
    const { options } = await nobody.post<PasskeyOptions>('/session/passkey/options');
    const credential = phone.answer(options, { counter: 8 });
    await nobody.post('/session/passkey', { credential });
    await expect(nobody.post('/session/passkey', { credential })).rejects.toThrow('out-of-date');
    await expect(entryBy(server.url, phone, { counter: 5 })).rejects.toThrow('wrong-passphrase');
    await expect(entryBy(server.url, device(HOME))).rejects.toThrow('wrong-passphrase');
  });

  it('are nobody else’s: a device that is known is not taken over by another account', async () => {
    const [person, other] = [await account(server.url), await account(server.url)];
    const phone = device(HOME);
    await newPasskey(person, phone);
    await expect(newPasskey(other, phone)).rejects.toThrow('not-allowed');
    expect(await entryBy(server.url, phone)).toMatchObject({ me: { id: person.id } });
  });

  it('go when the account is recovered or forgotten, and are part of the own data', async () => {
    const [person, other] = [await account(server.url), await account(server.url)];
    const phones = [device(HOME), device(HOME)];
    await newPasskey(person, phones[0]!);
    await newPasskey(other, phones[1]!);
    expect(await person.get('/account/export')).toMatchObject({ passkeys: [{ name: 'Phone' }] });
    const { code } = await person.post<{ code: string }>('/account/recovery-code', { passphrase: SECRET });
    await stranger(server.url).post('/account/recovery', { name: person.name, code, passphrase: 'another horse now' });
    await other.text('DELETE', '/account', { passphrase: SECRET });
    for (const phone of phones) await expect(entryBy(server.url, phone)).rejects.toThrow('wrong-passphrase');
  });

  it('are twenty for an account, and nonsense is refused clearly', async () => {
    const person = await account(server.url);
    for (let i = 0; i < 20; i++) {
      await newPasskey(person, device(HOME));
      clock.pass(60_000);
    }
    await expect(newPasskey(person, device(HOME))).rejects.toThrow('enough passkeys');
    const nobody = stranger(server.url);
    for (const credential of [{}, null, { id: 'x' }, { ...device(HOME).answer({ challenge: 'x' }), id: '%' }]) {
      await expect(nobody.post('/session/passkey', { credential })).rejects.toThrow('malformed');
    }
    const bad = {
      ...device(HOME).make({ challenge: 'x' }),
      response: { clientDataJSON: 'eA', attestationObject: 'eA' },
    };
    await expect(person.post('/account/passkeys', { name: 'Bad', credential: bad })).rejects.toThrow('out-of-date');
  });
});

describe('without a public address', () => {
  it('there are passkeys on this very machine only', async () => {
    const server = await testServer();
    const { port } = new URL(server.url);
    const [here, elsewhere] = [stranger(`http://localhost:${port}`), stranger(server.url)];
    expect(await here.get('/session/passkey')).toEqual({ available: true });
    expect(await elsewhere.get('/session/passkey')).toEqual({ available: false });
    await expect(elsewhere.post('/session/passkey/options')).rejects.toThrow('not-now');
    const person = (await account(server.url)).at(`http://localhost:${port}`);
    const home = `http://localhost:${port}`;
    const phone = device(home);
    await newPasskey(person, phone);
    expect(await entryBy(home, phone)).toMatchObject({ me: { id: person.id } });
    await server.remove();
  });

  it('nor with one that is not https', async () => {
    const server = await testServer({ 'public-url': 'http://games.example.org' });
    expect(await stranger(server.url).get('/session/passkey')).toEqual({ available: false });
    await server.remove();
  });
});
