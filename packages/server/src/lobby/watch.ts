/** Those who look at the lobby hear what changes for all, and when it is worth asking for their own tables again. */
import type { LobbyNews } from '@interregnum/protocol';
import type { WebSocket } from 'ws';
import type { AppContext } from '../app-context.ts';

/** Milliseconds between two calls about somebody's own tables, and between two editions of what all see. */
const SOON = 500;
const LATER = 4000;

const MINE = JSON.stringify({ type: 'mine' } satisfies LobbyNews);

/** What a connection may hold back before it misses editions; the next one tells it to ask anew. */
const CONGESTED = 64 * 1024;

export interface LobbyWatch {
  /** Until the connection is closed. */
  watch(socket: WebSocket, person: string | null): void;
}

export function lobbyWatch(context: AppContext): LobbyWatch {
  const lookers = new Set<WebSocket>();
  let read = Number.NEGATIVE_INFINITY;
  let isDue = false;

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
    for (const socket of lookers) if (socket.bufferedAmount < CONGESTED) socket.send(news);
  });
  context.listeners.push({
    changed: table => void (table.visibility === 'open' && context.lobby.stale()),
  });

  return {
    watch(socket, person) {
      const call = () => socket.send(MINE);
      const unfollow = person === null ? null : context.ownTables.follow({ person, at: null, every: SOON, call });
      lookers.add(socket);
      readLater();
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        unfollow?.();
        lookers.delete(socket);
      });
    },
  };
}
