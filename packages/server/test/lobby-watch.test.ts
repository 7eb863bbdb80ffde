/** Those who look at the lobby hear what changes for all, and nothing of what is none of their business. */
import { EventEmitter } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { LOBBY_LIVE, type Lobby, type LobbyNews, lobby as shapes } from '@interregnum/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { AppContext, AppEvents } from '../src/app-context.ts';
import { ownTables } from '../src/lobby/own-tables.ts';
import { lobbyWatch } from '../src/lobby/watch.ts';
import type { Table } from '../src/tables/table.ts';
import { guest, persons, seated, sit, stranger, type Visitor } from './client.ts';
import { gameOf, play } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const PRIVATE = { game: 'epix', seats: persons(2) };
const OPEN = { ...PRIVATE, visibility: 'open' } as const;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** What somebody hears. */
async function looking({ url, cookie }: Visitor, headers: Record<string, string> = {}): Promise<LobbyNews[]> {
  const heard: LobbyNews[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}${LOBBY_LIVE}`, { headers: { cookie, ...headers } });
  sockets.push(socket);
  socket.on('message', data => heard.push(shapes.lobbyNews.parse(JSON.parse(String(data)))));
  await new Promise<void>((resolve, reject) => socket.once('open', () => resolve()).once('error', reject));
  return heard;
}

type Editions = Extract<LobbyNews, { type: 'lobby' }>[];
const editions = (heard: readonly LobbyNews[]): Editions => heard.filter(news => news.type === 'lobby');
const calls = (heard: readonly LobbyNews[]): number => heard.filter(news => news.type === 'mine').length;

describe('the lobby', () => {
  it('tells everybody of a table that all can see, with this card and no other', async () => {
    const before = await seated(server.url, OPEN);
    const known = await stranger(server.url).get<Lobby>('/lobby');
    const heard = await looking(stranger(server.url));
    const { id } = await seated(server.url, OPEN);
    await expect.poll(() => editions(heard).flatMap(news => news.open)).toContain(id);
    const cards = editions(heard).flatMap(news => news.cards.map(card => card.id));
    expect(cards).toContain(id);
    expect(cards).not.toContain(before.id);
    expect(editions(heard)[0]!.from).toBe(known.edition);
  });

  it('is the same whether it is read as a whole or followed', async () => {
    const first = await stranger(server.url).get<Lobby>('/lobby');
    const heard = await looking(stranger(server.url));
    const { id } = await seated(server.url, OPEN);
    await expect.poll(() => editions(heard).at(-1)?.open ?? []).toContain(id);
    const last = await stranger(server.url).get<Lobby>('/lobby');
    const cards = new Map(
      [...first.open, ...first.watch, ...editions(heard).flatMap(x => x.cards)].map(c => [c.id, c]),
    );
    const { open, edition } = editions(heard).at(-1)!;
    expect(edition).toBe(last.edition);
    expect(open.map(one => cards.get(one))).toEqual(last.open);
  });

  it('calls nobody for a private table but those who sit there', async () => {
    const [host, other] = [await guest(server.url, 'Alda'), await guest(server.url, 'Bert')];
    const [mine, theirs, strangers] = [await looking(host), await looking(other), await looking(stranger(server.url))];
    const { id } = await seated(server.url, PRIVATE, [host]);
    await expect.poll(() => calls(mine)).toBeGreaterThan(0);
    expect(calls([...theirs, ...strangers])).toBe(0);
    expect(JSON.stringify([mine, theirs, strangers])).not.toContain(id);
    expect((await host.get<Lobby>('/lobby/mine')).mine.map(table => table.id)).toEqual([id]);
  });

  it('calls those at a table when the turn is another’s', async () => {
    const { id, people } = await seated(server.url, PRIVATE);
    await people[0]!.post(`/tables/${id}/start`);
    const players = await Promise.all(people.map(person => sit(person, id)));
    const heard = await Promise.all(people.map(person => looking(person)));
    await play(gameOf('epix'), players, { answers: 1 });
    for (const one of heard) await expect.poll(() => calls(one)).toBeGreaterThan(0);
  });

  it('calls somebody at a table about the others, not about that one', async () => {
    const here = await seated(server.url, PRIVATE);
    await here.people[0]!.post(`/tables/${here.id}/start`);
    const players = await Promise.all(here.people.map(person => sit(person, here.id)));
    await play(gameOf('epix'), players, { answers: 3 });
    const [alda, bert] = players;
    expect(alda!.messages.some(message => message.type === 'mine')).toBe(false);
    const elsewhere = await seated(server.url, PRIVATE, [here.people[0]!]);
    await alda!.until('mine');
    expect((await here.people[0]!.get<Lobby>('/lobby/mine')).mine.map(table => table.id)).toContain(elsewhere.id);
    await bert!.ask({ type: 'ping' });
    expect(bert!.messages.some(message => message.type === 'mine')).toBe(false);
    await Promise.all(players.map(player => player.close()));
  });

  it('is not for the pages of others', async () => {
    await expect(looking(stranger(server.url), { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  });

  it('is compressed for those who can read that', async () => {
    await seated(server.url, OPEN);
    const { id, people } = await seated(server.url, PRIVATE);
    for (const person of [stranger(server.url), people[0]!]) {
      const http = await import('node:http');
      const [encoding, body] = await new Promise<[string | undefined, Buffer]>((resolve, reject) => {
        const headers = { 'accept-encoding': 'gzip, br', cookie: person.cookie };
        http
          .get(`${server.url}/api/v1/lobby`, { headers }, response => {
            const chunks: Buffer[] = [];
            response.on('data', chunk => chunks.push(chunk as Buffer));
            response.on('end', () => resolve([response.headers['content-encoding'], Buffer.concat(chunks)]));
          })
          .on('error', reject);
      });
      expect(encoding).toBe('gzip');
      const whole = gunzipSync(body);
      expect(body.length).toBeLessThan(whole.length / 2);
      const { mine } = shapes.lobby.parse(JSON.parse(String(whole)));
      expect(mine.map(table => table.id)).toEqual(person === people[0] ? [id] : []);
    }
  });
});

describe('however much happens', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function watched(person: string) {
    const listeners: Partial<AppEvents>[] = [];
    const send = vi.fn();
    const refresh = vi.fn(() => Promise.resolve());
    const socket = Object.assign(new EventEmitter(), { send, terminate() {}, bufferedAmount: 0 });
    const lobby = { onChange() {}, stale() {}, refresh };
    const context = { listeners, lobby, log: console } as unknown as AppContext;
    lobbyWatch({ ...context, ownTables: ownTables(context) }).watch(socket as unknown as WebSocket, person);
    const changed = (visibility: string) => {
      const table = { id: 'table', visibility, host: 'alda', places: [] } as unknown as Table;
      for (const listener of listeners) listener.changed?.(table, null);
    };
    return { socket, send, refresh, changed };
  }

  it('the lists are read no more often than every four seconds', async () => {
    const { refresh, changed } = watched('bert');
    for (let i = 0; i < 100; i++) {
      changed('open');
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('nobody is called about the own tables more often than twice a second', () => {
    const { send, changed } = watched('alda');
    changed('private');
    vi.advanceTimersByTime(0);
    changed('open');
    vi.advanceTimersByTime(499);
    expect(send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('whoever has the table open is not called to it from others', () => {
    const listeners: Partial<AppEvents>[] = [];
    const people = ownTables({ listeners, log: console } as unknown as AppContext);
    const calls: string[] = [];
    const leave = ['one', 'two'].map(at =>
      people.follow({ person: 'alda', at, every: 2000, call: () => void calls.push(at) }),
    );
    const changed = (id: string) => {
      const table = { id, host: 'alda', places: [] } as unknown as Table;
      for (const listener of listeners) listener.changed?.(table, null);
      vi.advanceTimersByTime(2000);
    };
    changed('two');
    expect(calls).toEqual([]);
    changed('three');
    expect(calls).toEqual(['one', 'two']);
    leave[1]!();
    changed('two');
    expect(calls).toEqual(['one', 'two', 'one']);
  });

  it('whoever is gone is left alone', async () => {
    const { socket, send, refresh, changed } = watched('alda');
    changed('open');
    socket.emit('close');
    changed('open');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).not.toHaveBeenCalled();
    expect(refresh.mock.calls.length).toBeLessThan(2);
  });
});
