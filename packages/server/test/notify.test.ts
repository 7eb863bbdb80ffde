/** "Your turn": who is told, how, when, and what we may be made to call. */
import { randomFrom } from '@interregnum/kernel';
import type { NewTable, NotificationSettings, Notifications } from '@interregnum/protocol';
import { accounts as shapes } from '@interregnum/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress, mayBeCalled } from '../src/notify/addresses.ts';
import { channels } from '../src/notify/channels.ts';
import { tellDue } from '../src/notify/notices.ts';
import { type Outside, post } from '../src/notify/outside.ts';
import { quietUntil } from '../src/notify/quiet.ts';
import { browsersOf } from '../src/notify/wishes.ts';
import { persons, type Seated, sit, started, type Visitor } from './client.ts';
import { DATABASES, serverOn } from './databases.ts';
import { gameOf, playOne, testClock } from './play.ts';
import { PREPARING, type TestServer } from './server.ts';
import { type HookHost, hookHost, type MailHost, mailHost, pushKeys, strictWorld, testWorld } from './world.ts';

const clock = testClock();
const MINUTE = 60_000;
let server: TestServer;
let hooks: HookHost;
let mails: MailHost;
beforeAll(async () => {
  [hooks, mails] = await Promise.all([hookHost(), mailHost()]);
});
afterAll(() => {
  hooks.close();
  mails.close();
});
beforeEach(() => {
  hooks.heard.length = 0;
  mails.letters.length = 0;
});

const NOTHING: NotificationSettings = {
  email: null,
  push: false,
  webhook: null,
  quiet: null,
  atMostEvery: 15,
  live: false,
  language: null,
};
const ORIGIN = { origin: 'http://games.example.org' };
const SLOW: Partial<NewTable> = { clock: { kind: 'slow', days: 3 } };

const put = async (person: Visitor, wishes: Partial<NotificationSettings>): Promise<Notifications> =>
  shapes.notifications.parse(JSON.parse(await person.text('PUT', '/notifications', { ...NOTHING, ...wishes }, ORIGIN)));

/** Confirms the mail address of a person by the code that was sent there, and throws the letter away. */
async function confirm(person: Visitor): Promise<void> {
  const letter = () => mails.letters.findLast(one => /^Subject: (Your code|Dein Code)/m.test(one));
  await expect.poll(letter).toBeDefined();
  const [code] = /\d{6}/.exec(letter()!.split('Subject: ')[1]!)!;
  await person.post('/notifications/confirm', { code }, ORIGIN);
  mails.letters.length = 0;
}

/** A table whose first question goes to one person, who wants to be told. */
async function waiting(wishes: Partial<NotificationSettings>, wanted: Partial<NewTable> = SLOW) {
  const table = await started(server.url, { game: 'epix', seats: persons(2), ...wanted });
  const first = await firstAsked(table);
  await put(first, wishes);
  if (wishes.email) await confirm(first);
  return { ...table, first };
}

async function firstAsked(table: Seated): Promise<Visitor> {
  const players = await Promise.all(table.people.map(person => sit(person, table.id)));
  const seat = players[0]!.state().pending[0]!;
  const at = players.findIndex(player => player.state().viewer === seat);
  await Promise.all(players.map(player => player.close()));
  await nobodyLooks(table.id);
  return table.people[at]!;
}

const noteOf = (table: string, person: string) =>
  server.context.store.db
    .selectFrom('notices')
    .selectAll()
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();

/** Everybody has left, and every process would know it. */
async function nobodyLooks(table: string): Promise<void> {
  const { context } = server;
  await expect.poll(() => context.hub.isWatched(table)).toBe(false);
  const there = () => context.store.db.selectFrom('presence').select('person').where('table_id', '=', table).execute();
  await expect.poll(there).toEqual([]);
}

/** It becomes the person's turn, as if somebody had just answered. */
async function turn(table: Seated, person: Visitor): Promise<void> {
  await becomesTurn(table, person);
  await expect.poll(async () => (await noteOf(table.id, person.id))?.due).toEqual(expect.any(Number));
}

async function becomesTurn(table: Seated, person: Visitor): Promise<void> {
  const { context } = server;
  const t = (await await context.open.get(table.id))!;
  const seat = t.table.places.findIndex(place => place.kind === 'person' && place.person === person.id);
  for (const listener of context.listeners) listener.turn?.(t.table, [seat]);
}

/** The person comes, answers as long as anything is asked, and goes. */
async function answerAll(table: Seated, person: Visitor): Promise<void> {
  const player = await sit(person, table.id);
  const isAsked = () => player.state().pending.includes(player.state().viewer!);
  while (isAsked()) await playOne(gameOf('epix'), [player], randomFrom('answers'));
  await player.close();
  await nobodyLooks(table.id);
}

async function tell(milliseconds = 6000): Promise<void> {
  clock.pass(milliseconds);
  await tellDue(server.context, channels(server.context, testWorld));
}

async function addBrowser(person: Visitor, path: string): Promise<void> {
  await person.post('/push', { endpoint: `${hooks.url}${path}`, keys: pushKeys().keys }, ORIGIN);
}

describe.each(DATABASES)('on %s', database => {
  beforeAll(async () => {
    const flags = {
      smtp: mails.url,
      'mail-from': 'Games <games@example.org>',
      'public-url': 'http://games.example.org',
    };
    server = await serverOn(database, flags, { ports: clock, outside: testWorld });
  }, PREPARING);
  afterAll(() => server.remove(), PREPARING);

  describe('a person who waits elsewhere', () => {
    it('gets a letter with title, table and link, and nothing more', async () => {
      const table = await waiting({ email: 'alda@example.org' });
      await turn(table, table.first);
      await tell();
      await expect.poll(() => mails.letters.length).toBe(1);
      const [letter] = mails.letters;
      expect(letter).toContain('RCPT TO:<alda@example.org>');
      expect(letter).toContain('From: Games <games@example.org>');
      expect(letter).toContain('Subject: Your turn in Epix');
      expect(letter).toContain(`http://games.example.org/online/table/${table.id}`);
      const { seed, invite } = (await server.context.store.db
        .selectFrom('tables')
        .selectAll()
        .where('id', '=', table.id)
        .executeTakeFirst())!;
      for (const secret of [seed, invite]) expect(letter).not.toContain(secret);
    });

    it('is told in German when they want it, in every way', async () => {
      const table = await waiting({
        email: 'bertha@example.org',
        webhook: `${hooks.url}/deutsch`,
        push: true,
        language: 'de',
      });
      const { keys, decrypt } = pushKeys();
      await table.first.post('/push', { endpoint: `${hooks.url}/push/deutsch`, keys }, ORIGIN);
      await turn(table, table.first);
      await tell();
      await expect.poll(() => [hooks.heard.length, mails.letters.length]).toEqual([2, 1]);
      const words = { title: 'Du bist dran: Epix', body: `Tisch ${table.id} wartet auf dich.` };
      const heard = (path: string) => hooks.heard.find(call => call.path === path)!.body;
      expect(JSON.parse(String(heard('/deutsch')))).toMatchObject(words);
      expect(JSON.parse(decrypt(heard('/push/deutsch')))).toMatchObject(words);
      expect(mails.letters[0]).toContain(`Subject: ${words.title}`);
      expect(mails.letters[0]).toContain(words.body);
      expect(mails.letters[0]).not.toMatch(/\byour?\b/i);
    });

    it('is called through a webhook', async () => {
      const table = await waiting({ webhook: `${hooks.url}/mine` });
      await turn(table, table.first);
      await tell();
      await expect.poll(() => hooks.heard.length).toBe(1);
      expect(hooks.heard[0]).toMatchObject({ path: '/mine', headers: { 'content-type': 'application/json' } });
      expect(JSON.parse(String(hooks.heard[0]!.body))).toEqual({
        title: 'Your turn in Epix',
        body: `Table ${table.id} is waiting for you.`,
        url: `http://games.example.org/online/table/${table.id}`,
        table: table.id,
      });
    });

    it('is called through the push services of all browsers; those that are gone are forgotten', async () => {
      const table = await waiting({ push: true });
      for (const path of ['/push/phone', '/push/old']) await addBrowser(table.first, path);
      hooks.answers.set('/push/old', { status: 410 });
      await turn(table, table.first);
      await tell();
      await expect.poll(() => hooks.heard.map(call => call.path).sort()).toEqual(['/push/old', '/push/phone']);
      const { headers, body } = hooks.heard[0]!;
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table.id });
      expect(headers.authorization).toMatch(/^vapid t=/);
      expect(String(body)).not.toContain(table.id);
      const left = () => browsersOf(server.context.store.db, table.first.id);
      await expect.poll(async () => (await left()).map(row => row.endpoint)).toEqual([`${hooks.url}/push/phone`]);
    });

    it('is called on every other browser when one of them fails', async () => {
      const table = await waiting({ push: true });
      for (const path of ['/push/broken', '/push/sound']) await addBrowser(table.first, path);
      hooks.answers.set('/push/broken', { status: 500 });
      await turn(table, table.first);
      await tell();
      await expect.poll(() => hooks.heard.map(call => call.path).sort()).toEqual(['/push/broken', '/push/sound']);
    });

    it('is told when the other person has answered', async () => {
      const table = await waiting({});
      const absent = table.people.find(person => person.id !== table.first.id)!;
      await put(absent, { webhook: `${hooks.url}/answered` });
      await answerAll(table, table.first);
      await expect.poll(() => noteOf(table.id, absent.id)).toMatchObject({ told: null });
      await tell();
      await expect.poll(() => hooks.heard.length).toBe(1);
      expect(await noteOf(table.id, table.first.id)).toBeUndefined();
    });
  });

  describe('nobody is disturbed', () => {
    it('who is looking at the table', async () => {
      const table = await waiting({ webhook: `${hooks.url}/looking` });
      await turn(table, table.first);
      const player = await sit(table.first, table.id);
      await tell();
      expect(hooks.heard).toEqual([]);
      expect(await noteOf(table.id, table.first.id)).toMatchObject({ due: null, told: null });
      await player.close();
    });

    it('whose turn it is no longer', async () => {
      const table = await waiting({ webhook: `${hooks.url}/answered-already` });
      await turn(table, table.first);
      await answerAll(table, table.first);
      await tell();
      expect(hooks.heard).toEqual([]);
      expect(await noteOf(table.id, table.first.id)).toMatchObject({ due: null, told: null });
    });

    it('about live tables, unless wanted', async () => {
      const live: Partial<NewTable> = { clock: { kind: 'live', perMove: 3600, bank: 80_000 } };
      const table = await waiting({ webhook: `${hooks.url}/live` }, live);
      await becomesTurn(table, table.first);
      await tell();
      expect(hooks.heard).toEqual([]);
      expect(await noteOf(table.id, table.first.id)).toBeUndefined();
      await put(table.first, { webhook: `${hooks.url}/live`, live: true });
      await turn(table, table.first);
      await tell();
      await expect.poll(() => hooks.heard.length).toBe(1);
    });

    it('more often than wanted; what was held back comes later', async () => {
      const table = await waiting({ webhook: `${hooks.url}/often`, atMostEvery: 30 });
      await turn(table, table.first);
      await tell();
      await expect.poll(() => hooks.heard.length).toBe(1);
      await turn(table, table.first);
      await tell(10 * MINUTE);
      expect(hooks.heard.length).toBe(1);
      await tell(21 * MINUTE);
      await expect.poll(() => hooks.heard.length).toBe(2);
    });

    it('with more letters than a mailbox bears, however its address is spelt', async () => {
      const address = { email: 'flooded@example.org', atMostEvery: 1 };
      const table = await waiting(address);
      const ways = channels(server.context, testWorld);
      const to = { person: table.first.id, wishes: { ...NOTHING, ...address } };
      const message = { title: 'x', body: 'x', url: '/x', tag: 'x' };
      const [mail] = ways.filter(way => way.name === 'mail');
      for (let i = 0; i < 30; i++) await mail!.send(to, message);
      await expect(mail!.send(to, message)).rejects.toThrow('too many letters');
      const tagged = await waiting({ email: 'Flooded+games@example.org' });
      const again = { person: tagged.first.id, wishes: { ...NOTHING, email: 'Flooded+games@example.org' } };
      await expect(mail!.send(again, message)).rejects.toThrow('too many letters');
      clock.pass(2 * MINUTE);
      await mail!.send(to, message);
    });

    it('in quiet hours; what was held back comes when they end', async () => {
      const minute = Math.floor(clock.now() / MINUTE) % 1440;
      const quiet = { from: (minute + 1435) % 1440, to: (minute + 60) % 1440, timeZone: 'UTC' };
      const table = await waiting({ webhook: `${hooks.url}/quiet`, quiet });
      await turn(table, table.first);
      await tell();
      expect(hooks.heard).toEqual([]);
      await tell(61 * MINUTE);
      await expect.poll(() => hooks.heard.length).toBe(1);
    });
  });

  describe('a mail address', () => {
    const sent = () => mails.letters.length;

    it('gets nothing but a code until its owner agrees', async () => {
      const table = await started(server.url, { game: 'epix', seats: persons(2), ...SLOW });
      const first = await firstAsked(table);
      expect(await put(first, { email: 'victim@example.org' })).toMatchObject({ emailConfirmed: false });
      await turn(table, first);
      await tell();
      await expect.poll(sent).toBe(1);
      expect(mails.letters[0]).toContain('Subject: Your code');
      const guess = () => first.post('/notifications/confirm', { code: 'wrong' }, ORIGIN);
      for (let i = 0; i < 5; i++) await expect(guess()).rejects.toThrow('wrong-passphrase');
      await expect(guess()).rejects.toThrow('not-now');
      expect(sent()).toBe(1);
    });

    it('gets few codes, whoever asks and however it is spelt', async () => {
      const { people } = await started(server.url, { game: 'epix', seats: persons(2) });
      const [one, two] = people as [Visitor, Visitor];
      for (const [i, person] of [one, two, one].entries()) await put(person, { email: `Coded+${i}@example.org` });
      await expect(put(two, { email: 'coded@example.org' })).rejects.toThrow('too-many');
      expect(sent()).toBe(3);
    });

    it('of others is not written to by somebody who names one after another', async () => {
      const { people } = await started(server.url, { game: 'epix', seats: persons(2) });
      const ask = (i: number) => put(people[0]!, { email: `stranger${i}@example.org` });
      for (let i = 0; i < 5; i++) await ask(i);
      await expect(ask(5)).rejects.toThrow('too-many');
      expect(sent()).toBe(5);
      await put(people[0]!, { email: 'stranger4@example.org' }); // the last one stays, and gets no second letter
      expect(sent()).toBe(5);
    });

    it('is left alone by one click in a letter, and by nobody who has not got it', async () => {
      const table = await waiting({ email: 'enough@example.org' });
      await turn(table, table.first);
      await tell();
      await expect.poll(sent).toBe(1);
      const letter = mails.letters[0]!.replaceAll(/\r?\n[ \t]+/g, ' ');
      expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const [, path] = /List-Unsubscribe: <http:\/\/games.example.org([^>]+)>/.exec(letter)!;
      const click = (where: string, method = 'POST') =>
        fetch(`${server.url}${where}`, {
          method,
          ...(method === 'POST'
            ? { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
            : {}),
        });
      expect((await click(`${path!.slice(0, -1)}x`)).status).toBe(404);
      expect(await (await click(path!, 'GET')).text()).toContain('<form method="post">');
      expect(await table.first.get('/notifications')).toMatchObject({ settings: { email: 'enough@example.org' } });
      expect((await click(path!)).status).toBe(200);
      expect(await table.first.get('/notifications')).toMatchObject({ settings: { email: null } });
    });

    it('gets no link where the server does not know how it is reached', async () => {
      const alone = { ...server.context, config: { ...server.context.config, publicUrl: null } };
      const table = await waiting({ email: 'nolink@example.org' });
      const [mail] = channels(alone, testWorld).filter(way => way.name === 'mail');
      const wishes = { ...NOTHING, email: 'nolink@example.org' };
      await mail!.send({ person: table.first.id, wishes }, { title: 't', body: 'b', url: '/online/table/x', tag: 'x' });
      await expect.poll(sent).toBe(1);
      expect(mails.letters[0]).not.toContain('/online/table/x');
      expect(mails.letters[0]).toContain('your tables are in the lobby');
    });
  });

  describe('wishes', () => {
    it('are kept, and told with the key for push', async () => {
      const { people } = await started(server.url, { game: 'epix', seats: persons(2) });
      const [person] = people as [Visitor];
      const before = await person.get<Notifications>('/notifications');
      expect(before).toMatchObject({ settings: NOTHING, mail: true });
      const after = await put(person, { email: 'a@example.org', atMostEvery: 60 });
      expect(after).toEqual({
        ...before,
        emailConfirmed: false,
        settings: { ...NOTHING, email: 'a@example.org', atMostEvery: 60, language: 'en' },
      });
    });
    it('are answered in the language of the browser, unless another one is chosen', async () => {
      const { people } = await started(server.url, { game: 'epix', seats: persons(2) });
      const [person] = people as [Visitor];
      const save = async (wishes: Partial<NotificationSettings>, languages: string) => {
        const headers = { ...ORIGIN, 'accept-language': languages };
        const text = await person.text('PUT', '/notifications', { ...NOTHING, ...wishes }, headers);
        return (JSON.parse(text) as Notifications).settings.language;
      };
      expect(await save({}, 'fr-CH, de-AT;q=0.9, en;q=0.8')).toBe('de');
      expect(await save({}, 'fr, en;q=0.2, de;q=0.1')).toBe('en');
      expect(await save({}, 'ja')).toBe('en');
      expect(await save({ language: 'de' }, 'en-GB')).toBe('de');
      expect((await person.get<Notifications>('/notifications')).settings.language).toBe('de');
    });

    it('that were kept before there were languages are told in English', async () => {
      const table = await waiting({ webhook: `${hooks.url}/older` });
      const { language: _, ...older } = { ...NOTHING, webhook: `${hooks.url}/older` };
      const { db } = server.context.store;
      await db
        .updateTable('wishes')
        .set({ body: JSON.stringify(older) })
        .where('person', '=', table.first.id)
        .execute();
      await turn(table, table.first);
      await tell();
      await expect.poll(() => hooks.heard.length).toBe(1);
      expect(String(hooks.heard[0]!.body)).toContain('Your turn in Epix');
    });

    it.each([
      [{ webhook: 'https://localhost.example/', quiet: { from: 0, to: 60, timeZone: 'Mars/Olympus' } }, 'time zone'],
      [{ webhook: 'http://example.org/' }, 'public https'],
      [{ webhook: 'https://192.168.1.1/' }, 'public https'],
      [{ atMostEvery: 0 }, 'atMostEvery'],
    ])('that make no sense are refused: %j', async (wishes, why) => {
      const { people } = await started(server.url, { game: 'epix', seats: persons(2) });
      await expect(put(people[0]!, wishes)).rejects.toThrow(why);
    });

    it.each([
      { p256dh: 'short', auth: 'x'.repeat(22) },
      { p256dh: 'x'.repeat(87), auth: '' },
      { p256dh: '+'.repeat(87), auth: 'x'.repeat(22) },
    ])('a browser with keys that are none is refused: %j', async keys => {
      const { people } = await started(server.url, { game: 'epix', seats: persons(2) });
      await expect(people[0]!.post('/push', { endpoint: 'https://example.org/', keys }, ORIGIN)).rejects.toThrow(
        'keys.',
      );
    });
  });
});

describe('quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
  it.each([
    ['22:30', '06:00', 'UTC', '23:00', '2026-03-03T06:00'],
    ['22:30', '06:00', 'UTC', '05:59', '2026-03-02T06:00'],
    ['22:30', '06:00', 'UTC', '06:00', '2026-03-02T06:00'],
    ['09:00', '10:00', 'UTC', '09:15', '2026-03-02T10:00'],
    ['09:00', '10:00', 'Asia/Tokyo', '00:15', '2026-03-02T01:00'],
    ['09:00', '09:00', 'UTC', '09:00', '2026-03-02T09:00'],
  ])('from %s to %s in %s: at %s the next loud moment is %s', (from, to, timeZone, now, until) => {
    const minutes = (text: string) => 60 * Number(text.slice(0, 2)) + Number(text.slice(3));
    const end = quietUntil(at(now), { from: minutes(from), to: minutes(to), timeZone });
    expect(new Date(end).toISOString().slice(0, 16)).toBe(until);
  });
});

describe('what we may be made to call', () => {
  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://me:secret@example.org/',
    'https://example.org:25/',
    'https://example.org:22/',
    'https://[::7f00:1]/',
    'https://[0:0:0:0:0:ffff:a9fe:a9fe]/',
    'https://017700000001/',
    'https://127.1/',
    'https://①②⑦.0.0.1/',
    'ftp://example.org/',
  ])('not %s', url => expect(mayBeCalled(url)).toBe(false));
  it.each([
    'https://example.org/x',
    'https://93.184.216.34/',
    'https://[2606:4700::1111]/',
    'https://example.org:8443/',
  ])('%s', url => expect(mayBeCalled(url)).toBe(true));
  it('public and other addresses', () => {
    expect(['8.8.8.8', '172.15.0.1', '2a00:1450::1'].every(isPublicAddress)).toBe(true);
    expect(['172.16.0.1', '100.64.0.1', '0.0.0.0', '255.255.255.255', 'ff02::1', 'x'].some(isPublicAddress)).toBe(
      false,
    );
  });
  const call = (path: string) => ({ url: `${hooks.url}${path}`, headers: {}, body: '{}' });
  it('not a name that leads to a private address', async () => {
    await expect(post(call('/private'), strictWorld)).rejects.toThrow('not a public address');
    expect(hooks.heard).toEqual([]);
  });
  it('not a name that some servers call public and others private', async () => {
    const found = [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ];
    const mixed = {
      ...strictWorld,
      resolve: (_: string, done: Parameters<Outside['resolve']>[1]) => done(null, found),
    };
    await expect(post(call('/mixed'), mixed)).rejects.toThrow('not a public address');
  });
  it('a name is asked for once, and the connection goes to what was checked', async () => {
    let asked = 0;
    const rebinding: Outside = {
      ...testWorld,
      isPublic: address => address === '127.0.0.1',
      resolve: (_, done) => done(null, [{ address: asked++ === 0 ? '127.0.0.1' : '169.254.169.254', family: 4 }]),
    };
    expect(await post(call('/rebinding'), rebinding)).toBe(201);
    expect(asked).toBe(1);
  });
  it('this machine is not found by its own name', async () => {
    await expect(post({ url: 'https://localhost:4443/', headers: {}, body: '' })).rejects.toThrow(
      /not a public address|nobody has this name/,
    );
  });
  it('redirects are not followed', async () => {
    hooks.answers.set('/moved', { status: 302, headers: { location: `${hooks.url}/there` } });
    expect(await post(call('/moved'), testWorld)).toBe(302);
    expect(hooks.heard.map(one => one.path)).toEqual(['/moved']);
  });
  it('whoever does not answer is left', async () => {
    hooks.answers.set('/silent', null);
    await expect(post(call('/silent'), { ...testWorld, patience: 300 })).rejects.toThrow('no answer in time');
  });
  it('a certificate that nobody vouches for is refused', async () => {
    const { ca: _, ...unvouched } = testWorld;
    await expect(post(call('/certificate'), unvouched)).rejects.toThrow(/certificate|signed/);
  });
});
