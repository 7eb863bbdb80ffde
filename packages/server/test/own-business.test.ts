/** What somebody arranges at a table for herself is not noticed by anybody else; who sits down is. */
import type { Lobby } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, persons, seated, sit, started } from './client.ts';
import { testClock } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { ports: clock });
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

describe('standing orders and deaf ears', () => {
  it('reach nobody else, neither at the table nor in the lobby', async () => {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2), visibility: 'open' });
    const seats = [await sit(people[0]!, id), await sit(people[1]!, id)];
    const asked = seats[0]!.state().pending[0]!; // an order of whoever is asked would be followed, and noticed
    const [alda, bert] = [seats[asked]!, seats[1 - asked]!];
    const spectator = await sit(await guest(server.url, 'Spectator'), id);
    const settled = () => Promise.all([alda, spectator].map(live => live.ask({ type: 'ping' }, 'ping')));
    const listed = async () => JSON.stringify((await people[0]!.get<Lobby>('/lobby')).watch.find(x => x.id === id));
    await settled();
    const [heard, watched, inLobby] = [alda.heard.length, spectator.heard.length, await listed()];
    clock.pass(60_000);
    const offer = (await bert.until('orders')).orders.offers[0]!.id;
    expect(await bert.ask({ type: 'orders', orders: [offer] })).toMatchObject({ type: 'ack' });
    expect(await bert.ask({ type: 'mute', person: people[asked]!.id, muted: true })).toMatchObject({ type: 'ack' });
    expect((await bert.until('orders', ({ orders }) => orders.set.length > 0)).orders.set).toEqual([offer]);
    await settled();
    expect(alda.heard.slice(heard).filter(text => !text.includes('pong'))).toEqual([]);
    expect(spectator.heard.slice(watched).filter(text => !text.includes('pong'))).toEqual([]);
    expect(await listed()).toEqual(inLobby);
  });
});

describe('presence', () => {
  it('knows whoever sits down after having looked on', async () => {
    const { id, people } = await seated(server.url, { game: 'epix', seats: persons(3), visibility: 'open' }, [
      await guest(server.url, 'Alda'),
      await guest(server.url, 'Bert'),
      await guest(server.url, 'Cara'),
    ]);
    await people[2]!.post(`/tables/${id}/leave`);
    const [alda, cara] = [await sit(people[0]!, id), await sit(people[2]!, id)];
    await alda.until('presence', ({ presence }) => presence.spectators === 1);
    await people[2]!.post(`/tables/${id}/join`, {});
    const { presence } = await alda.until('presence', news => news.presence.seats[2]!);
    expect(presence).toEqual({ seats: [true, false, true], spectators: 0 });
    await cara.close();
    await alda.until('presence', news => !news.presence.seats[2] && news.presence.spectators === 0);
  });
});
