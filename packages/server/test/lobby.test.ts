/** Tables before and after their games: making, joining, leaving, closing, once more, from elsewhere. */
import { chanceOf, recordHeader, seedFrom, verify, writeRecord } from '@interregnum/kernel';
import {
  INVITE_HEADER,
  type Lobby,
  type MyTable,
  type OneTable,
  type RecordFile,
  type Rematch,
} from '@interregnum/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTable } from '../src/store/tables.ts';
import { change } from '../src/tables/change.ts';
import { openTable } from '../src/tables/open.ts';
import { guest, persons, refusal, seated, sit, started, stranger } from './client.ts';
import { codesOf, gameOf, play } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ 'tables-per-person': '3' });
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const EPIX = { game: 'epix', seats: persons(2) };

describe('people', () => {
  it('become known by a name and a cookie that scripts cannot read', async () => {
    const response = await fetch(`${server.url}/api/v1/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Alda' }),
    });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(await stranger(server.url).get('/me')).toEqual({ me: null });
  });
  it('may change their name', async () => {
    const alda = await guest(server.url, 'Alda');
    await alda.post('/me', { name: 'Alda the Great' });
    expect(await alda.get('/me')).toMatchObject({ me: { id: alda.id, name: 'Alda the Great', guest: true } });
  });
  it.each(['', ' ', 'x'.repeat(33), 'two\nlines', 'left\u202eright'])('are not called %j', async name => {
    expect(await refusal(guest(server.url, name))).toBe('malformed');
  });
});

describe('tables', () => {
  it('that are open are listed until they start, private ones never', async () => {
    const open = await seated(server.url, { ...EPIX, visibility: 'open' });
    const closed = await seated(server.url, EPIX);
    const ids = async () => (await stranger(server.url).get<Lobby>('/lobby')).open.map(table => table.id);
    expect(await ids()).toContain(open.id);
    expect(await ids()).not.toContain(closed.id);
    await open.people[0]!.post(`/tables/${open.id}/start`);
    expect(await ids()).not.toContain(open.id);
    const { watch } = await stranger(server.url).get<Lobby>('/lobby');
    expect(watch.map(table => table.id)).toContain(open.id);
  });

  it('of a person come with "your turn" first', async () => {
    const alda = await guest(server.url, 'Alda');
    const first = await started(server.url, EPIX, [alda]);
    await seated(server.url, { ...EPIX, seats: persons(3) }, [alda]);
    const { mine } = await alda.get<Lobby>('/lobby');
    expect(mine.map(table => table.status)).toEqual(['running', 'waiting']);
    const { pending } = mine[0]!;
    expect(mine[0]).toMatchObject({ id: first.id, seat: 0, yourTurn: pending.includes(0) });
  });

  it('that are private do not exist for those without invitation', async () => {
    const { id, people } = await seated(server.url, EPIX);
    const other = await guest(server.url, 'Other');
    const { table } = await people[0]!.get<OneTable>(`/tables/${id}`);
    expect(await refusal(other.get(`/tables/${id}`))).toBe('not-found');
    expect(await refusal(other.post(`/tables/${id}/join`, { invite: 'guessed' }))).toBe('not-found');
    const seen = await other.get<OneTable>(`/tables/${id}`, { [INVITE_HEADER]: table.invite! });
    expect(seen.table).toMatchObject({ id, seat: null, invite: null });
    await expect(sit(other, id)).rejects.toThrow('not-found');
  });

  it('give every seat to one person only', async () => {
    const { id, people } = await seated(server.url, { ...EPIX, visibility: 'open' });
    const late = await guest(server.url, 'Late');
    expect(await refusal(late.post(`/tables/${id}/join`))).toBe('seat-taken');
    expect(await refusal(late.post(`/tables/${id}/join`, { seat: 1 }))).toBe('seat-taken');
    await people[1]!.post(`/tables/${id}/leave`);
    const { table } = await late.post<OneTable>(`/tables/${id}/join`, { seat: 1 });
    expect(table.places[1]).toMatchObject({ name: 'Late' });
  });

  it('are started by the host when nobody is missing', async () => {
    const { id, people } = await seated(server.url, { ...EPIX, seats: persons(3) });
    const [host, other] = people;
    await people[2]!.post(`/tables/${id}/leave`);
    expect(await refusal(host!.post(`/tables/${id}/start`))).toBe('not-now');
    expect(await refusal(other!.post(`/tables/${id}/start`))).toBe('not-allowed');
    await host!.post(`/tables/${id}/seats`, { seat: 2, plan: { kind: 'bot', level: 'random' } });
    const { table } = await host!.post<OneTable>(`/tables/${id}/start`);
    expect(table).toMatchObject({ status: 'running', places: [{}, {}, { kind: 'bot', level: 'random' }] });
  });

  it('keep those out whom the host has removed', async () => {
    const { id, people } = await seated(server.url, { ...EPIX, visibility: 'open' });
    expect(await refusal(people[1]!.post(`/tables/${id}/kick`, { seat: 0 }))).toBe('not-allowed');
    await people[0]!.post(`/tables/${id}/kick`, { seat: 1 });
    expect(await refusal(people[1]!.post(`/tables/${id}/join`))).toBe('not-allowed');
  });

  it('have another invitation when somebody was removed, who would come back by the old one under another name', async () => {
    const { id, people } = await seated(server.url, EPIX);
    const { table } = await people[0]!.get<OneTable>(`/tables/${id}`);
    const renewed = (await people[0]!.post<OneTable>(`/tables/${id}/kick`, { seat: 1 })).table.invite;
    expect(renewed).not.toBe(table.invite);
    const again = await guest(server.url, 'Nobody you know');
    expect(await refusal(again.post(`/tables/${id}/join`, { invite: table.invite }))).toBe('not-found');
    expect(await refusal(again.post(`/tables/${id}/join`, { invite: renewed }))).toBe('nothing refused');
  });

  it('have another invitation when the host wants one, and whoever watches by the old one hears nothing more', async () => {
    const { id, people } = await seated(server.url, EPIX);
    const [host, other] = people;
    const old = (await host!.get<OneTable>(`/tables/${id}`)).table.invite;
    const watcher = await sit(await guest(server.url, 'Lurker'), id, { invite: old });
    expect(await refusal(other!.post(`/tables/${id}/invite`))).toBe('not-allowed');
    const renewed = (await host!.post<OneTable>(`/tables/${id}/invite`)).table.invite;
    const heard = watcher.heard.length;
    const again = await guest(server.url, 'Nobody you know');
    expect(await refusal(again.get(`/tables/${id}`, { 'x-invite': old! }))).toBe('not-found');
    expect(await refusal(again.get(`/tables/${id}`, { 'x-invite': renewed! }))).toBe('nothing refused');
    const live = await sit(host!, id);
    await live.ask({ type: 'chat', text: 'Who was that?' });
    expect(await watcher.ask({ type: 'ping' })).toMatchObject({ code: 'not-found' });
    expect(watcher.heard.slice(heard).filter(text => !text.includes('refusal'))).toEqual([]);
    await Promise.all([live.close(), watcher.close()]);
  });

  it('pass to the next person when the host leaves, and close after the last', async () => {
    const { id, people } = await seated(server.url, { ...EPIX, visibility: 'open' });
    await people[0]!.post(`/tables/${id}/leave`);
    expect((await people[1]!.get<OneTable>(`/tables/${id}`)).table.host).toBe(people[1]!.id);
    const { table } = await people[1]!.post<OneTable>(`/tables/${id}/leave`);
    expect(table.status).toBe('closed');
  });

  it('are counted: nobody keeps more unfinished ones than allowed', async () => {
    const alda = await guest(server.url, 'Alda');
    const made: MyTable[] = [];
    for (let i = 0; i < 3; i++) made.push((await alda.post<OneTable>('/tables', EPIX)).table);
    expect(await refusal(alda.post('/tables', EPIX))).toBe('too-many');
    await alda.post(`/tables/${made[0]!.id}/close`);
    expect(await refusal(alda.post('/tables', EPIX))).toBe('nothing refused');
  });

  it.each([
    ['an unknown game', { game: 'ludo', seats: persons(2) }, 'not-found'],
    ['too many seats', { game: 'epix', seats: persons(5) }, 'malformed'],
    ['an unknown option', { ...EPIX, options: { colour: 'red' } }, 'malformed'],
    [
      'a bot of an unknown level',
      { game: 'epix', seats: [...persons(1), { kind: 'bot', level: 'genius' }] },
      'malformed',
    ],
    ['a bot that thinks for ever', { ...EPIX, botLevel: 'ismcts:99999' }, 'not-allowed'],
    ['a seat that is not for persons', { ...EPIX, seat: 4 }, 'malformed'],
    ['a field too many', { ...EPIX, cheat: true }, 'malformed'],
  ])('are not made with %s', async (_, wanted, code) => {
    const alda = await guest(server.url, 'Alda');
    expect(await refusal(alda.post('/tables', wanted))).toBe(code);
  });

  it('are shown while waiting on the live connection as people come', async () => {
    const alda = await guest(server.url, 'Alda');
    const { table } = await alda.post<OneTable>('/tables', { ...EPIX, visibility: 'open' });
    const live = await sit(alda, table.id);
    const bert = await guest(server.url, 'Bert');
    await bert.post(`/tables/${table.id}/join`);
    await live.until('table', ({ table: now }) => now.places[1]!.name === 'Bert');
    await alda.post(`/tables/${table.id}/start`);
    await live.until('state', ({ viewer }) => viewer === 0);
    await live.close();
  });
});

describe('before the start', () => {
  it('people change their seats, and the host the clock', async () => {
    const { id, people } = await seated(server.url, { game: 'epix', seats: persons(3) });
    const [alda, bert, cleo] = people;
    await cleo!.post(`/tables/${id}/leave`);
    const { table } = await bert!.post<OneTable>(`/tables/${id}/join`, { seat: 2 });
    expect(table.seat).toBe(2);
    expect(table.places.map(place => place.name)).toEqual(['Guest 1', '', 'Guest 2']);
    expect(await refusal(bert!.post(`/tables/${id}/join`, { seat: 0 }))).toBe('seat-taken');
    const terms = { clock: { kind: 'slow', days: 2 }, onTimeout: 'bot', spectators: false, rated: false };
    expect(await refusal(bert!.post(`/tables/${id}/terms`, terms))).toBe('not-allowed');
    expect((await alda!.post<OneTable>(`/tables/${id}/terms`, terms)).table).toMatchObject(terms);
    expect(await refusal(alda!.post(`/tables/${id}/start`))).toBe('not-now');
    const { table: begun } = await alda!.post<OneTable>(`/tables/${id}/start`, { fill: true });
    expect(begun).toMatchObject({ status: 'running', ...terms });
    expect(begun.places.map(place => place.kind)).toEqual(['person', 'bot', 'person']);
    expect(await refusal(alda!.post(`/tables/${id}/terms`, terms))).toBe('not-now');
  });
});

describe('once more', () => {
  it('is one table for all, with the seats kept', async () => {
    const { id, people } = await seated(server.url, EPIX);
    const [alda, bert] = people;
    expect(await refusal(alda!.post(`/tables/${id}/rematch`))).toBe('not-now');
    await alda!.post(`/tables/${id}/start`);
    await bert!.post(`/tables/${id}/leave`);
    await alda!.post(`/tables/${id}/close`);
    const [one, two] = await Promise.all(people.map(person => person.post<Rematch>(`/tables/${id}/rematch`)));
    expect(one!.table.id).toBe(two!.table.id);
    expect([one!.made, two!.made].filter(made => made)).toHaveLength(1);
    const { table } = await alda!.get<OneTable>(`/tables/${one!.table.id}`);
    expect(table.places.map(place => place.kind === 'person' && place.person)).toEqual(people.map(x => x.id));
    expect(table.commitment).not.toBe((await alda!.get<OneTable>(`/tables/${id}`)).table.commitment);
    const outsider = await guest(server.url, 'Outsider');
    expect(await refusal(outsider.post(`/tables/${id}/rematch`))).toBe('not-found');
  });
});

describe('what a rematch takes over', () => {
  const CROWN = { game: 'old-kings-crown', seats: persons(3) };

  /** Three people whose game these seats have won. */
  async function won(winners: readonly number[]) {
    const crown = await testServer({});
    const { id, people } = await started(crown.url, CROWN);
    const t = (await openTable(crown.context, id))!;
    const reason = { key: 'end.threshold', args: {} };
    const outcome = { winners, standings: [], reason, rule: 'OKC-197' };
    await t.mutex.run(() => change(crown.context, t, table => ({ ...table, status: 'over', outcome })));
    const again = `/tables/${id}/rematch`;
    const { table } = await people[0]!.post<Rematch>(again);
    for (const person of people.slice(1)) await person.post(again);
    return { crown, people, next: `/tables/${table.id}`, id: table.id };
  }

  it('in The Old King’s Crown: the last winner goes first', async () => {
    const { crown, people, next, id } = await won([1]);
    expect((await people[0]!.get<OneTable>(next)).table.options).not.toHaveProperty('leader');
    const { table } = await people[0]!.post<OneTable>(`${next}/start`);
    expect(table.options).toMatchObject({ leader: '2', order: 'random' });
    const live = await sit(people[0]!, id);
    expect((live.state().view as unknown as { order: number[] }).order[0]).toBe(1);
    await live.close();
    await crown.remove();
  });

  it('follows the winner to another seat', async () => {
    const { crown, people, next } = await won([1]);
    await people[2]!.post(`${next}/leave`);
    await people[1]!.post(`${next}/join`, { seat: 2 });
    const { table } = await people[0]!.post<OneTable>(`${next}/start`, { fill: true });
    expect(table.options).toMatchObject({ leader: '3' });
    await crown.remove();
  });

  it('is nothing if the winner does not play, or if several have won', async () => {
    for (const winners of [[1], [0, 2]]) {
      const { crown, people, next } = await won(winners);
      await people[1]!.post(`${next}/leave`);
      const { table } = await people[0]!.post<OneTable>(`${next}/start`, { fill: true });
      expect(table.options).not.toHaveProperty('leader');
      await crown.remove();
    }
  });

  it('cannot be chosen', async () => {
    const alda = await guest(server.url, 'Alda');
    expect(await refusal(alda.post('/tables', { ...CROWN, options: { leader: '1' } }))).toBe('malformed');
  });
});

describe('a game that was begun on one device', () => {
  const game = gameOf('hidden-leaders');
  const seed = seedFrom('published');
  const header = recordHeader(game, { options: {}, seats: 2, players: ['A', 'B'], source: { seed, entropy: [] } });
  const published = (answers: { seat: number; question: string; code: string }[]) => ({
    record: writeRecord({ header, answers, end: null }),
    seed,
    seats: persons(2),
  });

  async function firstAnswers() {
    const state = game.rules.setup(header.options, 2, chanceOf({ seed, entropy: [] }));
    return [0, 1].map(seat => ({ seat, question: state.ask!.id, code: state.ask!.options[seat]![0]!.code }));
  }

  it('goes on where it was', async () => {
    const answers = await firstAnswers();
    const alda = await guest(server.url, 'Alda');
    const { table } = await alda.post<OneTable>('/tables/published', published(answers));
    expect(table).toMatchObject({ status: 'waiting', published: true, rated: false, visibility: 'private' });
    const bert = await guest(server.url, 'Bert');
    await bert.post(`/tables/${table.id}/join`, { invite: table.invite });
    await alda.post(`/tables/${table.id}/start`);
    const players = await Promise.all([alda, bert].map(person => sit(person, table.id)));
    expect(players[0]!.state()).toMatchObject({ at: 2, version: 2 });
    expect(await play(game, players, { answers: 5 })).toBe(5);
    await Promise.all(players.map(player => player.close()));
  });

  it('has nothing in its header that a record does not have, and nothing long', async () => {
    const alda = await guest(server.url, 'Alda');
    const { record, ...rest } = published(await firstAnswers());
    const [first, ...lines] = record.split('\n');
    const publish = (part: object) => {
      const changed = [JSON.stringify({ ...header, ...part }), ...lines].join('\n');
      return refusal(alda.post('/tables/published', { ...rest, record: changed }));
    };
    expect(JSON.parse(first!)).toEqual(header);
    expect(await publish({ padding: 'x' })).toBe('malformed');
    expect(await publish({ players: ['A'.repeat(1000), 'B'] })).toBe('malformed');
    expect(await publish({ entropy: ['x'.repeat(1000)] })).toBe('malformed');
    expect(await publish({ rules: 'x'.repeat(1000) })).toBe('malformed');
    expect(await publish({ options: { ['x'.repeat(1000)]: 'y' } })).toBe('malformed');
    expect(await publish({})).toBe('nothing refused');
  });

  it('is refused when its seed, its record or an answer is wrong', async () => {
    const alda = await guest(server.url, 'Alda');
    const answers = await firstAnswers();
    const publish = (body: object) => refusal(alda.post('/tables/published', body));
    expect(await publish({ ...published(answers), seed: seedFrom('other') })).toBe('malformed');
    expect(await publish({ ...published(answers), record: 'nonsense' })).toBe('malformed');
    expect(await publish(published([{ ...answers[0]!, code: 'hide:nobody+discard:nobody' }]))).toBe('malformed');
    expect(await publish(published([]))).toBe('not-now');
    expect(await publish({ ...published(answers), visibility: 'open' })).toBe('malformed');
    expect(await publish(published(answers))).toBe('nothing refused');
  });

  it('draws from a new seed and everybody’s texts from then on, and its record says so', async () => {
    const answers = await firstAnswers();
    type Drawn = { chance: { key: string }; harbor: number[] };
    const known = game.rules.setup(header.options, 2, chanceOf({ seed, entropy: [] })) as unknown as Drawn;
    const keys = new Set([known.chance.key]);
    const harbors = new Set([known.harbor.join()]);
    for (const entropy of ['mine', 'mine', 'yours']) {
      const alda = await guest(server.url, 'Alda');
      const { table } = await alda.post<OneTable>('/tables/published', published(answers));
      const bert = await guest(server.url, 'Bert');
      await bert.post(`/tables/${table.id}/join`, { invite: table.invite, entropy });
      await alda.post(`/tables/${table.id}/start`);
      const row = (await loadTable(server.context.store.db, table.id))!;
      expect(row.commitment).not.toBe(header.commitment);
      expect(row.header).toMatchObject({ commitment: row.commitment, entropy: ['', entropy] });
      const { state } = (await server.context.open.get(table.id))!.play!;
      const { chance, harbor } = state as unknown as Drawn;
      keys.add(chance.key);
      harbors.add(harbor.join());
    }
    expect(keys.size).toBe(4);
    expect(harbors.size).toBe(4); // whoever began it does not know the order of the pile
  });

  it('keeps an answer of its beginning that is changed here, before the new one', async () => {
    const [first] = await firstAnswers();
    const alda = await guest(server.url, 'Alda');
    const { table } = await alda.post<OneTable>('/tables/published', published([first!]));
    const bert = await guest(server.url, 'Bert');
    await bert.post(`/tables/${table.id}/join`, { invite: table.invite });
    await alda.post(`/tables/${table.id}/start`);
    const players = await Promise.all([alda, bert].map(person => sit(person, table.id)));
    const player = players[first!.seat]!;
    const { question } = player.state();
    const others = codesOf(game, player.state()).filter(code => code !== first!.code);
    for (const option of others.slice(0, 2)) {
      expect(await player.ask({ type: 'answer', question, option })).toMatchObject({ type: 'ack' });
    }
    const { taken } = (await server.context.open.get(table.id))!.play!;
    expect(taken.map(given => given.code)).toEqual([first!.code, others[1]]);
    await play(game, players);
    await players[0]!.until('table', news => news.table.status === 'over');
    const file = await alda.get<RecordFile>(`/tables/${table.id}/record`);
    expect(verify(game, file.record).problems).toEqual([]);
  });

  it('can be verified, but for its beginning, which nobody takes back', async () => {
    const alda = await guest(server.url, 'Alda');
    const { table } = await alda.post<OneTable>('/tables/published', published(await firstAnswers()));
    const bert = await guest(server.url, 'Bert');
    await bert.post(`/tables/${table.id}/join`, { invite: table.invite, entropy: 'x' });
    await alda.post(`/tables/${table.id}/start`);
    const players = await Promise.all([alda, bert].map(person => sit(person, table.id)));
    expect(await players[0]!.ask({ type: 'undo', to: 1 })).toMatchObject({ code: 'not-now' });
    await play(game, players);
    await players[0]!.until('table', news => news.table.status === 'over');
    const file = await alda.get<RecordFile>(`/tables/${table.id}/record`);
    expect(file.begun).toBe(2);
    expect(verify(game, file.record).problems).toEqual([]);
    const forged = file.record.replace(`"seed":"${seed}"`, `"seed":"${seedFrom('other')}"`);
    expect(verify(game, forged).problems).not.toEqual([]);
  });
});
