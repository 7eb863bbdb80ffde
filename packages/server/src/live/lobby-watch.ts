/** Those who look at the lobby hear when it has changed for them; what it is now they ask for as ever. */
import type { LobbyNews } from '@interregnum/protocol';
import type { WebSocket } from 'ws';
import type { AppContext } from '../app-context.ts';
import type { Table } from '../tables/table.ts';

/** Milliseconds between two calls: about somebody's own tables, and about what anybody can see. */
const SOON = 500;
const LATER = 4000;

interface Looker {
  socket: WebSocket;
  /** When the next call is due; `null`: none is. */
  due: number | null;
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

  const call = (looker: Looker) => {
    looker.timer = null;
    looker.due = null;
    looker.called = performance.now();
    looker.socket.send(JSON.stringify({ type: 'lobby' } satisfies LobbyNews));
  };

  /** However much happens, nobody is called more often than that. */
  function callWithin(looker: Looker, pause: number): void {
    const due = looker.called + pause;
    if (looker.due !== null && looker.due <= due) return;
    if (looker.timer) clearTimeout(looker.timer);
    looker.due = due;
    looker.timer = setTimeout(() => call(looker), due - performance.now());
    looker.timer.unref();
  }

  const callAll = () => {
    for (const looker of lookers) callWithin(looker, LATER);
  };

  function callThoseAt({ places, host }: Table): void {
    const people = places.map(place => (place.kind === 'person' ? place.person : null));
    for (const person of new Set([...people, host])) {
      for (const looker of byPerson.get(person ?? '') ?? []) callWithin(looker, SOON);
    }
  }

  context.listeners.push({
    changed(table) {
      callThoseAt(table);
      if (table.visibility === 'open') callAll();
    },
    turn: callThoseAt,
  });
  // What other processes do is not known here; a call at every announcement would tell of things that are private.
  if (context.store.shared) setInterval(callAll, LATER).unref();

  return {
    watch(socket, person) {
      const looker: Looker = { socket, due: null, called: Number.NEGATIVE_INFINITY, timer: null };
      const mine = byPerson.get(person ?? '') ?? new Set();
      lookers.add(looker);
      if (person !== null) byPerson.set(person, mine.add(looker));
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
