/** Taking answers back. */

import { randomFrom } from '@interregnum/kernel';
import type { Place } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEntries } from '../src/store/tables.ts';
import { startOf } from '../src/tables/open.ts';
import { resume } from '../src/tables/play.ts';
import { freeUndoTo } from '../src/tables/undo.ts';
import { type Live, newCommand, persons, sit, started } from './client.ts';
import { codesOf, gameOf, play, playOne, testClock } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { ports: clock });
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const game = gameOf('epix');

async function table(seats = 2): Promise<Live[]> {
  const { id, people } = await started(server.url, { game: 'epix', seats: persons(seats) });
  return Promise.all(people.map(person => sit(person, id)));
}

const who = (players: readonly Live[], seat: number): Live => players.find(one => one.state().viewer === seat)!;
const asked = (players: readonly Live[]): Live => who(players, players[0]!.state().pending[0]!);

describe('the own last answer', () => {
  it('goes back at once when nothing new came to light', async () => {
    const players = await table();
    const player = asked(players);
    const before = player.state();
    await playOne(
      game,
      players,
      randomFrom('x'),
      codesOf(game, before).find(code => code.startsWith('recruit')),
    );
    expect(player.state().undoTo).toBe(0);
    const command = newCommand();
    expect(await player.ask({ type: 'undo', to: 0 }, command)).toMatchObject({ type: 'ack', version: 2, again: false });
    expect(await player.ask({ type: 'undo', to: 0 }, command)).toMatchObject({ type: 'ack', version: 2, again: true });
    await Promise.all(players.map(one => one.until('state', s => s.version === 2)));
    const after = player.state();
    expect(after.view).toEqual(before.view);
    expect(after).toMatchObject({ at: 0, question: 2, log: { from: 1, entries: [] } });
  });

  it('may be given again, and an answer to the question before it is out of date', async () => {
    const players = await table();
    const player = asked(players);
    const { question, view } = player.state();
    const option = view.ask!.options[player.state().viewer!]![0]!.code;
    await player.ask({ type: 'answer', question, option });
    await player.ask({ type: 'undo', to: 0 });
    await player.until('state', s => s.version === 2);
    expect(await player.ask({ type: 'answer', question, option })).toMatchObject({ code: 'out-of-date' });
    expect(await player.ask({ type: 'answer', question: 2, option })).toMatchObject({ type: 'ack', version: 3 });
  });
});

describe('anything else', () => {
  it('goes back when everybody agrees', async () => {
    const players = await table(3);
    await play(game, players, { answers: 6 });
    const [alda, bert, cleo] = players;
    const command = newCommand();
    expect(await alda!.ask({ type: 'undo', to: 2 }, command)).toMatchObject({ type: 'ack', version: 6 });
    const { undo } = await bert!.until('undo', news => news.undo !== null);
    expect(undo).toMatchObject({ id: command, seat: 0, to: 2, yes: [], waitingFor: [1, 2] });
    expect(await alda!.ask({ type: 'undo-vote', request: command, yes: true })).toMatchObject({ code: 'not-allowed' });
    await bert!.ask({ type: 'undo-vote', request: command, yes: true });
    expect(alda!.state().version).toBe(6);
    await cleo!.ask({ type: 'undo-vote', request: command, yes: true });
    await Promise.all(players.map(player => player.until('state', s => s.version === 7)));
    expect(alda!.state()).toMatchObject({ at: 2, version: 7 });
    expect(await play(game, players, { answers: 4, seed: 'other way' })).toBe(4);
  });

  it('stays when somebody says no, and each refusal makes the wait longer', async () => {
    const players = await table();
    await play(game, players, { answers: 5 });
    const [alda, bert] = players;
    for (const minutes of [1, 2, 4]) {
      const command = newCommand();
      expect(await alda!.ask({ type: 'undo', to: 0 }, command)).toMatchObject({ type: 'ack' });
      await bert!.ask({ type: 'undo-vote', request: command, yes: false });
      expect(await alda!.ask({ type: 'undo', to: 0 })).toMatchObject({ type: 'refusal', code: 'too-many' });
      clock.pass(minutes * 60_000 - 1000);
      expect(await alda!.ask({ type: 'undo', to: 0 })).toMatchObject({ type: 'refusal', code: 'too-many' });
      clock.pass(2000);
    }
    expect(alda!.state().version).toBe(5);
  });

  it('is forgotten when the game goes on or the wish is withdrawn', async () => {
    const players = await table();
    await play(game, players, { answers: 5 });
    const [alda, bert] = players;
    const first = newCommand();
    await alda!.ask({ type: 'undo', to: 0 }, first);
    await playOne(game, players, randomFrom('on'));
    expect(await bert!.ask({ type: 'undo-vote', request: first, yes: true })).toMatchObject({ code: 'out-of-date' });
    const second = newCommand();
    await alda!.ask({ type: 'undo', to: 0 }, second);
    await alda!.ask({ type: 'undo-withdraw', request: second });
    expect(await bert!.ask({ type: 'undo-vote', request: second, yes: true })).toMatchObject({ code: 'out-of-date' });
    expect(alda!.state().at).toBe(6);
  });
});

describe('persons who are away', () => {
  it('are not looked ahead behind their backs: neither their answers nor those of their bots go back', async () => {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2), botLevel: 'random' });
    const [alda, bert] = await Promise.all(people.map(person => sit(person, id)));
    await play(game, [alda!, bert!], { answers: 9 });
    const t = (await server.context.open.get(id))!;
    const floor = 1 + t.play!.taken.findLastIndex(answer => answer.seat === 1);
    expect(floor).toBeGreaterThan(0);
    await bert!.ask({ type: 'away' });
    await alda!.until('table', ({ table: now }) => now.places[1]!.kind === 'person' && now.places[1]!.bot !== null);
    expect(await alda!.ask({ type: 'undo', to: floor - 1 })).toMatchObject({ code: 'not-now' });
    expect(await alda!.ask({ type: 'undo', to: 0 })).toMatchObject({ code: 'not-now' });
    await expect.poll(() => t.play!.taken.length).toBeGreaterThan(floor);
    expect(await alda!.ask({ type: 'undo', to: floor })).toMatchObject({ code: 'not-now' });
  });

  it('leave to the others what was their own and showed nothing new, unless the result counts', async () => {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2) });
    const players = await Promise.all(people.map(person => sit(person, id)));
    const player = asked(players);
    const seat = player.state().viewer!;
    const option = codesOf(game, player.state()).find(code => code.startsWith('recruit'))!;
    await player.ask({ type: 'answer', question: player.state().question, option });
    const { table, ...t } = (await server.context.open.get(id))!;
    const places = table.places.map((place, one) => (one === seat ? place : { ...place, bot: 'greedy' })) as Place[];
    const undoTo = (changed: object) => freeUndoTo({ ...t, table: { ...table, ...changed } }, t.play!, seat);
    expect([{}, { rated: true }, { places }].map(undoTo)).toEqual([0, 0, 0]);
    expect(undoTo({ places, rated: true })).toBeNull();
    expect(undoTo({ places, rated: true, resigned: [1 - seat] })).toBe(0);
  });

  it('keep it also when they leave while the others are being asked', async () => {
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(3), botLevel: 'random' });
    const [alda, bert, cleo] = await Promise.all(people.map(person => sit(person, id)));
    await play(game, [alda!, bert!, cleo!], { answers: 9 });
    const t = (await server.context.open.get(id))!;
    const request = newCommand();
    await alda!.ask({ type: 'undo', to: 0 }, request);
    const heard = await bert!.until('undo', ({ undo }) => undo !== null);
    expect(heard.undo!.waitingFor).toEqual([1, 2]);
    const own = t.play!.taken.filter(({ seat }) => seat === 2);
    await cleo!.ask({ type: 'away' });
    expect(await bert!.ask({ type: 'undo-vote', request, yes: true })).toMatchObject({ code: 'out-of-date' });
    expect(t.play!.taken.filter(({ seat }) => seat === 2).slice(0, own.length)).toEqual(own);
  });
});

describe('changing one’s mind all the time', () => {
  it('is refused, whether an answer is taken back or a secret one changed', async () => {
    const players = await table();
    const player = asked(players);
    const seat = player.state().viewer!;
    let refusedAfter = 0;
    for (; refusedAfter < 100; refusedAfter++) {
      const option = codesOf(game, player.state()).find(code => code.startsWith('recruit'))!;
      await player.ask({ type: 'answer', question: player.state().question, option });
      const reply = await player.ask({ type: 'undo', to: 0 });
      if (reply.type === 'refusal') break;
      await player.until('state', s => s.version === 2 * refusedAfter + 2);
    }
    expect(refusedAfter).toBe(30);
    expect(who(players, seat).state().at).toBe(1);
    clock.pass(2000);
    expect(await player.ask({ type: 'undo', to: 0 })).toMatchObject({ type: 'ack' });
  });

  it('is nothing that the others hear of: however often a secret answer changes, it is one answer', async () => {
    const leaders = gameOf('hidden-leaders');
    const { id, people } = await started(server.url, { game: 'hidden-leaders', seats: persons(2) });
    const [alda, bert] = await Promise.all(people.map(person => sit(person, id)));
    const watcher = await sit(people[1]!, id, { words: true });
    const codes = codesOf(leaders, alda!.state());
    const { question } = alda!.state();
    const answer = (option: string) => alda!.ask({ type: 'answer', question, option });
    await answer(codes[0]!);
    expect(await answer(codes[0]!)).toMatchObject({ type: 'ack', version: 1 });
    await Promise.all([bert!, watcher].map(live => live.until('state', s => s.version === 1)));
    await Promise.all([bert!, watcher].map(live => live.ask({ type: 'ping' }, 'settled')));
    const heard = [bert!, watcher].map(live => live.heard.length);
    const replies = [];
    for (let i = 1; i <= 41; i++) replies.push(await answer(codes[i % 2]!));
    expect(replies).toContainEqual(expect.objectContaining({ code: 'too-many' }));
    await Promise.all([bert!, watcher].map(live => live.ask({ type: 'ping' }, 'quiet')));
    expect([bert!, watcher].map(live => live.heard.length)).toEqual(heard.map(n => n + 1));
    const last = alda!.state();
    expect(last).toMatchObject({ version: 31, at: 1, log: { from: 1, entries: [{ at: 1, seat: 0 }] } });
    expect(last.view.answers.mine).toBe(0);
    await bert!.ask({ type: 'answer', question, option: codesOf(leaders, bert!.state())[0]! });
    await alda!.until('state', s => s.at === 2);
    expect(alda!.state()).toMatchObject({ version: 32, question: 2 });
    expect(bert!.state()).toMatchObject({ version: 2, question: 2, at: 2, log: { from: 2 } });
    expect(await bert!.ask({ type: 'chat', text: 'Well?' })).toMatchObject({ type: 'ack', version: 2 });
    const again = await sit(people[1]!, id, { version: 1 });
    expect(await again.until('state')).toMatchObject({ version: 2, log: { from: 2 } });
    const t = (await server.context.open.get(id))!;
    expect(t.play!.taken.map(given => given.seat)).toEqual([0, 1]);
    expect(t.play!.taken[0]!.code).toBe(codes[0]);
  });

  it('lets a wish to take back stand, and is the same game when it is opened anew', async () => {
    const leaders = gameOf('hidden-leaders');
    const { id, people } = await started(server.url, { game: 'hidden-leaders', seats: persons(3) });
    const [alda, bert, cara] = await Promise.all(people.map(person => sit(person, id)));
    const answer = (live: Live, n: number) =>
      live.ask({ type: 'answer', question: live.state().question, option: codesOf(leaders, live.state())[n]! });
    await answer(alda!, 0);
    await answer(bert!, 0);
    await answer(alda!, 1);
    await bert!.until('state', s => s.version === 2);
    await alda!.ask({ type: 'undo', to: 0 });
    const { undo } = await cara!.until('undo', news => news.undo !== null);
    await answer(alda!, 0);
    await bert!.ask({ type: 'undo-vote', request: undo!.id, yes: true });
    expect(await cara!.ask({ type: 'undo-vote', request: undo!.id, yes: true })).toMatchObject({ type: 'ack' });
    const players = [alda!, bert!, cara!];
    await Promise.all(players.map(live => live.until('state', s => s.at === 0)));
    for (const [player, n] of [[0, 1], [1, 1], [0, 0]] as const) await answer(players[player]!, n); // biome-ignore format: a line
    const t = (await server.context.open.get(id))!;
    const entries = await loadEntries(server.context.store.db, id);
    const anew = await resume(startOf(t.title, t.table), entries, null);
    expect(anew.taken).toEqual(t.play!.taken);
    expect(anew.state).toEqual(t.play!.state);
    expect(entries.map(entry => entry.kind)).toEqual(
      ['answer', 'answer', 'change', 'change', 'undo', 'answer', 'answer', 'change'], // biome-ignore format: a line
    );
  });
});
