/** All live connections of this process: counted, kept alive, and said goodbye to. */
import type { ServerMessage } from '@interregnum/protocol';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { loadSeen, saveSeen } from '../store/company.ts';
import type { OpenTable } from '../tables/open.ts';
import type { Watcher } from './hub.ts';
import { type PresenceBoard, presenceBoard } from './presence.ts';

/** As whom somebody is at a table: a person with a seat, or `''`. */
interface Place {
  table: string;
  person: string;
}

export interface Sockets {
  readonly presence: PresenceBoard;
  /** False when this person or address has too many connections already. */
  admit(socket: WebSocket, person: string | null, address: string): boolean;
  arrived(watcher: Watcher, table: string, person: string): void;
  departed(watcher: Watcher): void;
  /** `nudge` is called now and then for what a congested connection has missed. */
  watchHeart(socket: WebSocket, nudge: () => unknown): void;
  presenceChanged(t: OpenTable): void;
  /** The version that a person saw last; `null`: never here before. */
  lastSeen(table: string, person: string): Promise<number | null>;
  beat(): Promise<void>;
  /** Says goodbye to everybody. */
  close(): Promise<void>;
}

const HEARTBEAT = 25_000;
/** Heartbeats without any sign of life before a connection is given up. */
const MISSED = 2;
const NUDGE = 500;
const BANNED = 1008;
/** Milliseconds after which clients come again when the server goes down in order. */
const COME_AGAIN = 1000;

export function liveSockets(house: House): Sockets {
  const presence = presenceBoard(house.store, house.ports);
  const alive = new Map<WebSocket, { nudge(): unknown; missed: number }>();
  const counts = new Map<string, number>();
  const connected = new Map<WebSocket, string>();
  const present = new Map<Watcher, Place>();
  const seen = new Map<string, { table_id: string; person: string; version: number }>();
  const heart = setInterval(checkHearts, HEARTBEAT);
  const nudging = setInterval(nudgeCongested, NUDGE);
  heart.unref();
  nudging.unref();

  function checkHearts(): void {
    for (const [socket, state] of alive) {
      if (state.missed++ >= MISSED) socket.terminate();
      else socket.ping();
    }
  }

  function nudgeCongested(): void {
    for (const [socket, { nudge }] of alive) if (socket.readyState === socket.OPEN) nudge();
  }

  function count(key: string, by: 1 | -1): void {
    const n = (counts.get(key) ?? 0) + by;
    if (n > 0) counts.set(key, n);
    else counts.delete(key);
  }

  function presenceChanged(t: OpenTable): void {
    house.hub.send(t.id, { type: 'presence', presence: presence.of(t.table) });
  }

  const note = (error: unknown) => house.log.error({ err: error }, 'presence could not be kept');

  /** What a person has seen up to now, to be told apart from what is new next time. */
  function noteSeen({ seen: version }: Watcher, { table, person }: Place): void {
    if (person !== '' && version !== null) seen.set(`${table} ${person}`, { table_id: table, person, version });
  }

  async function left({ table, person }: Place): Promise<void> {
    await presence.depart(table, person);
    const t = await house.open.get(table);
    if (t) presenceChanged(t);
  }

  async function expelBanned(): Promise<void> {
    if (connected.size === 0) return;
    const rows = await house.store.db.selectFrom('people').select('id').where('banned', 'is not', null).execute();
    const banned = new Set(rows.map(row => row.id));
    for (const [socket, person] of connected) if (banned.has(person)) socket.close(BANNED, 'banned');
  }

  async function flushSeen(): Promise<void> {
    const rows = [...seen.values()];
    seen.clear();
    await saveSeen(house.store.db, rows);
  }

  return {
    presence,
    admit(socket, person, address) {
      const keys = [`address ${address}`, ...(person ? [`person ${person}`] : [])];
      const most = [house.config.socketsPerAddress, house.config.socketsPerPerson];
      if (keys.some((key, i) => (counts.get(key) ?? 0) >= most[i]!)) return false;
      for (const key of keys) count(key, 1);
      if (person) connected.set(socket, person);
      socket.on('close', () => {
        connected.delete(socket);
        for (const key of keys) count(key, -1);
      });
      return true;
    },
    arrived: (watcher, table, person) => present.set(watcher, { table, person }),
    departed(watcher) {
      const place = present.get(watcher);
      if (!place) return;
      present.delete(watcher);
      house.hub.leave(place.table, watcher);
      noteSeen(watcher, place);
      if (!house.closing) left(place).catch(note);
    },
    watchHeart(socket, nudge) {
      const state = { nudge, missed: 0 };
      const lives = () => {
        state.missed = 0;
      };
      alive.set(socket, state);
      socket.on('pong', lives);
      socket.on('message', lives);
      socket.on('close', () => alive.delete(socket));
    },
    presenceChanged,
    lastSeen: async (table, person) =>
      seen.get(`${table} ${person}`)?.version ?? loadSeen(house.store.db, table, person),
    async beat() {
      await presence.beat();
      await expelBanned();
      await flushSeen();
    },
    async close() {
      clearInterval(heart);
      clearInterval(nudging);
      const goodbye = JSON.stringify({ type: 'farewell', again: COME_AGAIN } satisfies ServerMessage);
      for (const socket of alive.keys()) {
        if (socket.readyState === socket.OPEN) socket.send(goodbye);
        socket.close(1012, 'the server goes down');
      }
      for (const [watcher, place] of present) noteSeen(watcher, place);
      await presence.close();
      await flushSeen();
    },
  };
}
