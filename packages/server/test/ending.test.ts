/** Ends that the rules do not know: giving up, agreeing, being absent, and what they mean for ratings. */
import type { MyTable, OneTable } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expire } from '../src/lobby/expiry.ts';
import { Failed, guest, type Live, persons, sit, started, type Visitor } from './client.ts';
import { gameOf, play, testClock } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { ports: clock });
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const DAY = 24 * 60 * 60 * 1000;

let names = 0;
async function registered(): Promise<Visitor> {
  const name = `Player ${++names}`;
  const person = await guest(server.url, name);
  await person.post('/account', { name, passphrase: 'a horse that is correct' });
  return person;
}

interface Playing {
  id: string;
  people: Visitor[];
  players: Live[];
  /** The table as it is now. */
  card(): Promise<MyTable>;
}

async function playing(people: Visitor[], rated = false): Promise<Playing> {
  const wish = { game: 'hidden-leaders', seats: persons(people.length), rated, botLevel: 'random' };
  const { id } = await started(server.url, wish, people);
  const players = await Promise.all(people.map(person => sit(person, id)));
  const card = async () => (await people[0]!.get<OneTable>(`/tables/${id}`)).table;
  return { id, people, players, card };
}

const guests = (n: number): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => guest(server.url, `Guest ${i}`)));
const pair = (): Promise<Visitor[]> => Promise.all([registered(), registered()]);

/** What the game has added to each rating, once it is counted. */
async function gains({ players }: Playing): Promise<number[]> {
  const { table } = await players[0]!.until('table', news => news.table.ratingChanges !== null);
  return table.ratingChanges!.map(change => change!.after - change!.before);
}

describe('giving up', () => {
  it('ends a game of two, and counts as lost', async () => {
    const one = await playing(await pair(), true);
    expect(await one.players[0]!.ask({ type: 'resign' })).toMatchObject({ type: 'ack' });
    const { table } = await one.players[1]!.until('table', news => news.table.status === 'closed');
    expect(table).toMatchObject({ early: 'resigned', resigned: [0], outcome: null });
    const [loser, winner] = await gains(one);
    expect(loser).toBeLessThan(0);
    expect(winner).toBeCloseTo(-loser!, 6);
  });

  it('leaves a game of three to the others, for good', async () => {
    const { players, people, id, card } = await playing(await guests(3));
    expect(await players[0]!.ask({ type: 'resign' })).toMatchObject({ type: 'ack' });
    expect(await card()).toMatchObject({ status: 'running', resigned: [0], early: null });
    expect(await players[0]!.ask({ type: 'return' })).toMatchObject({ code: 'not-now' });
    await expect(people[0]!.post(`/tables/${id}/join`)).rejects.toThrow(Failed);
    await players[1]!.ask({ type: 'resign' });
    expect(await card()).toMatchObject({ status: 'closed', resigned: [0, 1], early: 'resigned' });
  });

  it('is not for those who only watch', async () => {
    const { id } = await started(server.url, { game: 'epix', seats: persons(2), visibility: 'open' });
    const watcher = await sit(await guest(server.url, 'Watcher'), id);
    expect(await watcher.ask({ type: 'resign' })).toMatchObject({ code: 'not-allowed' });
    expect(await watcher.ask({ type: 'end', yes: true })).toMatchObject({ code: 'not-allowed' });
  });
});

describe('agreeing to end a game', () => {
  it('takes everybody, and one who would not ends the wish', async () => {
    const { players, card } = await playing(await guests(2));
    await players[0]!.ask({ type: 'end', yes: true });
    expect((await card()).wouldEnd).toEqual([0]);
    await players[1]!.ask({ type: 'end', yes: false });
    expect(await card()).toMatchObject({ wouldEnd: [], status: 'running' });
    await players[1]!.ask({ type: 'end', yes: true });
    await players[0]!.ask({ type: 'end', yes: true });
    expect(await card()).toMatchObject({ status: 'closed', early: 'agreed', resigned: [] });
    expect(await players[0]!.ask({ type: 'resign' })).toMatchObject({ code: 'not-now' });
  });

  it('is a draw where it counts, and needs those who are away, too', async () => {
    const one = await playing(await pair(), true);
    await one.players[1]!.ask({ type: 'away' });
    await one.players[0]!.ask({ type: 'end', yes: true });
    expect((await one.card()).status).toBe('running');
    await one.players[1]!.ask({ type: 'return' });
    await one.players[1]!.ask({ type: 'end', yes: true });
    for (const gain of await gains(one)) expect(gain).toBeCloseTo(0, 6);
  });
});

describe('a rated game', () => {
  it('is lost by whoever leaves it to a bot', async () => {
    const one = await playing(await pair(), true);
    const [player] = one.players;
    await one.players[1]!.ask({ type: 'away' });
    for (let i = 0; !player!.state().outcome; i++) {
      const { version, pending } = player!.state();
      if (pending.includes(0)) await play(gameOf('hidden-leaders'), [player!], { answers: 1, seed: `${i}` });
      else await player!.until('state', s => s.version > version);
    }
    const [stayed, left] = await gains(one);
    expect(stayed).toBeGreaterThan(0);
    expect(left).toBeLessThan(0);
  });

  it('is not closed by its host, who may give it up', async () => {
    const { people, players, id, card } = await playing(await pair(), true);
    await players[1]!.ask({ type: 'away' });
    await expect(people[0]!.post(`/tables/${id}/close`)).rejects.toThrow('This game counts');
    expect((await card()).status).toBe('running');
  });

  it('without a clock is lost by whoever never answers again, whatever else they do there', async () => {
    const one = await playing(await pair(), true);
    await play(gameOf('hidden-leaders'), one.players, { answers: 20 });
    const silent = one.players[0]!.state().pending;
    expect(silent).toHaveLength(1);
    const owing = one.players[silent[0]!]!;
    clock.pass(170 * DAY);
    await owing.ask({ type: 'end', yes: true });
    await owing.ask({ type: 'end', yes: false });
    clock.pass(11 * DAY);
    await Promise.all(one.players.map(player => player.close()));
    await expect.poll(() => server.context.hub.isWatched(one.id)).toBe(false);
    await expire(server.context);
    const changes = () => one.card().then(({ ratingChanges }) => ratingChanges);
    await expect.poll(changes).not.toBeNull();
    const gained = (await changes())!.map(change => change!.after - change!.before);
    expect(gained[silent[0]!]).toBeLessThan(0);
    expect(gained[1 - silent[0]!]).toBeGreaterThan(0);
  });

  it('does not count with a guest, and says so from the start', async () => {
    const one = await playing([await registered(), await guest(server.url, 'Guest')], true);
    expect((await one.card()).rated).toBe(false);
    await one.players[1]!.ask({ type: 'resign' });
    expect(await one.card()).toMatchObject({ status: 'closed', ratingChanges: null });
  });
});
