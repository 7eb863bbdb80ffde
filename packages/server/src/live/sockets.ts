/** All live connections of this process: counted, kept alive, and said goodbye to. */
import type { ServerMessage } from '@interregnum/protocol';
import type { WebSocket } from 'ws';
import type { AppContext } from '../app-context.ts';
import { bucket } from '../bucket.ts';
import { loadSeen, saveSeen } from '../store/chat.ts';
import { welcomeSessions } from '../store/people.ts';
import type { OpenTable } from '../tables/open.ts';
import type { Table } from '../tables/table.ts';
import type { Watcher } from './hub.ts';
import { type PresenceBoard, presenceBoard } from './presence.ts';

/** As whom somebody is at a table; `''` for a stranger. */
interface Place {
  table: string;
  person: string;
}

/** As whom a connection was opened, and from which of the person's devices. */
export interface Device {
  person: string;
  session: string;
}

export interface Sockets {
  readonly presence: PresenceBoard;
  /** False when this person or address has too many connections already. */
  admit(socket: WebSocket, device: Device | null, address: string): boolean;
  arrived(watcher: Watcher, table: string, person: string): void;
  departed(watcher: Watcher): void;
  /** `nudge` is called now and then for what a congested connection has missed. */
  watchHeart(socket: WebSocket, nudge: () => unknown): void;
  /** Ends a connection that cannot be used any more. */
  giveUp(socket: WebSocket, why: string): void;
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
/** How often all connections are looked after; their heartbeats are spread, thousands at once would hold up answers. */
const LOOK = 500;
/** A server that was away for so long has not heard anybody, and blames nobody for it. */
const HELD_UP = 5000;
const SHUT_OUT = 1008;
/** So many times the messages that a connection may send are no mistake; even to drop them takes all of a server's time. */
const FLOOD = 10;
const FLOOD_AT_ONCE = 100;
/** Devices that are asked about at once. */
const PAGE = 500;
/** Milliseconds after which clients come again when the server goes down in order. */
const COME_AGAIN = 1000;

const peopleAt = ({ places }: Table): string =>
  places.map(place => (place.kind === 'bot' ? 'bot' : place.person)).join(' ');

export function liveSockets(context: AppContext): Sockets {
  const presence = presenceBoard(context.store, context.ports);
  const alive = new Map<WebSocket, { nudge(): unknown; beat: number; missed: number }>();
  const counts = new Map<string, number>();
  const connected = new Map<WebSocket, string>(); // by session
  const present = new Map<Watcher, Place>();
  const seen = new Map<string, { table_id: string; person: string; version: number }>();
  const looking = setInterval(lookAfterAll, LOOK);
  looking.unref();
  let looked = performance.now();

  function lookAfterAll(): void {
    const now = performance.now();
    const heldUp = now - looked > HELD_UP;
    looked = now;
    for (const [socket, state] of alive) {
      if (heldUp) state.missed = 0;
      if (now >= state.beat) checkHeart(socket, state, now);
      if (socket.readyState === socket.OPEN) state.nudge();
    }
  }

  function checkHeart(socket: WebSocket, state: { beat: number; missed: number }, now: number): void {
    state.beat = now + HEARTBEAT;
    if (state.missed++ >= MISSED) giveUp(socket, 'no sign of life');
    else socket.ping();
  }

  function giveUp(socket: WebSocket, why: string): void {
    context.log.info({ why }, 'a connection is given up');
    context.metrics.givenUp.inc({ why });
    socket.terminate();
  }

  /** Whatever comes counts, also what is answered by itself. */
  function endFlood(socket: WebSocket): void {
    const speed = context.config.messagesPerSecond;
    const frames = bucket(speed * FLOOD, speed * FLOOD_AT_ONCE, () => performance.now());
    const arrive = () => {
      if (!frames.take() && socket.readyState === socket.OPEN) giveUp(socket, 'flood');
    };
    for (const kind of ['message', 'ping', 'pong']) socket.on(kind, arrive);
  }

  function count(key: string, by: 1 | -1): void {
    const n = (counts.get(key) ?? 0) + by;
    if (n > 0) counts.set(key, n);
    else counts.delete(key);
  }

  const presenceChanged = ({ table }: OpenTable): void => context.hub.presence(table, presence.of(table));

  /** Whoever sits down is no longer one of those who watch. */
  context.listeners.push({
    changed(table, before) {
      if (!before || peopleAt(before) === peopleAt(table)) return;
      context.hub.presence(table, presence.of(table));
    },
  });

  const note = (error: unknown) => context.log.error({ err: error }, 'presence could not be kept');

  /** What a person has seen up to now, to be told apart from what is new next time. */
  function noteSeen({ seen: version, viewer }: Watcher, { table, person }: Place): void {
    if (viewer !== null && version !== null) seen.set(`${table} ${person}`, { table_id: table, person, version });
  }

  async function left({ table, person }: Place): Promise<void> {
    await presence.depart(table, person);
    const t = await context.open.get(table);
    if (t) presenceChanged(t);
  }

  /** Who is banned, has logged out elsewhere, or is forgotten. */
  async function expelUnwelcome(): Promise<void> {
    const unwelcome = new Set(connected.values());
    const sessions = [...unwelcome];
    for (let i = 0; i < sessions.length; i += PAGE) {
      for (const id of await welcomeSessions(context.store.db, sessions.slice(i, i + PAGE))) unwelcome.delete(id);
    }
    for (const [socket, session] of connected) {
      if (unwelcome.has(session)) socket.close(SHUT_OUT, 'no longer logged in');
    }
  }

  async function flushSeen(): Promise<void> {
    const rows = [...seen.values()];
    seen.clear();
    await saveSeen(context.store.db, rows);
  }

  return {
    presence,
    admit(socket, device, address) {
      const keys = [`address ${address}`, ...(device ? [`person ${device.person}`] : [])];
      const most = [context.config.socketsPerAddress, context.config.socketsPerPerson];
      if (keys.some((key, i) => (counts.get(key) ?? 0) >= most[i]!)) return false;
      for (const key of keys) count(key, 1);
      if (device) connected.set(socket, device.session);
      endFlood(socket);
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
      context.hub.leave(place.table, watcher);
      noteSeen(watcher, place);
      if (!context.closing) left(place).catch(note);
    },
    watchHeart(socket, nudge) {
      const state = { nudge, beat: performance.now() + HEARTBEAT * Math.random(), missed: 0 };
      const lives = () => {
        state.missed = 0;
      };
      alive.set(socket, state);
      socket.on('pong', lives);
      socket.on('message', lives);
      socket.on('close', () => alive.delete(socket));
    },
    giveUp,
    presenceChanged,
    lastSeen: async (table, person) =>
      seen.get(`${table} ${person}`)?.version ?? loadSeen(context.store.db, table, person),
    async beat() {
      await presence.beat();
      await expelUnwelcome();
      await flushSeen();
    },
    async close() {
      clearInterval(looking);
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
