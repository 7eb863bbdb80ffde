/** The server tells what changes in the lobby. A connection that breaks comes back by itself. */
import { LOBBY_LIVE, type LobbyNews } from '@interregnum/protocol';

const AGAIN = 10_000;

export interface LobbyListener {
  heard(news: LobbyNews): void;
  /** Whether calls can be relied on now. */
  connected(yes: boolean): void;
}

/** Listens until the answer is called. */
export function hearLobby({ heard, connected }: LobbyListener): () => void {
  const address = new URL(LOBBY_LIVE, location.href.replace(/^http/, 'ws'));
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let here = true;

  function connect(): void {
    socket = new WebSocket(address);
    socket.addEventListener('open', () => here && connected(true));
    socket.addEventListener('message', ({ data }) => here && heard(JSON.parse(String(data)) as LobbyNews));
    socket.addEventListener('close', () => {
      if (!here) return;
      connected(false);
      timer = setTimeout(connect, AGAIN);
    });
  }

  connect();
  return () => {
    here = false;
    clearTimeout(timer);
    socket.close();
  };
}
