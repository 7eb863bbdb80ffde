/** Who watches which table through this process, and what each of them gets when something happens. */
import { type Seat, versionOf } from '@interregnum/kernel';
import type { AnyView, Presence, ServerMessage } from '@interregnum/protocol';
import type { ChatRow } from '../store/schema.ts';
import { mayEnter, type Person } from '../tables/entrance.ts';
import type { OpenTable } from '../tables/open.ts';
import { orderBook } from '../tables/orders.ts';
import { isOver } from '../tables/past.ts';
import { type Eyes, myTable, progressOf, stateMessage } from '../tables/show.ts';
import { seatOf, type Table } from '../tables/table.ts';
import { undoRequest } from '../tables/undo.ts';
import { firstUnseen } from '../tables/versions.ts';
import { linesFor, whisperPartners } from './chat.ts';

/** A live connection that has said hello. */
export interface Watcher {
  readonly person: Person | null;
  readonly invite: string | null;
  readonly words: boolean;
  /** The version that it has; `null`: nothing yet. */
  seen: number | null;
  /** With whose eyes it last saw the table. */
  viewer: Seat | null;
  /** Something was held back because the connection was congested. */
  behind: boolean;
  /** The last message of each kind that is only sent when it changes. */
  readonly told: Map<string, string>;
  /** False when the connection is congested and nothing more should be sent now. */
  isFree(): boolean;
  send(text: string): void;
}

export interface Hub {
  join(table: string, watcher: Watcher): void;
  leave(table: string, watcher: Watcher): void;
  isWatched(table: string): boolean;
  watchers(table: string): ReadonlySet<Watcher>;
  sockets(): number;
  /** The game has gone on. */
  moved(t: OpenTable): void;
  /** It has gone on by an answer of this seat, who hears of it at once; the others in a moment. */
  answered(t: OpenTable, by: Seat): void;
  /** Seats, status, wishes have changed. */
  tableChanged(t: OpenTable): void;
  chat(t: OpenTable, rows: readonly ChatRow[]): void;
  /** How many watch is told to those who play: in a crowd each would hear of each. */
  presence(table: Table, presence: Presence): void;
  /** Brings one watcher up to date. */
  show(t: OpenTable, watcher: Watcher): void;
}

/** A state as some eyes see it. */
interface Picture {
  view: AnyView;
  text: string;
}

/** Milliseconds of showing before whatever else has arrived gets its turn. */
const SPELL = 4;

const NOBODY: ReadonlySet<Watcher> = new Set();

/** `failed` hears of tables that could not be shown. */
export function hub(now: () => number, failed: (error: unknown, table: string) => void): Hub {
  const tables = new Map<string, Set<Watcher>>();
  /** Tables that have gone on, and not everybody knows yet. */
  const waiting = new Map<string, OpenTable>();
  let sockets = 0;
  const watchers = (table: string): ReadonlySet<Watcher> => tables.get(table) ?? NOBODY;
  /** Without those who have lost the right to look since they came. */
  const entitled = ({ id, table }: OpenTable): Watcher[] =>
    [...watchers(id)].filter(({ person, invite }) => mayEnter(table, person, invite));

  /** Those with the same eyes who miss the same get the same text, made once. */
  function show(t: OpenTable, watcher: Watcher, made: Map<string, Picture> = new Map()): void {
    watcher.behind = !watcher.isFree();
    if (!t.play || watcher.behind) return;
    const viewer = viewerOf(t, watcher);
    const from = missing(t, watcher, viewer);
    let picture: Picture | null = null;
    if (from !== null) {
      const key = `${viewer} ${from} ${watcher.words}`;
      picture = made.get(key) ?? pictureOf(t, { viewer, from, words: watcher.words, now: now() });
      made.set(key, picture);
      watcher.send(picture.text);
      watcher.seen = versionOf(t.play);
      watcher.viewer = viewer;
    }
    tellBeside(t, watcher, viewer, picture?.view);
  }

  /** Who cannot be shown the table is no harm to the others. */
  function showTo(t: OpenTable, some: readonly Watcher[]): void {
    const made = new Map<string, Picture>();
    for (const watcher of some) {
      try {
        show(t, watcher, made);
      } catch (error) {
        failed(error, t.id);
      }
    }
  }

  function showAll(t: OpenTable): void {
    waiting.delete(t.id);
    showTo(t, entitled(t));
  }

  /** Whoever does not have the state of a table gets everything since the last time at once. */
  function showRest(t: OpenTable): void {
    waiting.delete(t.id);
    showTo(
      t,
      entitled(t).filter(watcher => missing(t, watcher, viewerOf(t, watcher)) !== null),
    );
  }

  function showWaiting(): void {
    const until = performance.now() + SPELL;
    for (const t of waiting.values()) {
      showRest(t);
      if (performance.now() >= until) break;
    }
    if (waiting.size > 0) setImmediate(showWaiting);
  }

  function showSoon(t: OpenTable): void {
    if (waiting.size === 0) setImmediate(showWaiting);
    waiting.set(t.id, t);
  }

  /** Before anything else is said about a table its watchers have the state. */
  function settle(table: string): void {
    const t = waiting.get(table);
    if (t) showRest(t);
  }

  return {
    join(table, watcher) {
      const there = tables.get(table) ?? new Set();
      tables.set(table, there);
      if (!there.has(watcher)) sockets++;
      there.add(watcher);
    },
    leave(table, watcher) {
      const there = tables.get(table);
      if (!there?.delete(watcher)) return;
      sockets--;
      if (there.size === 0) tables.delete(table);
    },
    isWatched: table => tables.has(table),
    watchers,
    sockets: () => sockets,
    moved: showAll,
    answered(t, by) {
      showTo(
        t,
        entitled(t).filter(watcher => viewerOf(t, watcher) === by),
      );
      showSoon(t);
    },
    tableChanged(t) {
      settle(t.id);
      const progress = progressOf(t);
      for (const watcher of entitled(t)) {
        tellIfNew(watcher, { type: 'table', table: myTable(t.table, progress, watcher.person) });
        show(t, watcher);
      }
    },
    chat(t, rows) {
      settle(t.id);
      for (const watcher of entitled(t)) {
        const lines = linesFor(t, watcher.person, rows);
        if (lines.length > 0) watcher.send(JSON.stringify({ type: 'chat', lines } satisfies ServerMessage));
      }
    },
    presence(table, presence) {
      settle(table.id);
      const seats = JSON.stringify(presence.seats);
      for (const watcher of watchers(table.id)) {
        if (!mayEnter(table, watcher.person, watcher.invite)) continue;
        const plays = seatOf(table, watcher.person?.id ?? null) !== null;
        if (!plays && watcher.told.get('seats') === seats) continue;
        watcher.told.set('seats', seats);
        tellIfNew(watcher, { type: 'presence', presence });
      }
    },
    show: (t, watcher) => show(t, watcher),
  };
}

const viewerOf = ({ table }: OpenTable, { person }: Watcher): Seat | null => seatOf(table, person?.id ?? null);

/** From which entry of the log on a watcher needs the table; `null`: it has everything. */
function missing({ play }: OpenTable, watcher: Watcher, viewer: Seat | null): number | null {
  if (watcher.seen === null || watcher.seen > versionOf(play!) || watcher.viewer !== viewer) return 0;
  return firstUnseen(play!, watcher.seen, viewer);
}

function pictureOf(t: OpenTable, eyes: Eyes): Picture {
  const message = stateMessage(t, eyes);
  return { view: message.view, text: JSON.stringify(message) };
}

const tellIfNew = (watcher: Watcher, message: ServerMessage): void =>
  tellTextIfNew(watcher, message.type, JSON.stringify(message));

function tellTextIfNew(watcher: Watcher, type: ServerMessage['type'], text: string): void {
  if (watcher.told.get(type) === text) return;
  watcher.told.set(type, text);
  watcher.send(text);
}

const NO_UNDO = JSON.stringify({ type: 'undo', undo: null, undoAgain: null } satisfies ServerMessage);

/** What belongs to a state without being part of it. */
function tellBeside(t: OpenTable, watcher: Watcher, viewer: Seat | null, view: AnyView | undefined): void {
  const undo = undoRequest(t);
  const undoAgain = (viewer !== null && t.table.undoRefused[viewer]?.until) || null;
  if (undo || undoAgain) tellIfNew(watcher, { type: 'undo', undo, undoAgain });
  else tellTextIfNew(watcher, 'undo', NO_UNDO);
  const orders = viewer === null ? null : orderBook(t, viewer, view);
  if (orders) tellIfNew(watcher, { type: 'orders', orders });
  const partners = viewer === null ? null : whisperPartners(t, viewer);
  if (partners) tellIfNew(watcher, { type: 'whispers', seats: partners });
  if (isOver(t.table)) {
    tellIfNew(watcher, { type: 'reveal', seed: t.table.seed, commitment: t.table.commitment });
  }
}
