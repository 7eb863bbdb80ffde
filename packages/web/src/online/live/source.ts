/** A table on the server: its game for the table page, and everything else for those who sit around it. */
import type { ContentFile, Seat } from '@interregnum/kernel';
import type { MyTable, StateMessage } from '@interregnum/protocol';
import { type Advisor, advisor } from '../../local/advisor.ts';
import { call } from '../../local/client.ts';
import type { LogEntry, Moment, PastMoment } from '../../local/messages.ts';
import { type Store, store } from '../../parts/store.ts';
import type { SourceListener, TableSource } from '../../table/state/source.ts';
import { tableAddress } from '../net/addresses.ts';
import { Refused, tables } from '../net/api.ts';
import { type CommandBody, type Live, type LivePorts, openLive } from '../net/live.ts';
import { coalesce } from './coalesce.ts';
import { follower } from './follower.ts';
import { follow, fromTheStart, type Moments, NOTHING, renamed } from './moments.ts';
import { openReplay, type Replay } from './replay.ts';
import { hear, type Sitting, START } from './sitting.ts';

const HINT_LEVEL = 'ismcts:600';

/** A click that came a moment too late, or twice, is nothing to complain about. */
const LATE: readonly string[] = ['out-of-date', 'not-asked'];

export interface OnlineTable extends TableSource {
  sitting: Store<Sitting>;
  /** Stays connected until the answer is called. */
  connect(): () => void;
  /** Settles when the server has done it. A refusal is shown to the person and settles too. */
  send(body: CommandBody): Promise<void>;
  /** The table has changed by a request beside the connection. */
  changed(table: MyTable): void;
  /** Everything that was told so far. */
  log(): readonly LogEntry[];
  forgetProblem(): void;
  forgetRecap(): void;
  /** The network is said to be back, or the page is looked at again. */
  nudge(): void;
}

interface OnlinePorts extends LivePorts {
  now(): number;
  /** How long it takes to follow so many events. */
  timeToFollow(events: number): number;
}

export function onlineTable(table: string, invite: string | null, ports: OnlinePorts): OnlineTable {
  const sitting = store<Sitting>(START);
  const listeners = new Set<SourceListener>();
  let moments: Moments = NOTHING;
  let live: Live | null = null;
  let bots: Advisor | null = null;
  let replay: Promise<Replay> | null = null;
  let shownVersion = -1;
  let waiting: { version: number; resolve(): void }[] = [];

  const change = (part: Partial<Sitting>) => sitting.set({ ...sitting.get(), ...part });

  function show(state: StateMessage): void {
    const { table: card } = sitting.get();
    if (!card || replay) return;
    moments = follow(moments, state, card);
    for (const listener of listeners) listener.moment(moments.now!);
    // Who only watched sees everything as soon as it is over.
    if (state.outcome !== null && state.viewer === null) viewFrom(null).catch(() => {});
    shownVersion = state.version;
    for (const { version, resolve } of waiting) if (version <= shownVersion) resolve();
    waiting = waiting.filter(({ version }) => version > shownVersion);
  }

  function showNames(table: MyTable): void {
    const before = moments;
    if (!replay) moments = renamed(moments, table);
    if (moments !== before) for (const listener of listeners) listener.moment(moments.now!);
  }

  /** Waits until the table is shown as it was after a command. */
  const shown = (version: number): Promise<void> =>
    version <= shownVersion ? Promise.resolve() : new Promise(resolve => waiting.push({ version, resolve }));

  const inTurn = follower(
    show,
    ({ log }) => ports.timeToFollow(log.entries.reduce((sum, entry) => sum + entry.events.length, 0)),
    ports.after,
  );

  function connect(): () => void {
    const mine = openLive(() => invite, ports, {
      message(message) {
        sitting.set(hear(sitting.get(), message, ports.now()));
        if (message.type === 'state') inTurn.add(message);
        else if (message.type === 'table' || message.type === 'welcome') showNames(message.table);
      },
      link: (link, failure) => change({ link, failure }),
    });
    live = mine;
    return () => {
      mine.close();
      inTurn.stop();
      moments = NOTHING;
      shownVersion = -1;
      live = null;
      void replay?.then(it => it.close());
      replay = null;
    };
  }

  /** The version that was reached; `null`: it was refused, and the person is told why. */
  async function carryOut(body: CommandBody): Promise<number | null> {
    try {
      const answer = await live?.send(body);
      return answer?.type === 'ack' ? answer.version : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!LATE.includes(error.failure.code)) change({ problem: error.failure });
      return null;
    }
  }

  let contentFile: Promise<ContentFile | null> | null = null;
  /** It never changes, so it is asked for once. */
  function content(): Promise<ContentFile | null> {
    const played = sitting.get().table?.content;
    if (!played) return Promise.resolve(null);
    contentFile ??= tables.content(table, invite).catch((error: unknown) => {
      contentFile = null;
      throw error;
    });
    return contentFile;
  }

  /** A request that fails is told to the person and lets the table be; whoever waits for it waits on. */
  async function softly<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      change({ problem: error instanceof Refused ? error.failure : { code: 'closing', text: String(error) } });
      return new Promise(() => {});
    }
  }

  async function send(body: CommandBody): Promise<void> {
    await carryOut(body);
  }

  async function startReplay(): Promise<Replay> {
    const { record } = await tables.record(table, invite);
    const { seats = [], self = null } = moments.now ?? {};
    return openReplay({ table, seats, record }, shown => {
      const moment = { ...shown, self };
      moments = { now: moment, log: moment.log.entries };
      for (const listener of listeners) listener.moment(moment);
    });
  }

  function replayed(): Promise<Replay> {
    replay ??= startReplay().catch((error: unknown) => {
      replay = null;
      throw error;
    });
    return replay;
  }

  async function viewFrom(seat: Seat | null): Promise<void> {
    await (await replayed()).viewFrom(seat);
  }

  async function look(at: number): Promise<PastMoment> {
    if (replay) return (await replay).pastMoment(at);
    const answer = await live?.send({ type: 'look', at, seat: null, open: false });
    if (answer?.type !== 'moment') throw new Error('the table is closed');
    return answer.moment;
  }

  return {
    sitting,
    connect,
    send,
    changed: card => change({ table: card }),
    log: () => moments.log,
    forgetProblem: () => change({ problem: null }),
    forgetRecap: () => change({ recap: null }),
    nudge: () => live?.nudge(),
    open(listener) {
      listeners.add(listener);
      const first = fromTheStart(moments);
      if (first) listener.moment(first);
      return () => listeners.delete(listener);
    },
    async answer({ viewer, question }: Moment, code: string) {
      if (viewer === null) return;
      const version = await carryOut({ type: 'answer', question, option: code });
      if (version !== null) await shown(version);
    },
    proceed: () => Promise.resolve(),
    async takeBack() {
      const { undoTo } = sitting.get();
      if (undoTo !== null) await send({ type: 'undo', to: undoTo });
    },
    sitDown: () => Promise.resolve(),
    viewFrom: seat => softly(() => viewFrom(seat)),
    pastMoment: coalesce(look),
    course: async samples => call('courseOf', (await tables.record(table, invite)).record, samples),
    async advice({ game, view, at }) {
      bots ??= advisor();
      return bots.advise({ game, content: await content() }, HINT_LEVEL, view, `${table} hint ${at}`);
    },
    review: {
      judged: async at => (await replayed()).judged(at),
      reviewed: async at => (await replayed()).reviewed(at),
      playOn: (at, seat) => softly(async () => (await replayed()).playOn(at, seat)),
    },
    record: () => softly(async () => (await tables.record(table, invite)).record),
    ofThisDevice: false,
    content,
    rematch: () => softly(async () => tableAddress((await tables.rematch(table)).table.id)),
  };
}
