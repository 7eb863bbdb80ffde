/** The database: durable, never forked, opened from snapshots. */

import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from '@interregnum/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/index.ts';
import type { Append } from '../src/store/appends.ts';
import { appendChat } from '../src/store/chat.ts';
import type { EntryRow } from '../src/store/schema.ts';
import { FILE_NAME } from '../src/store/sqlite.ts';
import { type Exec, execHere, probeExec } from '../src/store/sqlite-dialect.ts';
import { checkRules, openTable, tidy } from '../src/tables/open.ts';
import { persons, sit, started } from './client.ts';
import { gameOf, play, testClock } from './play.ts';
import { PREPARING, temporaryFolder, testServer } from './server.ts';

const entry = (table: string, n: number, command = `c${n}`): EntryRow => ({
  table_id: table,
  n,
  kind: 'answer',
  seat: 0,
  question: 'Q',
  code: `code ${n}`,
  command,
  time: 0,
  banks: null,
  reveals: 0,
  thought: 0,
});
const appended = (e: EntryRow): Append => ({
  entry: e,
  progress: { table_id: e.table_id, version: e.n, at: e.n, pending: '[]', deadlines: '[]', due: null },
  snapshot: null,
});

describe('SQLite', () => {
  const folder = temporaryFolder();
  const commits: number[] = [];
  let store: Store;
  beforeAll(async () => {
    store = await openStore(folder, null, appends => commits.push(appends));
  }, PREPARING);
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('writes ahead and waits for the disk', async () => {
    const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db);
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db);
    expect(mode.rows[0]!.journal_mode).toBe('wal');
    expect(synchronous.rows[0]!.synchronous).toBe(2);
  });

  it('commits together what arrives together', async () => {
    commits.length = 0;
    const tables = Array.from({ length: 40 }, (_, i) => `batch-${i}`);
    const won = await Promise.all(tables.map(table => store.append(appended(entry(table, 1)))));
    expect(won.every(x => x)).toBe(true);
    expect(commits).toEqual([40]);
  });

  it('takes one of two entries with the same number, and no command twice', async () => {
    const put = (e: EntryRow) => store.append(appended(e));
    expect(await Promise.all([put(entry('fork', 1, 'a')), put(entry('fork', 1, 'b'))])).toEqual([true, false]);
    expect(await put(entry('fork', 2, 'a'))).toBe(false);
    expect(await put(entry('fork', 2, 'b'))).toBe(true);
    const rows = await store.db.selectFrom('entries').selectAll().where('table_id', '=', 'fork').execute();
    expect(rows.map(row => row.command)).toEqual(['a', 'b']);
  });

  it('never lets progress go back', async () => {
    await store.append(appended(entry('progress', 2)));
    await store.append(appended(entry('progress', 1)));
    const row = await store.db
      .selectFrom('positions')
      .selectAll()
      .where('table_id', '=', 'progress')
      .executeTakeFirst();
    expect(row!.version).toBe(2);
  });

  it('numbers lines of chat without gaps however many talk at once', async () => {
    const say = (i: number) =>
      appendChat(store, {
        table_id: 'chat',
        person: `p${i}`,
        name: 'x',
        text: `line ${i}`,
        time: 0,
        command: 'same',
        among: null,
      });
    const rows = await Promise.all(Array.from({ length: 20 }, (_, i) => say(i)));
    expect(rows.map(row => row!.n).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(await say(3)).toBe(null);
  });

  it('commits beside the event loop only where that works', async () => {
    const beside = await probeExec();
    expect(beside).not.toBe(execHere);
    const broken: Exec[] = [
      () => Promise.reject(new Error('gone')),
      () => Promise.resolve(),
      () => undefined as unknown as Promise<void>,
      () => {
        throw new TypeError('exec is not a function');
      },
    ];
    for (const exec of broken) expect(await probeExec(exec)).toBe(execHere);
  });

  it('commits entries and other work of the same moment together', async () => {
    commits.length = 0;
    const work = store.transact(db => db.insertInto('secrets').values(secret('mixed')).execute());
    const fails = store.transact(() => Promise.reject(new Error('no')));
    const won = Promise.all(['mixed-1', 'mixed-2'].map(table => store.append(appended(entry(table, 1)))));
    await expect(fails).rejects.toThrow('no');
    await work;
    expect(await won).toEqual([true, true]);
    expect(commits).toEqual([2]);
  });

  const secret = (name: string, value = '') => ({ name, value });

  it('commits together whatever wants to be written at once; what fails leaves nothing behind and spoils no other', async () => {
    const outside = await openStore(folder, null);
    const secrets = async ({ db }: Pick<Store, 'db'>) =>
      (await db.selectFrom('secrets').select('name').where('name', 'like', 'group%').orderBy('name').execute()).map(
        row => row.name,
      );
    const seen: string[][] = [];
    const put = (name: string, fails = false) =>
      store.transact(async db => {
        await db
          .insertInto('secrets')
          .values(secret(`group ${name}`))
          .execute();
        seen.push(await secrets({ db }), await secrets(outside));
        if (fails) throw new Error('no');
        return name;
      });
    const results = await Promise.allSettled([put('a'), put('b', true), put('c'), put('c'), put('d')]);
    expect(results.map(result => result.status === 'fulfilled' && result.value)).toEqual(['a', false, 'c', false, 'd']);
    expect(seen).toEqual([
      ['group a'], [], ['group a', 'group b'], [], ['group a', 'group c'], [], ['group a', 'group c', 'group d'], [],
    ]); // biome-ignore format: inside and outside
    expect(await secrets(outside)).toEqual(['group a', 'group c', 'group d']);
    await outside.close();
  });

  it('keeps what is written alone out of transactions that fail', async () => {
    const failing = store.transact(async db => {
      await db.insertInto('secrets').values(secret('lost')).execute();
      throw new Error('no');
    });
    const alone = store.db.insertInto('secrets').values(secret('kept')).execute();
    await expect(failing).rejects.toThrow('no');
    await alone;
    const rows = await store.db.selectFrom('secrets').select('name').where('name', 'in', ['lost', 'kept']).execute();
    expect(rows).toEqual([{ name: 'kept' }]);
  });

  it('begins its journal anew sooner or later', async () => {
    const journal = () => statSync(join(folder, `${FILE_NAME}-wal`)).size;
    const write = (name: string) =>
      store.transact(db =>
        db
          .insertInto('secrets')
          .values(secret(name, 'x'.repeat(200_000)))
          .execute(),
      );
    for (let i = 0, before = -1; journal() > before; i++) {
      before = journal();
      await write(`much ${i}`);
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  });

  it('can be copied while it works', async () => {
    const other = temporaryFolder();
    await store.backup!(`${other}/interregnum.sqlite`);
    const copy = await openStore(other, null);
    const rows = await copy.db.selectFrom('entries').selectAll().where('table_id', '=', 'fork').execute();
    expect(rows).toHaveLength(2);
    await copy.close();
    rmSync(other, { recursive: true });
  });

  it('is brought up to date only once', async () => {
    const again = await openStore(folder, null);
    await again.close();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store.db);
    expect(rows[0]!.name).toBe('001-people');
  });
});

describe('a table', () => {
  it('at which a bot thinks stays in memory when the rules are checked, and there is only one of it', async () => {
    const server = await testServer();
    const { context } = server;
    const { advise } = context.bots;
    let letThink = () => {};
    const mayThink = new Promise<void>(resolve => {
      letThink = resolve;
    });
    context.bots.advise = (job, owner) => mayThink.then(() => advise(job, owner));
    const seats = [...persons(1), { kind: 'bot' as const, level: 'random' }];
    const { id, people } = await started(server.url, { game: 'hidden-leaders', seats });
    const alone = await started(server.url, { game: 'hidden-leaders', seats: persons(2) });
    const player = await sit(people[0]!, id);
    await play(gameOf('hidden-leaders'), [player], { stop: ({ pending }) => !pending.includes(0) });
    await player.close();
    const thinking = (await context.open.get(id))!;
    const version = versionOf(thinking.play!);
    expect(thinking.thinking.size).toBe(1);
    context.open.delete(alone.id);
    await checkRules(context);
    expect(context.open.has(alone.id)).toBe(false);
    expect(await context.open.get(id)).toBe(thinking);
    const again = await sit(people[0]!, id);
    letThink();
    await again.until('state', state => state.version > version && state.pending.includes(0));
    await play(gameOf('hidden-leaders'), [again], { answers: 1 });
    await server.remove();
  });

  it('that nobody needs leaves the memory, and opens from its snapshot as it was, with its whole past', async () => {
    const clock = testClock();
    const server = await testServer({}, { ports: clock });
    const { context } = server;
    const { id, people } = await started(server.url, { game: 'hidden-leaders', seats: persons(3) });
    const players = await Promise.all(people.map(person => sit(person, id)));
    const answers = await play(gameOf('hidden-leaders'), players, { answers: 45 });
    const before = (await openTable(context, id))!;
    const shown = players[0]!.state();
    clock.pass(120_000);
    await tidy(context);
    expect(context.open.has(id)).toBe(true);
    await Promise.all(players.map(player => player.close()));
    await tidy(context);
    expect(context.open.has(id)).toBe(false);

    const after = (await openTable(context, id))!;
    expect(after.kept).toBe(answers);
    expect(after.play!.facts.filter(facts => facts === null)).toHaveLength(answers);
    expect(JSON.stringify(after.play!.state)).toBe(JSON.stringify(before.play!.state));
    const again = await sit(people[0]!, id);
    expect(again.state()).toMatchObject({ view: shown.view, question: shown.question, at: answers });
    const told = players[0]!.messages.flatMap(m => (m.type === 'state' ? m.log.entries : []));
    expect(again.state().log.entries).toEqual(told);
    await server.remove();
  });
});
