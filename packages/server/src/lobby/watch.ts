/** Those who look at the lobby hear what changes for all, and when it is worth asking for their own tables again. */
import type { LobbyNews } from '@interregnum/protocol';
import type { WebSocket } from 'ws';
import type { AppContext } from '../app-context.ts';
import type { Table } from '../tables/table.ts';

/** Milliseconds between two calls about somebody's own tables, and between two editions of what all see. */
const SOON = 500;
const LATER = 4000;

const MINE = JSON.stringify({ type: 'mine' } satisfies LobbyNews);

/** What a connection may hold back before it misses editions; the next one tells it to ask anew. */
const CONGESTED = 64 * 1024;

interface Looker {
  socket: WebSocket;
  called: number;
  timer: NodeJS.Timeout | null;
}

export interface LobbyWatch {
  /** Until the connection is closed. */
  watch(socket: WebSocket, person: string | null): void;
}

export function lobbyWatch(context: AppContext): LobbyWatch {
  const lookers = new Set<Looker>();
  const byPerson = new Map<string, Set<Looker>>();
  let read = Number.NEGATIVE_INFINITY;
  let isDue = false;

  /** However much happens, nobody is called more often than that. */
  function callSoon(looker: Looker): void {
    looker.timer ??= setTimeout(
      () => {
        looker.timer = null;
        looker.called = performance.now();
        looker.socket.send(MINE);
      },
      Math.max(0, looker.called + SOON - performance.now()),
    ).unref();
  }

  function callThoseAt({ places, host }: Table): void {
    const people = places.map(place => (place.kind === 'person' ? place.person : null));
    for (const person of new Set([...people, host])) {
      for (const looker of byPerson.get(person ?? '') ?? []) callSoon(looker);
    }
  }

  /** The lists are read for those who look, now and then; who comes and goes elsewhere shows there too. */
  function readLater(): void {
    if (lookers.size === 0 || isDue) return;
    isDue = true;
    setTimeout(readNow, Math.max(0, read + LATER - performance.now())).unref();
  }

  function readNow(): void {
    isDue = false;
    read = performance.now();
    context.lobby
      .refresh()
      .catch(error => context.log.error({ err: error }, 'the lobby could not be read'))
      .finally(readLater);
  }

  context.lobby.onChange(news => {
    for (const { socket } of lookers) if (socket.bufferedAmount < CONGESTED) socket.send(news);
  });
  context.listeners.push({
    changed(table) {
      callThoseAt(table);
      if (table.visibility === 'open') context.lobby.stale();
    },
    turn: callThoseAt,
  });

  return {
    watch(socket, person) {
      const looker: Looker = { socket, called: Number.NEGATIVE_INFINITY, timer: null };
      const mine = byPerson.get(person ?? '') ?? new Set();
      lookers.add(looker);
      if (person !== null) byPerson.set(person, mine.add(looker));
      readLater();
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        if (looker.timer) clearTimeout(looker.timer);
        lookers.delete(looker);
        mine.delete(looker);
        if (person !== null && mine.size === 0) byPerson.delete(person);
      });
    },
  };
}
