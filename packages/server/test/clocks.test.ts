/** Clocks, bots that take seats over, and standing orders: what happens when a person does nothing. */
import { randomFrom, versionOf } from '@interregnum/kernel';
import type { Clock, MyTable, NewTable, OneTable } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineOf } from '../src/clocks/banks.ts';
import { loadEntries } from '../src/store/tables.ts';
import { attendDue } from '../src/tables/attend.ts';
import { startOf, tidy } from '../src/tables/open.ts';
import { resume } from '../src/tables/play.ts';
import { type Live, persons, type Seated, seated, sit } from './client.ts';
import { codesOf, gameOf, play, playOne, testClock } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { ports: clock });
  clock.pass(3_600_000); // beyond the grace after a start
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const game = gameOf('epix');
const LIVE: Clock = { kind: 'live', perMove: 30, bank: 60 };
const SECOND = 1000;

async function table(wanted: Partial<NewTable>): Promise<Seated & { players: Live[] }> {
  const at = await seated(server.url, { game: 'epix', seats: persons(2), ...wanted });
  await at.people[0]!.post(`/tables/${at.id}/start`);
  return { ...at, players: await Promise.all(at.people.map(person => sit(person, at.id))) };
}

const who = (players: readonly Live[], seat: number): Live => players.find(one => one.state().viewer === seat)!;
const askedSeat = (players: readonly Live[]): number => players[0]!.state().pending[0]!;

describe('a live clock', () => {
  it('takes from the bank what a move needs beyond its time', async () => {
    const { players } = await table({ clock: LIVE });
    const seat = askedSeat(players);
    const { clocks } = players[0]!.state();
    expect(clocks!.banks).toEqual([60 * SECOND, 60 * SECOND]);
    expect(Math.round((clocks!.deadlines[seat]! - clocks!.now) / SECOND)).toBe(90);
    clock.pass(50 * SECOND);
    await playOne(game, players, randomFrom('slow'));
    const left = players[0]!.state().clocks!.banks[seat]!;
    expect(Math.round(left / SECOND)).toBe(40);
  });

  it('answers for the seat by the default of the title when time and bank are used up', async () => {
    const { players } = await table({ clock: LIVE });
    const seat = askedSeat(players);
    const view = who(players, seat).state().view;
    const code = view.ask!.options[seat]![game.advice.timeout(view, randomFrom(''))]!.code;
    clock.pass(89 * SECOND);
    await attendDue(server.context);
    expect(players[0]!.state().version).toBe(0);
    clock.pass(2 * SECOND);
    await attendDue(server.context);
    await players[0]!.until('state', s => s.version === 1);
    expect(code).toBe('pass');
    expect(players[0]!.state().log.entries[0]).toMatchObject({ seat, events: [{ type: 'passed', seat }] });
  });

  it('hands the seat to a bot where the table wants that, until the person is back', async () => {
    const { players, people, id } = await table({ clock: LIVE, onTimeout: 'bot', botLevel: 'random' });
    const seat = askedSeat(players);
    const sleeper = who(players, seat);
    clock.pass(91 * SECOND);
    await attendDue(server.context);
    await players[0]!.until('state', s => s.version === 1);
    await sleeper.until('table', ({ table: now }) => botAt(now, seat) === 'random');
    const { question } = sleeper.state();
    const answer = { type: 'answer', question, option: 'pass' } as const;
    expect(await sleeper.ask(answer)).toMatchObject({ code: 'not-now' });
    await sleeper.ask({ type: 'return' });
    expect(botAt((await people[0]!.get<OneTable>(`/tables/${id}`)).table, seat)).toBe(null);
  });

  it('gives no time back with an answer that is taken back', async () => {
    const { players } = await table({ clock: LIVE });
    const seat = askedSeat(players);
    const player = who(players, seat);
    const left = () => Math.round((player.state().clocks!.deadlines[seat]! - clock.now()) / SECOND);
    for (const [round, seconds] of [70, 50, 30].entries()) {
      clock.pass(20 * SECOND);
      const recruit = codesOf(game, player.state()).find(code => code.startsWith('recruit'));
      await playOne(game, players, randomFrom('x'), recruit);
      await player.ask({ type: 'undo', to: 0 });
      await player.until('state', s => s.version === 2 * round + 2);
      expect(left()).toBe(seconds);
      expect(player.state().clocks!.banks).toEqual([60 * SECOND, 60 * SECOND]);
    }
    clock.pass(10 * SECOND);
    await playOne(game, players, randomFrom('x'), codesOf(game, player.state())[0]!);
    expect(Math.round(player.state().clocks!.banks[seat]! / SECOND)).toBe(20);
  });

  it('does not run while the server is away', async () => {
    const other = await testServer({}, { ports: clock });
    const at = await seated(other.url, { game: 'epix', seats: persons(2), clock: LIVE });
    await at.people[0]!.post(`/tables/${at.id}/start`);
    clock.pass(1000 * SECOND);
    const again = await other.restart();
    await attendDue(again.context);
    const player = await sit(at.people[0]!.at(again.url), at.id);
    expect(player.state().version).toBe(0);
    clock.pass(61 * SECOND);
    await attendDue(again.context);
    await player.until('state', s => s.version > 0);
    await again.remove();
  });
});

const botAt = ({ places }: MyTable, seat: number): string | null => {
  const place = places[seat]!;
  return place.kind === 'person' ? place.bot : place.level;
};

describe('a slow clock', () => {
  it('gives days for every answer', async () => {
    const { players, people, id } = await table({ clock: { kind: 'slow', days: 3 } });
    const seat = askedSeat(players);
    const day = 24 * 3600 * SECOND;
    const { table: mine } = await people[seat]!.get<OneTable>(`/tables/${id}`);
    expect(mine).toMatchObject({ yourTurn: true });
    expect(Math.round((mine.deadline! - clock.now()) / day)).toBe(3);
    clock.pass(3 * day - SECOND);
    await attendDue(server.context);
    expect(players[0]!.state().version).toBe(0);
    clock.pass(2 * SECOND);
    await attendDue(server.context);
    await players[0]!.until('state', s => s.version === 1);
  });
});

describe('an answer that is taken back', () => {
  it('leaves its days used up, also when the table is opened anew', async () => {
    const { players, id } = await table({ clock: { kind: 'slow', days: 3 } });
    const seat = askedSeat(players);
    const player = who(players, seat);
    const day = 24 * 3600 * SECOND;
    clock.pass(2 * day);
    await playOne(
      game,
      players,
      randomFrom('x'),
      codesOf(game, player.state()).find(code => code.startsWith('recruit')),
    );
    await player.ask({ type: 'undo', to: 0 });
    await player.until('state', s => s.version === 2);
    const daysLeft = (state = player.state()) => Math.round((state.clocks!.deadlines[seat]! - clock.now()) / day);
    expect(daysLeft()).toBe(1);
    const { table: row } = (await server.context.open.get(id))!;
    const entries = await loadEntries(server.context.store.db, id);
    const anew = await resume(startOf(server.context.titles.get('epix')!, row), entries, null);
    expect(Math.round((deadlineOf(anew, seat)! - clock.now()) / day)).toBe(1);
  });

  it('leaves them used up when the table was out of memory since it was given', async () => {
    const { players, people, id } = await table({ clock: { kind: 'slow', days: 3 } });
    const seat = askedSeat(players);
    const day = 24 * 3600 * SECOND;
    const recruit = codesOf(game, who(players, seat).state()).find(code => code.startsWith('recruit'));
    clock.pass(2 * day);
    await playOne(game, players, randomFrom('x'), recruit);
    await Promise.all(players.map(player => player.close()));
    clock.pass(2 * SECOND * server.context.config.unloadAfter);
    await expect
      .poll(async () => {
        await tidy(server.context);
        return server.context.open.has(id);
      })
      .toBe(false);
    const player = await sit(people[seat]!, id);
    await player.ask({ type: 'undo', to: 0 });
    const { clocks } = await player.until('state', s => s.version === 2);
    expect(Math.round((clocks!.deadlines[seat]! - clock.now()) / day)).toBe(1);
  });
});

describe('whoever leaves', () => {
  it('is replaced by a bot and gets the seat back', async () => {
    const { players, people, id } = await table({ botLevel: 'random' });
    const seat = askedSeat(players);
    await people[seat]!.post(`/tables/${id}/leave`);
    await players[0]!.until('state', s => s.version >= 1);
    const { table: now } = await people[seat]!.post<OneTable>(`/tables/${id}/join`);
    expect(botAt(now, seat)).toBe(null);
    expect(await play(game, players, { answers: 3 })).toBe(3);
  });
});

describe('a standing order', () => {
  it('answers its question without the person', async () => {
    const { players } = await table({});
    const seat = askedSeat(players);
    const other = who(players, 1 - seat);
    expect(other.welcome().orders!.offers.map(offer => offer.id)).toContain('pass');
    expect(await other.ask({ type: 'orders', orders: ['pass'] })).toMatchObject({ type: 'ack' });
    await playOne(game, players, randomFrom('x'), 'pass');
    await players[0]!.until('state', s => s.version >= 2);
    const passed = players[0]!.messages.flatMap(m => (m.type === 'state' ? m.log.entries : [])).at(-1);
    expect(passed).toMatchObject({
      seat: 1 - seat,
      events: expect.arrayContaining([{ type: 'passed', seat: 1 - seat }]),
    });
  });

  it('ends by itself when something relevant happens', async () => {
    const { players } = await table({ options: { mode: 'advanced' } });
    const [first, second] = [askedSeat(players), 1 - askedSeat(players)];
    const bids = (live: Live) =>
      live
        .state()
        .view.ask!.options[live.state().viewer!]!.map(o => o.code)
        .filter(code => code.startsWith('bid:'));
    await playOne(game, players, randomFrom('x'), bids(who(players, first))[0]!);
    const card = bids(who(players, second)).find(code => code.startsWith(firstCard(players, first)))!;
    await who(players, first).ask({ type: 'orders', orders: ['pass', 'bid-nothing'] });
    await playOne(game, players, randomFrom('x'), card);
    const { orders } = await who(players, first).until('orders', news => news.orders.disarmed.length > 0);
    expect(orders).toMatchObject({ set: ['bid-nothing'], disarmed: ['pass'] });
    expect(players[0]!.state()).toMatchObject({ version: 2, pending: [first] });
  });

  it('for a secret answer waits for the last of the others', async () => {
    const { players, id } = await table({ options: { mode: 'advanced' } });
    await play(game, players, { stop: s => s.pending.length > 1 });
    const [one, two] = players;
    const { version } = one!.state();
    expect(await two!.ask({ type: 'orders', orders: ['bid-nothing'] })).toMatchObject({ type: 'ack' });
    const t = (await server.context.open.get(id))!;
    server.context.attend(t);
    await two!.ask({ type: 'ping' });
    await t.mutex.run(() => Promise.resolve());
    expect(versionOf(t.play!)).toBe(version);
    expect(one!.state().pending).toHaveLength(2);
    await playOne(game, [one!], randomFrom('bid'));
    await one!.until('state', s => s.version >= version + 2);
    expect(t.play!.taken.at(version + 1)).toMatchObject({ seat: 1, code: 'bid:0' });
  });

  it('that is not on offer is refused', async () => {
    const { players } = await table({});
    expect(await players[0]!.ask({ type: 'orders', orders: ['win'] })).toMatchObject({ code: 'not-now' });
  });

  it('is nobody else’s business', async () => {
    const { players, people, id } = await table({});
    await players[0]!.ask({ type: 'orders', orders: ['bid-nothing'] });
    const other = await sit(people[1]!, id);
    expect(other.welcome().orders!.set).toEqual([]);
    expect(other.heard.some(text => text.includes('"set":["bid-nothing"]'))).toBe(false);
  });
});

/** The beginning of the code of bids on the card that this seat has bid on. */
function firstCard(players: readonly Live[], seat: number): string {
  const entry = players[0]!.messages
    .flatMap(m => (m.type === 'state' ? m.log.entries : []))
    .find(x => x.seat === seat && x.events.some(e => e.type === 'draftBid'))!;
  const { card } = entry.events.find(e => e.type === 'draftBid') as unknown as { card: number };
  return `bid:SA${String(card).padStart(2, '0')}:`;
}
