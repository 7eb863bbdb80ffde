/** What is heard around an online table, and the moments that the table page draws of it. */
import {
  FORMER_PLAYER,
  type LogEntry,
  type MyTable,
  type ServerMessage,
  type StateMessage,
} from '@interregnum/protocol';
import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';
import { follower } from './follower.ts';
import { follow, fromTheStart, NOTHING, renamed } from './moments.ts';
import { hear, START } from './sitting.ts';

const line = (n: number, among: number[] | null = null) => ({
  ...{ n, person: 'ada1', name: 'Ada', text: `line ${n}`, at: n },
  among,
});

describe('a sitting', () => {
  it('knows a chat line only once, however often it is told', () => {
    const once = hear(START, { type: 'chat', lines: [line(0), line(1)] }, 0);
    const twice = hear(once, { type: 'chat', lines: [line(1), line(2)] }, 0);
    expect(twice.chat.map(x => x.n)).toEqual([0, 1, 2]);
  });

  it('takes a line that is told again as it is now, and a whisper with its number as it was', () => {
    const said = hear(START, { type: 'chat', lines: [line(1), line(2), line(1, [0, 2])] }, 0);
    const removed = hear(said, { type: 'chat', lines: [{ ...line(1), text: '[removed]' }] }, 0);
    expect(removed.chat.map(x => x.text)).toEqual(['[removed]', 'line 2', 'line 1']);
  });

  it('counts what is said in private apart', () => {
    const aloud = hear(START, { type: 'chat', lines: [line(1), line(2)] }, 0);
    const both = hear(aloud, { type: 'chat', lines: [line(1, [0, 2]), line(2), line(3)] }, 0);
    expect(both.chat.map(x => [x.n, x.among])).toEqual([
      [1, null],
      [2, null],
      [1, [0, 2]],
      [3, null],
    ]);
  });

  it('measures how far the clock of the server is ahead', () => {
    const clocks = { now: 5000, deadlines: [6000], banks: [null] };
    const state = { type: 'state', clocks, undoTo: 3, viewer: null, pending: [0] } as unknown as ServerMessage;
    expect(hear(START, state, 4200)).toMatchObject({
      ahead: 800,
      undoTo: 3,
    });
    expect(hear(START, { type: 'pong', command: 'ping', now: 700 }, 1000).ahead).toBe(-300);
  });

  it('knows from every state whether the person is asked, and counts the calls to other tables', () => {
    const state = (pending: number[]) =>
      ({ type: 'state', clocks: null, undoTo: null, viewer: 1, pending }) as unknown as ServerMessage;
    const asked = hear(START, state([0, 1]), 0);
    expect(asked.asked).toBe(true);
    expect(hear(asked, state([0]), 0).asked).toBe(false);
    expect(hear(hear(START, { type: 'mine' }, 0), { type: 'mine' }, 0).calls).toBe(2);
  });

  it('keeps the recap of the first welcome when it connects again without news', () => {
    const welcome = { type: 'welcome', recap: { from: 12 } } as unknown as ServerMessage;
    const again = { type: 'welcome', recap: null } as unknown as ServerMessage;
    expect(hear(hear(START, welcome, 0), again, 0).recap).toBe(12);
  });
});

const entry = (at: number): LogEntry => ({ at, seat: at === 0 ? null : 0, events: [{ type: `event ${at}` }] });

const table = {
  id: 'table',
  game: 'epix',
  options: {},
  places: [
    { kind: 'person', person: 'ada1', name: 'Ada', bot: null },
    { kind: 'bot', name: 'Bo', level: 'greedy' },
  ],
} as unknown as MyTable;

const state = (at: number, from: number): StateMessage =>
  ({
    type: 'state',
    version: at,
    at,
    question: at,
    viewer: 0,
    view: {},
    log: { from, entries: Array.from({ length: at - from + 1 }, (_, i) => entry(from + i)) },
    pending: [0],
    clocks: null,
    undoTo: null,
    outcome: null,
  }) as unknown as StateMessage;

describe('moments', () => {
  const first = follow(NOTHING, state(2, 0), table);
  const second = follow(first, state(3, 3), table);

  it('bring no news at first, and then what was added', () => {
    expect(first.now).toMatchObject({ at: 2, news: [], seats: [{ name: 'Ada' }, { name: 'Bo', level: 'greedy' }] });
    expect(second.now!.news).toEqual([{ type: 'event 3' }]);
    expect(second.log.map(x => x.at)).toEqual([0, 1, 2, 3]);
  });

  it('keep the names as they are while nobody changes them', () => {
    expect(second.now!.seats).toBe(first.now!.seats);
  });

  it('follow names that change while nothing happens in the game', () => {
    const forgotten = { ...table, places: [{ kind: 'person', person: null, name: FORMER_PLAYER, bot: 'greedy' }] };
    expect(renamed(second, forgotten as MyTable).now).toEqual({ ...second.now, seats: [{ kind: 'person', name: '' }] });
    expect(renamed(second, table)).toBe(second);
    expect(renamed(NOTHING, table)).toBe(NOTHING);
  });

  it('bring no news when answers were taken back, nor when much was missed', () => {
    const back = follow(second, state(1, 1), table);
    expect(back).toMatchObject({ now: { at: 1, news: [] } });
    expect(back.log).toHaveLength(2);
    expect(follow(second, state(30, 4), table).now!.news).toEqual([]);
  });

  it('tell latecomers the whole story', () => {
    expect(fromTheStart(second)).toMatchObject({ news: [], log: { from: 0, entries: { length: 4 } } });
    expect(fromTheStart(NOTHING)).toBeNull();
  });
});

describe('following', () => {
  function bench(time: number) {
    const shown: number[] = [];
    const timers: { wait: number; work(): void }[] = [];
    const after = (wait: number, work: () => void) => {
      timers.push({ wait, work });
      return () => timers.splice(0);
    };
    return {
      shown,
      timers,
      inTurn: follower<number>(
        n => shown.push(n),
        () => time,
        after,
      ),
    };
  }

  it('shows everything at once where nobody wants to wait', () => {
    const { shown, inTurn } = bench(0);
    for (const n of [1, 2, 3]) inTurn.add(n);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows one after another, faster when many wait', () => {
    const { shown, timers, inTurn } = bench(900);
    for (const n of [1, 2, 3]) inTurn.add(n);
    expect(shown).toEqual([1]);
    timers.shift()!.work();
    expect(shown).toEqual([1, 2]);
    expect(timers[0]!.wait).toBe(450);
    inTurn.stop();
    expect(timers).toEqual([]);
    inTurn.add(4);
    expect(shown).toEqual([1, 2, 4]);
  });
});

describe('asking for the latest only', () => {
  it('skips what was asked in between', async () => {
    const asked: number[] = [];
    const open: (() => void)[] = [];
    const fetch = (n: number) => {
      asked.push(n);
      return new Promise<number>(resolve => open.push(() => resolve(n)));
    };
    const look = coalesce(fetch);
    const all = [1, 2, 3, 4].map(look);
    expect(asked).toEqual([1]);
    open.shift()!();
    await all[0];
    await new Promise(resolve => setTimeout(resolve));
    expect(asked).toEqual([1, 4]);
    open.shift()!();
    expect(await Promise.all(all)).toEqual([1, 4, 4, 4]);
  });

  it('goes on after a failure', async () => {
    let calls = 0;
    const look = coalesce(async (n: number) => {
      if (calls++ === 0) throw new Error('lost');
      return n;
    });
    const [first, second] = [look(1), look(2)];
    await expect(first).rejects.toThrow('lost');
    expect(await second).toBe(2);
  });
});
