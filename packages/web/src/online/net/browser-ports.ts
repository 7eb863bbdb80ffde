/** The live connection's outside world in a browser. */
import { livePath } from '@interregnum/protocol';
import type { LivePorts, WireListener } from './live.ts';

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('');

function dial(table: string, listener: WireListener): WebSocket {
  const socket = new WebSocket(new URL(livePath(table), location.href.replace(/^http/, 'ws')));
  socket.addEventListener('open', listener.opened);
  socket.addEventListener('message', event => listener.received(String(event.data)));
  socket.addEventListener('close', listener.closed);
  return socket;
}

export const browserPorts = (table: string): LivePorts => ({
  dial: listener => dial(table, listener),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  id: newId,
  random: Math.random,
});
