/** The live connection: answers, reconnecting, several tabs, talk, presence, looking back. */
import { randomFrom } from '@interregnum/kernel';
import { variant } from '@interregnum/kernel/testing';
import type { PastMoment } from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Watcher } from '../src/live/hub.ts';
import { connect, guest, type Live, newCommand, persons, type Seated, seated, sit, started } from './client.ts';
import { anyCode, codesOf, gameOf, play, playOne, titlesWith } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const game = gameOf('epix');
const OPEN = { game: 'epix', seats: persons(2), visibility: 'open' as const };

async function table(wanted: Partial<typeof OPEN> = {}): Promise<Seated & { players: Live[] }> {
  const at = await started(server.url, { ...OPEN, ...wanted });
  return { ...at, players: await Promise.all(at.people.map(person => sit(person, at.id))) };
}

const asked = (players: readonly Live[]): Live =>
  players.find(one => one.state().viewer === players[0]!.state().pending[0])!;
const idle = (players: readonly Live[]): Live => players.find(one => one !== asked(players))!;

describe('an answer', () => {
  it('sent twice is carried out once', async () => {
    const { players } = await table();
    const player = asked(players);
    const { question } = player.state();
    const message = { type: 'answer', question, option: anyCode(game, player.state(), randomFrom('x')) } as const;
    const command = newCommand();
    const first = await player.ask(message, command);
    const again = await player.ask(message, command);
    expect(first).toEqual({ type: 'ack', command, version: 1, again: false });
    expect(again).toEqual({ type: 'ack', command, version: 1, again: true });
    expect(player.state().version).toBe(1);
  });

  it('sent many times at once through several connections is carried out once', async () => {
    const { players, people, id } = await table();
    const player = asked(players);
    const tabs = await Promise.all([1, 2, 3].map(() => sit(people[player.state().viewer!]!, id)));
    const { question } = player.state();
    const message = { type: 'answer', question, option: anyCode(game, player.state(), randomFrom('x')) } as const;
    const command = newCommand();
    const replies = await Promise.all([player, ...tabs].map(tab => tab.ask(message, command)));
    expect(replies.filter(reply => reply.type === 'ack' && !reply.again)).toHaveLength(1);
    expect(replies.every(reply => reply.type === 'ack' && reply.version === 1)).toBe(true);
    await Promise.all(tabs.map(tab => tab.until('state', s => s.version === 1)));
    expect(new Set([player, ...tabs].map(tab => tab.heard.findLast(x => x.startsWith('{"type":"state"')))).size).toBe(
      1,
    );
  });

  it('is shown to the one who gave it before it is acknowledged, and to everybody', async () => {
    const { players } = await table();
    const shown = (live: Live, version: number) =>
      live.messages.findIndex(message => message.type === 'state' && message.version === version);
    for (let version = 1; version <= 5; version++) {
      const player = asked(players);
      const { question } = player.state();
      const command = newCommand();
      await player.ask({ type: 'answer', question, option: anyCode(game, player.state(), randomFrom('x')) }, command);
      const ack = player.messages.findIndex(message => message.type === 'ack' && message.command === command);
      expect(shown(player, version)).toBeGreaterThan(0);
      expect(shown(player, version)).toBeLessThan(ack);
      await Promise.all(players.map(one => one.until('state', state => state.version === version)));
    }
  });

  it('that ended the game or is long past is acknowledged when it is sent again, whatever has happened since', async () => {
    const first = await testServer();
    const { id, people } = await started(first.url, { ...OPEN, game: 'hidden-leaders' });
    const players = await Promise.all(people.map(person => sit(person, id)));
    const [rules, random] = [gameOf('hidden-leaders'), randomFrom('last')];
    const given: { seat: number; command: string; message: Parameters<Live['ask']>[0]; version: number }[] = [];
    while (!players[0]!.state().outcome) {
      const player = asked(players);
      const { question, viewer } = player.state();
      const message = { type: 'answer' as const, question, option: anyCode(rules, player.state(), random) };
      const command = newCommand();
      const reply = await player.ask(message, command);
      expect(reply).toMatchObject({ type: 'ack', again: false });
      given.push({ seat: viewer!, command, message, version: given.length + 1 });
      await Promise.all(players.map(one => one.until('state', s => s.version >= given.length)));
    }
    await players[0]!.until('table', ({ table: card }) => card.status === 'over');
    const again = await first.restart();
    const back = await Promise.all(people.map(person => sit(person.at(again.url), id)));
    for (const { seat, command, message, version } of [given[0]!, given.at(-1)!]) {
      expect(await back[seat]!.ask(message, command)).toEqual({ type: 'ack', command, version, again: true });
    }
    expect(await back[0]!.ask(given[0]!.message)).toMatchObject({ type: 'refusal', code: 'not-now' });
    await again.remove();
  });

  it('is refused when the question has moved on, is not yours, or has no such option', async () => {
    const { players } = await table();
    const [player, other] = [asked(players), idle(players)];
    const { question } = player.state();
    const option = anyCode(game, player.state(), randomFrom('x'));
    expect(await other.ask({ type: 'answer', question, option })).toMatchObject({ type: 'refusal', code: 'not-asked' });
    expect(await player.ask({ type: 'answer', question: question + 1, option })).toMatchObject({ code: 'out-of-date' });
    expect(await player.ask({ type: 'answer', question, option: 'win' })).toMatchObject({ code: 'not-an-option' });
    expect(player.state().version).toBe(0);
  });

  it('that breaks a rule, or makes no sense, is refused with the rule and its reason', async () => {
    const { players } = await table();
    const player = asked(players);
    const { view, question } = player.state();
    const candidate = game.proof.candidates(view).find(code => !codesOf(game, player.state()).includes(code))!;
    for (const option of [candidate, 'win', 'play:nobody', '__proto__', ':'.repeat(400)]) {
      const why = game.rules.refusal(view, option)!;
      const reply = await player.ask({ type: 'answer', question, option });
      expect(reply).toMatchObject({ code: 'not-an-option', rule: why.rule, reason: why.phrase });
    }
  });

  it('from a spectator is refused', async () => {
    const { id, players } = await table();
    const watcher = await sit(await guest(server.url, 'W'), id);
    const { question } = watcher.state();
    const option = anyCode(game, asked(players).state(), randomFrom('x'));
    expect(await watcher.ask({ type: 'answer', question, option })).toMatchObject({ code: 'not-allowed' });
  });
});

describe('whoever connects again', () => {
  it('gets only what is missing, and is told what is new', async () => {
    const { id, people, players } = await table();
    await play(game, players, { answers: 6 });
    const [player, absent] = [asked(players), idle(players)];
    const seen = absent.state();
    await absent.close();
    await playOne(game, [player], randomFrom('meanwhile'));
    const again = await sit(people[seen.viewer!]!, id, { version: seen.version });
    const { log } = await again.until('state');
    expect(log.from).toBe(seen.at + 1);
    expect(log.entries.map(entry => entry.at)).toEqual([seen.at + 1]);
    expect(again.welcome().recap).toEqual({ from: seen.at + 1 });
  });

  it('gets no state when nothing has happened', async () => {
    const { id, people, players } = await table();
    await play(game, players, { answers: 3 });
    const again = await sit(people[0]!, id, { version: players[0]!.state().version });
    await again.ask({ type: 'ping' });
    expect(again.messages.filter(message => message.type === 'state')).toEqual([]);
    expect(again.welcome().recap).toBe(null);
  });

  it('gets everything when it has nothing, also after the table left the memory', async () => {
    const { id, people, players } = await table();
    await play(game, players, { answers: 120, seed: 'long' });
    const before = players[0]!.state();
    await Promise.all(players.map(player => player.close()));
    server.context.open.clear();
    const again = await sit(people[0]!, id);
    const { clocks: _, ...state } = again.state();
    expect(state).toMatchObject({
      version: before.version,
      at: before.at,
      view: before.view,
      question: before.question,
    });
    expect(state.log).toMatchObject({ from: 0 });
    expect(state.log.entries).toHaveLength(before.at + 1);
  });
});

describe('a table that does not want spectators', () => {
  it('shows its game only to those who play', async () => {
    const { people, id } = await seated(server.url, { ...OPEN, spectators: false });
    const curious = await guest(server.url, 'Curious');
    const early = await sit(curious, id);
    await people[0]!.post(`/tables/${id}/start`);
    const players = await Promise.all(people.map(person => sit(person, id)));
    await play(game, players, { answers: 3 });
    await early.ask({ type: 'ping' });
    expect(early.heard.filter(text => text.includes('"type":"state"'))).toEqual([]);
    expect(await early.ask({ type: 'look', at: 0, seat: null, open: false })).toMatchObject({ code: 'not-allowed' });
    await expect(sit(curious, id)).rejects.toThrow('not-allowed');
    await expect(curious.get(`/tables/${id}/past?at=0`)).rejects.toThrow('not-allowed');
  });
});

describe('words', () => {
  it('come for clients that do not know the rules', async () => {
    const { id, people, players } = await table();
    const seat = asked(players).state().viewer!;
    const live = await sit(people[seat]!, id, { words: true });
    const { ask, log } = live.state();
    expect(ask!.options.map(o => o.code)).toEqual(codesOf(game, live.state()));
    expect(ask!.options.every(o => o.text.length > 0)).toBe(true);
    expect(log.entries[0]!.texts!.length).toBe(log.entries[0]!.events.length);
  });
});

describe('talk', () => {
  it('reaches everybody once, and not those who do not want to hear it', async () => {
    const { players, people, id } = await table();
    const [alda, bert] = players;
    const command = newCommand();
    expect(await alda!.ask({ type: 'chat', text: 'Well met' }, command)).toMatchObject({ type: 'ack', again: false });
    expect(await alda!.ask({ type: 'chat', text: 'Well met' }, command)).toMatchObject({ type: 'ack', again: true });
    await bert!.until('chat', ({ lines }) => lines[0]!.text === 'Well met');
    await bert!.ask({ type: 'mute', person: people[0]!.id, muted: true });
    await alda!.ask({ type: 'chat', text: 'Are you there?' });
    await alda!.until('chat', ({ lines }) => lines[0]!.text === 'Are you there?');
    await bert!.ask({ type: 'ping' });
    expect(bert!.messages.filter(message => message.type === 'chat')).toHaveLength(1);
    const again = await sit(people[1]!, id);
    expect(again.welcome()).toMatchObject({ chat: [], muted: [people[0]!.id] });
  });

  it('is for those who sit at the table, in lines of limited length', async () => {
    const { players, id } = await table();
    const watcher = await sit(await guest(server.url, 'W'), id);
    expect(await watcher.ask({ type: 'chat', text: 'psst' })).toMatchObject({ code: 'not-allowed' });
    expect(await players[0]!.ask({ type: 'chat', text: 'x'.repeat(501) })).toMatchObject({ code: 'malformed' });
  });
});

describe('presence', () => {
  it('tells who is there, however many tabs they have', async () => {
    const { players, people, id } = await table();
    const [alda, bert] = players;
    await alda!.until('presence', ({ presence }) => presence.seats.every(here => here));
    const tab = await sit(people[1]!, id);
    const watcher = await sit(await guest(server.url, 'W'), id);
    await alda!.until('presence', ({ presence }) => presence.spectators === 1);
    await bert!.close();
    await watcher.close();
    await alda!.until('presence', ({ presence }) => presence.spectators === 0 && presence.seats[1]!);
    const heard = alda!.messages.length;
    await tab.close();
    await alda!.until('presence', ({ presence }) => !presence.seats[1]);
    expect(alda!.messages.slice(heard).some(message => message.type === 'presence')).toBe(true);
  });
});

describe('looking back', () => {
  it('shows the own past while the game lasts, everything when it is over', async () => {
    const { players, people, id } = await table();
    await play(game, players, { answers: 10 });
    const own = await players[0]!.ask({ type: 'look', at: 4, seat: null, open: false });
    expect(own).toMatchObject({ type: 'moment', moment: { at: 4, view: { viewer: 0 } } });
    expect(await players[0]!.ask({ type: 'look', at: 4, seat: 1, open: false })).toMatchObject({ code: 'not-allowed' });
    expect(await players[0]!.ask({ type: 'look', at: 4, seat: null, open: true })).toMatchObject({
      code: 'not-allowed',
    });
    await expect(people[0]!.get(`/tables/${id}/past?at=4&seat=1`)).rejects.toThrow('not-allowed');
    await expect(people[0]!.get(`/tables/${id}/record`)).rejects.toThrow('not-now');
    const { course } = await people[0]!.get<{ course: PastMoment[] }>(`/tables/${id}/course?pictures=4`);
    expect(course.map(moment => moment.at)).toEqual([0, 3, 7, 10]);
    expect(course.every(moment => moment.view.viewer === null)).toBe(true);
    await play(game, players, { seed: 'to the end' });
    await players[0]!.until('reveal');
    const all = await people[0]!.get<PastMoment>(`/tables/${id}/past?at=4&seat=1&open=true`);
    expect(all.view.viewer).toBe(1);
    expect(all.views!.map(view => view.viewer)).toEqual([0, 1]);
  });
});

/** Somebody who watches without a connection. */
function watching(person: string, isFree: () => boolean): { watcher: Watcher; sent: string[] } {
  const sent: string[] = [];
  const watcher: Watcher = {
    person: { id: person, name: 'Slow' },
    invite: null,
    words: false,
    seen: null,
    viewer: 0,
    behind: false,
    told: new Map(),
    isFree,
    send: text => sent.push(text),
  };
  return { watcher, sent };
}

describe('those who did not answer', () => {
  it('get everything together in a moment, and before anything else is said', async () => {
    const { people, id } = await table();
    const { hub, open } = server.context;
    const t = (await open.get(id))!;
    const [first, second] = people.map(person => watching(person.id, () => true));
    const kinds = (sent: readonly string[]) => sent.map(text => JSON.parse(text).type);
    for (const { watcher } of [first!, second!]) hub.join(id, watcher);
    hub.answered(t, 0);
    expect(kinds(first!.sent)).toContain('state');
    expect(second!.sent).toEqual([]);
    hub.answered(t, 0);
    await new Promise(resolve => setImmediate(resolve));
    expect(kinds(second!.sent).filter(kind => kind === 'state')).toHaveLength(1);
    second!.watcher.seen = null;
    hub.answered(t, 0);
    hub.presence(t.table, { seats: [true, false], spectators: 7 });
    expect(kinds(second!.sent).slice(-2)).toEqual(['state', 'presence']);
    for (const { watcher } of [first!, second!]) hub.leave(id, watcher);
  });

  it('and cannot be shown the table are no harm to the others', async () => {
    let blind = false;
    const titles = titlesWith(['epix'], title =>
      variant(title, {
        rules: {
          view(state, seat) {
            if (blind && seat === null) throw new Error('no view');
            return title.rules.view(state, seat);
          },
        },
      }),
    );
    const other = await testServer({}, { titles });
    const { people, id } = await started(other.url, OPEN);
    await sit(await guest(other.url, 'Eve'), id);
    const players = await Promise.all(people.map(person => sit(person, id)));
    blind = true;
    expect(await play(game, players, { answers: 6 })).toBe(6);
    await other.remove();
  });
});

describe('a congested connection', () => {
  it('gets nothing until it is free, then everything at once', async () => {
    const { players, people, id } = await table();
    const { hub } = server.context;
    let free = false;
    const { watcher, sent } = watching(people[0]!.id, () => free);
    hub.join(id, watcher);
    await play(game, players, { answers: 6 });
    expect(sent).toEqual([]);
    expect(watcher.behind).toBe(true);
    free = true;
    hub.show((await server.context.open.get(id))!, watcher);
    const states = sent.map(text => JSON.parse(text)).filter(message => message.type === 'state');
    expect(states).toHaveLength(1);
    expect(states[0]).toMatchObject({ version: 6, log: { from: 0 } });
    expect(states[0].log.entries).toHaveLength(7);
    hub.leave(id, watcher);
  });
});

describe('a client of another version', () => {
  it('is told so', async () => {
    const { id, people } = await table();
    const live = await connect(people[0]!, id);
    live.send(JSON.stringify({ type: 'hello', protocol: 99 }));
    await live.until('problem', ({ code }) => code === 'protocol');
  });
});

describe('a server that goes down', () => {
  it('says goodbye, and everything is there when it is back', async () => {
    let other = await testServer();
    const seated = await started(other.url, OPEN);
    const players = await Promise.all(seated.people.map(person => sit(person, seated.id)));
    await play(game, players, { answers: 7 });
    const { view, version } = players[0]!.state();
    const goodbye = players[0]!.until('farewell');
    other = await other.restart();
    expect(await goodbye).toMatchObject({ again: 1000 });
    const again = await sit(seated.people[0]!.at(other.url), seated.id);
    expect(again.state()).toMatchObject({ version, view });
    await other.remove();
  });
});
