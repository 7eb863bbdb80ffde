/** Those who look at the lobby are called when it changes for them, and not for what is none of their business. */
import { EventEmitter } from 'node:events';
import { LOBBY_LIVE } from '@interregnum/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { AppContext, AppEvents } from '../src/app-context.ts';
import { lobbyWatch } from '../src/live/lobby-watch.ts';
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

/** The calls that somebody gets. */
async function looking({ url, cookie }: Visitor, headers: Record<string, string> = {}): Promise<string[]> {
  const calls: string[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}${LOBBY_LIVE}`, { headers: { cookie, ...headers } });
  sockets.push(socket);
  socket.on('message', data => calls.push(String(data)));
  await new Promise<void>((resolve, reject) => socket.once('open', () => resolve()).once('error', reject));
  return calls;
}

const CALL = '{"type":"lobby"}';

describe('the lobby', () => {
  it('calls everybody for a table that all can see', async () => {
    const calls = await looking(stranger(server.url));
    await seated(server.url, OPEN);
    await expect.poll(() => calls).toContain(CALL);
  });

  it('calls nobody for a private table but those who sit there', async () => {
    const [host, other] = [await guest(server.url, 'Alda'), await guest(server.url, 'Bert')];
    const [mine, theirs, strangers] = [await looking(host), await looking(other), await looking(stranger(server.url))];
    await seated(server.url, PRIVATE, [host]);
    await expect.poll(() => mine.length).toBeGreaterThan(0);
    expect([...theirs, ...strangers]).toEqual([]);
  });

  it('calls those at a table when the turn is another’s', async () => {
    const { id, people } = await seated(server.url, PRIVATE);
    await people[0]!.post(`/tables/${id}/start`);
    const players = await Promise.all(people.map(person => sit(person, id)));
    const calls = await Promise.all(people.map(person => looking(person)));
    await play(gameOf('epix'), players, { answers: 1 });
    for (const one of calls) await expect.poll(() => one).toContain(CALL);
  });

  it('is not for the pages of others', async () => {
    await expect(looking(stranger(server.url), { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
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
    const socket = Object.assign(new EventEmitter(), { send, terminate() {} });
    lobbyWatch({ listeners, store: { shared: false } } as unknown as AppContext).watch(
      socket as unknown as WebSocket,
      person,
    );
    const changed = (visibility: string) =>
      listeners[0]!.changed!({ visibility, host: 'alda', places: [] } as unknown as Table, null);
    return { socket, send, changed };
  }

  it('nobody is called more often than every four seconds for the tables of others', () => {
    const { send, changed } = watched('bert');
    for (let i = 0; i < 100; i++) {
      changed('open');
      vi.advanceTimersByTime(100);
    }
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('the own tables come sooner, also when another call is due', () => {
    const { send, changed } = watched('alda');
    changed('private');
    vi.advanceTimersByTime(0);
    changed('open');
    vi.advanceTimersByTime(499);
    expect(send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('whoever is gone is left alone', () => {
    const { socket, send, changed } = watched('alda');
    changed('open');
    socket.emit('close');
    changed('open');
    vi.advanceTimersByTime(10_000);
    expect(send).not.toHaveBeenCalled();
  });
});
