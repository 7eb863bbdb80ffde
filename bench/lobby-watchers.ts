/** Many who look at the lobby of our server and do nothing. */
import { LOBBY_LIVE } from '@interregnum/protocol';
import { WebSocket } from 'ws';
import { each } from './server-load.ts';

export interface LobbyTraffic {
  messages: number;
  bytes: number;
}

let heard: LobbyTraffic = { messages: 0, bytes: 0 };

function connect(url: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${LOBBY_LIVE}`);
  socket.on('message', data => {
    heard.messages++;
    heard.bytes += (data as Buffer).length;
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
}

export async function watchLobby(url: string, watchers: number): Promise<void> {
  await each(Array.from({ length: watchers }), () => connect(url));
}

/** Since the last time. */
export function lobbyTraffic(): LobbyTraffic {
  const traffic = heard;
  heard = { messages: 0, bytes: 0 };
  return traffic;
}
