/** Hostile messages of every kind: a clear error, the connection stays, nothing changes, nothing leaks. */
import { type Random, randomFrom, shuffled, versionOf } from '@interregnum/kernel';
import {
  type ClientMessage,
  clientMessage,
  ERROR_CODES,
  type Failure,
  LIMITS,
  LOBBY_LIVE,
  livePath,
  type OneTable,
  PROTOCOL,
  type ServerMessage,
} from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { writeTable } from '../src/tables/table.ts';
import { connect, guest, type Live, persons, type Seated, sit, started, stranger } from './client.ts';
import { codesOf, gameOf, play } from './play.ts';
import { NIGHTLY, PREPARING, type TestServer, testServer } from './server.ts';

const MESSAGES = NIGHTLY ? 1_000_000 : 10_000;
const AT_ONCE = 200;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const game = gameOf('hidden-leaders');

async function table(): Promise<Seated & { players: Live[] }> {
  const seated = await started(server.url, { game: 'hidden-leaders', seats: persons(3), visibility: 'open' });
  const players = await Promise.all(seated.people.map(person => sit(person, seated.id)));
  await play(game, players, { answers: 12 });
  return { ...seated, players };
}

/** Everything about a table that a message could have changed. */
async function everything(id: string): Promise<string> {
  const { db } = server.context.store;
  const t = (await server.context.open.get(id))!;
  const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('n').execute();
  const chat = await db.selectFrom('chat').selectAll().where('table_id', '=', id).execute();
  return JSON.stringify([writeTable(t.table), t.play!.state, versionOf(t.play!), entries, chat]);
}

// --- messages that nobody should send --------------------------------------------------------------------------------

const JUNK: readonly unknown[] = [
  null, true, 0, -1, 1.5, 1e308, '', 'x', '\u0000', '\ud800', '💥'.repeat(50), 'A'.repeat(3000), [], {}, [[]], [null],
  { type: 'hello' }, '__proto__', 'constructor', { __proto__: null }, "'; drop table entries; --", '<script>', Number.MAX_SAFE_INTEGER,
  '../../etc/passwd', '%00', 'NaN', { toString: 1 }, [1, 2, 3], { length: 1e9 },
]; // biome-ignore format: a list

const any = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** Messages of the right shape that must be refused because of what they say. */
function wellFormed(random: Random, version: number): ClientMessage {
  const command = `hostile-${random.below(1e9)}`;
  const kinds: ClientMessage[] = [
    { type: 'answer', command, question: random.below(50) + version + 1, option: 'play:h01' },
    {
      type: 'answer',
      command,
      question: version,
      option: any(random, ['win', 'play:', 'stop:', '__proto__', 'hide:1']),
    },
    { type: 'undo-vote', command, request: 'nobody-asked', yes: true },
    { type: 'undo', command, to: version + random.below(100) },
    { type: 'orders', command, orders: ['no-such-order'] },
    { type: 'look', command, at: random.below(100), seat: random.below(3), open: true },
    { type: 'look', command, at: random.below(100), seat: 11, open: false },
    { type: 'hello', protocol: PROTOCOL + 1 + random.below(100), version: null, invite: null, words: false },
  ];
  return any(random, kinds);
}

/** A message with a part replaced by something else, left out, or added. */
function bent(random: Random, message: object): object {
  const entries = Object.entries(message);
  const at = random.below(entries.length);
  const [name] = entries[at]!;
  switch (random.below(4)) {
    case 0:
      return Object.fromEntries(entries.filter((_, i) => i !== at));
    case 1:
      return { ...message, [name]: any(random, JUNK) };
    case 2:
      return { ...message, [`x${random.below(9)}`]: any(random, JUNK) };
    default:
      return Object.fromEntries(shuffled(random, [...entries, ['type', any(random, JUNK)]] as [string, unknown][]));
  }
}

/** By chance something allowed may come out: an undo of real answers, giving up all orders. */
function isAllowed(text: string, version: number): boolean {
  try {
    const { data } = clientMessage.safeParse(JSON.parse(text));
    return (data?.type === 'undo' && data.to < version) || (data?.type === 'orders' && data.orders.length === 0);
  } catch {
    return false;
  }
}

function hostileText(random: Random, version: number): string {
  for (;;) {
    const text = anyText(random, version);
    if (!isAllowed(text, version)) return text;
  }
}

function anyText(random: Random, version: number): string {
  const message = wellFormed(random, version);
  switch (random.below(6)) {
    case 0:
      return JSON.stringify(message);
    case 1:
    case 2:
      return JSON.stringify(bent(random, message));
    case 3:
      return JSON.stringify(any(random, JUNK)) ?? 'undefined';
    case 4: {
      const text = JSON.stringify(message);
      return text.slice(0, random.below(text.length));
    }
    default: {
      const text = [...JSON.stringify(message)];
      for (let i = 0; i <= random.below(4); i++)
        text[random.below(text.length)] = String.fromCharCode(random.below(65536));
      return text.join('');
    }
  }
}

/** What is hidden from a seat, as words that must not appear in anything it gets back. */
const hiddenWords = (t: { table: { seed: string; invite: string } }): string[] => [t.table.seed];

const REPLIES: readonly string[] = [
  'refusal', 'problem', 'pong', 'ack', 'moment', 'welcome', 'state', 'presence', 'undo', 'orders', 'muted',
]; // biome-ignore format: a list
const INSIDE = /\bat .*\.ts:|node_modules|SELECT|select .* from/;

/** What must not be in a reply; plain comparisons, since a million replies are looked at. */
function wrongIn(text: string, secrets: readonly string[]): string | null {
  const message = JSON.parse(text) as ServerMessage;
  if (secrets.some(secret => text.includes(secret))) return `tells a secret: ${text}`;
  if (!REPLIES.includes(message.type)) return `is no reply: ${text}`;
  if (message.type !== 'refusal' && message.type !== 'problem') return null;
  const isClear = ERROR_CODES.includes(message.code) && message.code !== 'broken' && message.text.length < 300;
  return isClear && !INSIDE.test(text) ? null : `is no clear refusal: ${text}`;
}

describe(`${MESSAGES} hostile messages`, () => {
  it(
    'change nothing, tell nothing, and leave the connection open',
    async () => {
      const { id, players, people } = await table();
      const watcher = await sit(await guest(server.url, 'W'), id, { check: false });
      const senders = [...(await Promise.all(people.map(person => sit(person, id, { check: false })))), watcher];
      const before = await everything(id);
      const secrets = hiddenWords((await server.context.open.get(id))!);
      const random = randomFrom('hostile');
      const { version } = players[0]!.state();
      for (let sent = 0; sent < MESSAGES; sent += AT_ONCE) {
        const sender = senders[(sent / AT_ONCE) % senders.length]!;
        for (let i = 0; i < AT_ONCE; i++) sender.send(hostileText(random, version));
        expect((await sender.ask({ type: 'ping' })).type).toBe('pong');
        expect(sender.heard.flatMap(text => wrongIn(text, secrets) ?? [])).toEqual([]);
        sender.messages.length = 0;
        sender.heard.length = 0;
      }
      expect(await everything(id)).toBe(before);
      expect(senders.every(sender => sender.socket.readyState === WebSocket.OPEN)).toBe(true);
      expect(await play(game, players, { answers: 5, seed: 'after' })).toBe(5);
    },
    NIGHTLY ? 3_600_000 : 120_000,
  );
});

describe('a message', () => {
  it('that is no text or no JSON is answered by a problem', async () => {
    const { players } = await table();
    players[0]!.socket.send(Buffer.from([1, 2, 3]), { binary: true });
    await players[0]!.until('problem', ({ text }) => text === 'Messages are texts in JSON.');
    players[0]!.send('{');
    await players[0]!.until('problem', ({ text }) => text === 'This is not JSON.');
  });

  it('that is too large is refused', async () => {
    const { players } = await table();
    players[0]!.send('x'.repeat(LIMITS.message + 1));
    await players[0]!.until('problem', ({ code }) => code === 'too-large');
    expect((await players[0]!.ask({ type: 'ping' })).type).toBe('pong');
  });

  it('that is enormous ends the connection and nothing else', async () => {
    const { players, people, id } = await table();
    players[0]!.send('x'.repeat(20 * LIMITS.message));
    await new Promise(resolve => players[0]!.socket.once('close', resolve));
    const again = await sit(people[0]!, id);
    expect(again.state().version).toBe(12);
  });

  it('before hello is answered by a problem', async () => {
    const { people, id } = await table();
    const raw = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/tables/${id}/live`, {
      headers: { cookie: people[0]!.cookie },
    });
    await new Promise(resolve => raw.once('open', resolve));
    raw.send(JSON.stringify({ type: 'ping', command: 'early' }));
    const reply = await new Promise<string>(resolve => raw.once('message', data => resolve(String(data))));
    expect(JSON.parse(reply)).toMatchObject({ type: 'refusal', code: 'malformed', text: 'Say hello first.' });
    raw.close();
  });
});

describe('whoever is too fast', () => {
  it('is told so and stays connected', async () => {
    const slow = await testServer({ 'messages-per-second': '5' });
    const { id, people } = await started(slow.url, { game: 'epix', seats: persons(2) });
    const live = await sit(people[0]!, id);
    for (let i = 0; i < 100; i++) live.send(JSON.stringify({ type: 'ping', command: `ping-${i}` }));
    await live.until('problem', ({ code }) => code === 'too-many');
    expect(live.messages.filter(message => message.type === 'pong').length).toBeLessThan(100);
    expect(live.socket.readyState).toBe(WebSocket.OPEN);
    await slow.remove();
  });

  it('by far is cut off, at a table and in the lobby, whatever it is that comes', async () => {
    const slow = await testServer({ 'messages-per-second': '5' });
    const { id, people } = await started(slow.url, { game: 'epix', seats: persons(2), visibility: 'open' });
    const floods = [
      (socket: WebSocket) => socket.send('x'),
      (socket: WebSocket) => socket.ping(),
      (socket: WebSocket) => socket.pong(),
    ];
    for (const path of [livePath(id), LOBBY_LIVE]) {
      for (const flood of floods) {
        const socket = new WebSocket(`${slow.url.replace('http', 'ws')}${path}`);
        await new Promise(resolve => socket.once('open', resolve));
        const closed = new Promise(resolve => socket.once('close', resolve));
        socket.on('error', () => {});
        for (let i = 0; i < 1000; i++) flood(socket);
        await closed;
      }
    }
    const player = await sit(people[0]!, id);
    expect(await player.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    await slow.remove();
  });

  it('is one person through however many connections and devices', async () => {
    const slow = await testServer({ 'changes-per-minute': '1' });
    const alda = await guest(slow.url, 'Alda');
    const { id } = (await alda.post<OneTable>('/tables', { game: 'epix', seats: persons(2) })).table;
    const tabs = [await sit(alda, id), await sit(alda, id)];
    const mutes = [];
    for (let i = 0; i < 10; i++) {
      mutes.push(await tabs[i % 2]!.ask({ type: 'mute', person: alda.id, muted: i % 4 < 2 }));
    }
    expect(mutes).toContainEqual(expect.objectContaining({ type: 'refusal', code: 'too-many' }));
    await expect(alda.post(`/tables/${id}/close`)).rejects.toThrow('too-many');
    await slow.remove();
  });

  it('changes answers no faster at more tables', async () => {
    const slow = await testServer({ 'changes-per-minute': '4' });
    const { id, people } = await started(slow.url, { game: 'hidden-leaders', seats: persons(2) }); // two changes
    const player = await sit(people[0]!, id);
    const { question } = player.state();
    const replies = [];
    for (const option of codesOf(game, player.state()).slice(0, 6))
      replies.push(await player.ask({ type: 'answer', question, option }));
    const refused = { type: 'refusal', code: 'too-many' };
    expect(replies.slice(0, 3)).toMatchObject([{ type: 'ack' }, { type: 'ack' }, { type: 'ack' }]);
    expect(replies.at(-1)).toMatchObject(refused);
    await slow.remove();
  });

  it('talks no faster with more connections', async () => {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2) });
    const tabs = await Promise.all(Array.from({ length: 6 }, () => sit(people[0]!, id)));
    const said = await Promise.all(
      tabs.flatMap(tab => Array.from({ length: 20 }, (_, n) => tab.ask({ type: 'chat', text: `line ${n}` }))),
    );
    expect(said.filter(reply => reply.type === 'refusal')).not.toEqual([]);
  });

  it('gets no more connections than allowed', async () => {
    const strict = await testServer({ 'sockets-per-person': '2' });
    const { id, people } = await started(strict.url, { game: 'epix', seats: persons(2) });
    const tabs = [await sit(people[0]!, id), await sit(people[0]!, id)];
    await expect(sit(people[0]!, id)).rejects.toThrow('closed');
    await tabs[0]!.close();
    const isLetIn = () =>
      sit(people[0]!, id).then(
        () => true,
        () => false,
      );
    await expect.poll(isLetIn).toBe(true);
    await strict.remove();
  });

  it('gets no more guests than allowed', async () => {
    const strict = await testServer({ 'guests-per-hour': '2' });
    await guest(strict.url, 'A');
    await guest(strict.url, 'B');
    await expect(guest(strict.url, 'C')).rejects.toThrow('too-many');
    await strict.remove();
  });
});

describe('pages of other sites', () => {
  it('cannot act for a person', async () => {
    const { people, id } = await table();
    const headers = { origin: 'https://evil.example' };
    await expect(people[0]!.post(`/tables/${id}/leave`, {}, headers)).rejects.toThrow('not-allowed');
    await expect(connect(people[0]!, id, { headers })).rejects.toThrow('403');
    const ours = { origin: server.url };
    await expect(people[0]!.post('/me', { name: 'Me' }, ours)).resolves.toBeDefined();
    await (await connect(people[0]!, id, { headers: ours })).close();
  });
});

describe('requests', () => {
  it('that make no sense get a clear error without anything of the inside', async () => {
    const random = randomFrom('requests');
    const alda = await guest(server.url, 'Alda');
    const { id } = await table();
    const paths = [
      '/tables',
      `/tables/${id}/join`,
      `/tables/${id}/start`,
      '/tables/published',
      '/me',
      `/tables/${id}/kick`,
      '/nowhere',
    ];
    for (let i = 0; i < 300; i++) {
      const path = any(random, paths);
      const body = random.below(3) === 0 ? hostileText(random, 1) : JSON.stringify(any(random, JUNK));
      const response = await fetch(`${server.url}/api/v1${path}`, {
        method: 'POST',
        headers: { cookie: alda.cookie, 'content-type': 'application/json' },
        body: body ?? '',
      });
      const failure = (await response.json()) as Failure;
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(ERROR_CODES).toContain(failure.code);
      expect(JSON.stringify(failure)).not.toMatch(/\.ts:|node_modules/);
    }
  });

  it('get headers that keep a page safe', async () => {
    const { headers } = await fetch(`${server.url}/api/v1/titles`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('for what is nobody’s business are refused to strangers', async () => {
    const { id } = await started(server.url, { game: 'epix', seats: persons(2) });
    const nobody = stranger(server.url);
    for (const path of [
      `/tables/${id}`,
      `/tables/${id}/record`,
      `/tables/${id}/past?at=0`,
      `/tables/${id}/course?pictures=4`,
    ]) {
      await expect(nobody.get(path)).rejects.toThrow('not-found');
    }
    await expect(nobody.post('/tables', { game: 'epix', seats: persons(2) })).rejects.toThrow('not-known');
  });

  it('about health are answered, about figures only at a port of their own', async () => {
    expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ status: 'ok', database: true });
    const watched = await testServer({ 'metrics-port': '0' });
    await started(watched.url, { game: 'epix', seats: persons(2) });
    const figures = await (await fetch(watched.metricsUrl!)).text();
    expect(figures).toMatch(/interregnum_tables\{status="running"\} 1\n/);
    expect(figures).toMatch(/interregnum_database_bytes [1-9]\d+\n/);
    expect(figures).toContain('# TYPE interregnum_logins counter');
    expect(await (await fetch(`${watched.url}/metrics`)).text()).not.toContain('interregnum_tables');
    await watched.remove();
  });
});
