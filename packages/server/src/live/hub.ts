/** Who watches which table through this process, and what each of them gets when something happens. */
import type { Seat } from '@interregnum/kernel';
import type { ServerMessage } from '@interregnum/protocol';
import type { ChatRow } from '../store/schema.ts';
import { mayEnter, type Person } from '../tables/entrance.ts';
import type { OpenTable } from '../tables/open.ts';
import { orderBook } from '../tables/orders.ts';
import { isOver } from '../tables/past.ts';
import { firstUnseen } from '../tables/play.ts';
import { myTable, progressOf, stateMessage } from '../tables/show.ts';
import { seatOf } from '../tables/table.ts';
import { undoRequest } from '../tables/undo.ts';
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
  /** Seats, status, wishes have changed. */
  tableChanged(t: OpenTable): void;
  chat(t: OpenTable, rows: readonly ChatRow[]): void;
  /** To everybody who has not been told the same before. */
  send(table: string, message: ServerMessage): void;
  /** Brings one watcher up to date. */
  show(t: OpenTable, watcher: Watcher, already?: Map<string, string>): void;
}

const NOBODY: ReadonlySet<Watcher> = new Set();

export function hub(now: () => number): Hub {
  const tables = new Map<string, Set<Watcher>>();
  let sockets = 0;
  const watchers = (table: string): ReadonlySet<Watcher> => tables.get(table) ?? NOBODY;
  /** Without those who have lost the right to look since they came. */
  const entitled = ({ id, table }: OpenTable): Watcher[] =>
    [...watchers(id)].filter(({ person, invite }) => mayEnter(table, person, invite));

  /** Those with the same eyes who miss the same get the same text, made once. */
  function show(t: OpenTable, watcher: Watcher, made: Map<string, string> = new Map()): void {
    watcher.behind = !watcher.isFree();
    if (!t.play || watcher.behind) return;
    const viewer = seatOf(t.table, watcher.person?.id ?? null);
    const from = missing(t, watcher, viewer);
    if (from !== null) {
      const key = `${viewer} ${from} ${watcher.words}`;
      const text = made.get(key) ?? JSON.stringify(stateMessage(t, { viewer, from, words: watcher.words, now: now() }));
      made.set(key, text);
      watcher.send(text);
      watcher.seen = t.play.version;
      watcher.viewer = viewer;
    }
    tellBeside(t, watcher, viewer);
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
    moved(t) {
      const made = new Map<string, string>();
      for (const watcher of entitled(t)) show(t, watcher, made);
    },
    tableChanged(t) {
      const progress = progressOf(t);
      for (const watcher of entitled(t)) {
        tellIfNew(watcher, { type: 'table', table: myTable(t.table, progress, watcher.person) });
        show(t, watcher);
      }
    },
    chat(t, rows) {
      for (const watcher of entitled(t)) {
        const lines = linesFor(t, watcher.person, rows);
        if (lines.length > 0) watcher.send(JSON.stringify({ type: 'chat', lines } satisfies ServerMessage));
      }
    },
    send(table, message) {
      for (const watcher of watchers(table)) tellIfNew(watcher, message);
    },
    show,
  };
}

/** From which entry of the log on a watcher needs the table; `null`: it has everything. */
function missing({ play }: OpenTable, watcher: Watcher, viewer: Seat | null): number | null {
  if (watcher.seen === null || watcher.seen > play!.version || watcher.viewer !== viewer) return 0;
  return firstUnseen(play!, watcher.seen);
}

function tellIfNew(watcher: Watcher, message: ServerMessage): void {
  const text = JSON.stringify(message);
  if (watcher.told.get(message.type) === text) return;
  watcher.told.set(message.type, text);
  watcher.send(text);
}

/** What belongs to a state without being part of it. */
function tellBeside(t: OpenTable, watcher: Watcher, viewer: Seat | null): void {
  const undoAgain = (viewer !== null && t.table.undoRefused[viewer]?.until) || null;
  tellIfNew(watcher, { type: 'undo', undo: undoRequest(t), undoAgain });
  const orders = viewer === null ? null : orderBook(t, viewer);
  if (orders) tellIfNew(watcher, { type: 'orders', orders });
  const partners = viewer === null ? null : whisperPartners(t, viewer);
  if (partners) tellIfNew(watcher, { type: 'whispers', seats: partners });
  if (isOver(t.table)) {
    tellIfNew(watcher, { type: 'reveal', seed: t.table.seed, commitment: t.table.commitment });
  }
}
