/** The way of texts to a client: whole, in order, and together. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type FrameWriter, frameWriter } from '../src/live/frame-writer.ts';

let http: Server;
let say: FrameWriter;
let socket: WebSocket;
let client: WebSocket;

beforeAll(async () => {
  http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  const connected = new Promise<void>(resolve => {
    sockets.once('connection', (one, request) => {
      socket = one;
      say = frameWriter(one, request.socket);
      resolve();
    });
  });
  await new Promise<void>(resolve => http.listen(0, resolve));
  client = new WebSocket(`ws://localhost:${(http.address() as AddressInfo).port}`);
  await connected;
});
afterAll(() => {
  client.terminate();
  http.close();
});

const hear = (texts: number): Promise<string[]> =>
  new Promise(resolve => {
    const heard: string[] = [];
    client.on('message', function listen(data) {
      heard.push(String(data));
      if (heard.length < texts) return;
      client.off('message', listen);
      resolve(heard);
    });
  });

it('carries texts of every length, whatever the letters', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000, 600_000];
  const texts = [...lengths.map(length => 'x'.repeat(length)), 'Würfel', '王 😀'.repeat(30_000)];
  const heard = hear(texts.length);
  for (const text of texts) say(text);
  expect(await heard).toEqual(texts);
});

it('keeps the order with what is sent beside it, and with what comes later', async () => {
  const heard = hear(400);
  for (let i = 0; i < 100; i++) {
    say(`a${i}`);
    socket.send(`b${i}`);
    say(`c${'.'.repeat(10_000)}`);
    if (i % 10 === 0) await new Promise(resolve => setImmediate(resolve));
    say(`d${i}`);
  }
  expect((await heard).map(text => text[0]).join('')).toBe('abcd'.repeat(100));
});

it('writes once for all that is said at once', async () => {
  const writes: number[] = [];
  const stream = new Duplex({
    write(_chunk, _encoding, done) {
      writes.push(1);
      done();
    },
    writev(chunks, done) {
      writes.push(chunks.length);
      done();
    },
  });
  const tell = frameWriter({ extensions: '' }, stream);
  for (const text of ['one', 'two', 'three']) tell(text);
  await Promise.resolve();
  tell('four');
  await new Promise(resolve => setImmediate(resolve));
  expect(writes).toEqual([4]);
  tell('five');
  await new Promise(resolve => setImmediate(resolve));
  expect(writes).toEqual([4, 1]);
});

it('are never written by hand on a connection that agreed on an extension', async () => {
  const compressing = new WebSocketServer({ port: 0, perMessageDeflate: true });
  const arrived = new Promise<WebSocket>(resolve => compressing.once('connection', resolve));
  const eager = new WebSocket(`ws://localhost:${(compressing.address() as AddressInfo).port}`);
  const [agreed] = await Promise.all([arrived, new Promise(resolve => eager.once('open', resolve))]);
  expect(() => frameWriter(agreed, new Duplex())).toThrow('permessage-deflate');
  eager.terminate();
  compressing.close();
});
