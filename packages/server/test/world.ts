/** A world outside for tests: a mail server, and a host `hooks.test` for push services and webhooks. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server as HttpsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type Outside, outside } from '../src/notify/outside.ts';

/** Of a host that exists only here. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAvY7Jokd7CfbP4RR
QogFLr8VihJe9hGpdmXW2a1eYT+hRANCAASgA2sAz+kQusKQRyNI1zDBuvxooVJC
T4ObeRE4U0xuXGi+mybUgqtu9Fov/r5Q91EFk5qBNlyJGYT50MYFIXKJ
-----END PRIVATE KEY-----
`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBZTCCAQqgAwIBAgIBATAKBggqhkjOPQQDAjAVMRMwEQYDVQQDDApob29rcy50
ZXN0MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAVMRMwEQYDVQQD
DApob29rcy50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEoANrAM/pELrC
kEcjSNcwwbr8aKFSQk+Dm3kROFNMblxovpsm1IKrbvRaL/6+UPdRBZOagTZciRmE
+dDGBSFyiaNJMEcwFQYDVR0RBA4wDIIKaG9va3MudGVzdDAPBgNVHRMBAf8EBTAD
AQH/MB0GA1UdDgQWBBRfB4MqZlY6jVUQSSBQ/qm2+IrhgDAKBggqhkjOPQQDAgNJ
ADBGAiEAxOz1AxKRP+NK4Is5lRqaZaCBsfQkEQnkpnChAaZfyA8CIQDvZZQ4oI/J
Wgxq2TdSXDm7G2meBDFpelJrqj9bc1KwrQ==
-----END CERTIFICATE-----
`;

/** Every name leads to this machine, which counts as public. */
export const testWorld: Outside = {
  isPublic: () => true,
  resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  ca: CERTIFICATE,
  patience: 5000,
};

/** The same hosts with the real rules about addresses. */
export const strictWorld: Outside = { ...testWorld, isPublic: outside.isPublic };

export interface Heard {
  path: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

export interface HookHost {
  url: string;
  heard: Heard[];
  /** What it answers with, by path; 201 otherwise. `null`: never. */
  answers: Map<string, { status: number; headers?: Record<string, string> } | null>;
  close(): void;
}

export async function hookHost(): Promise<HookHost> {
  const heard: Heard[] = [];
  const answers: HookHost['answers'] = new Map();
  const server: HttpsServer = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk as Buffer));
    request.on('end', () => {
      const path = request.url!;
      heard.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const answer = answers.get(path);
      if (answer === null) return;
      response.writeHead(answer?.status ?? 201, answer?.headers).end('x'.repeat(100_000));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `https://hooks.test:${port}`, heard, answers, close };
}

export interface PushKeys {
  /** What a browser tells about itself. */
  keys: { p256dh: string; auth: string };
  /** What a push service cannot: reads a message (RFC 8291). */
  decrypt(body: Buffer): string;
}

export function pushKeys(): PushKeys {
  const browser = createECDH('prime256v1');
  const own = browser.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const server = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + body[20]!);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, server]);
      const secret = derive(browser.computeSecret(server), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return String(padded.subarray(0, padded.lastIndexOf(2)));
    },
  };
}

export interface MailHost {
  url: string;
  /** Each with its envelope in front. */
  letters: string[];
  close(): void;
}

/** As much of SMTP as a letter needs. */
export async function mailHost(): Promise<MailHost> {
  const letters: string[] = [];
  const server = createTcpServer(socket => converse(socket, letters));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => void server.close() };
}

function converse(socket: Socket, letters: string[]): void {
  let letter: string[] | null = null;
  const envelope: string[] = [];
  socket.on('error', () => {});
  socket.write('220 mail.test\r\n');
  createInterface(socket).on('line', line => {
    if (letter && line !== '.') {
      letter.push(line);
      return;
    }
    if (letter) {
      letters.push([...envelope.splice(0), ...letter].join('\n'));
      letter = null;
    } else if (line === 'DATA') letter = [];
    else if (/^(MAIL|RCPT)/.test(line)) envelope.push(line);
    socket.write(letter ? '354 go on\r\n' : line === 'QUIT' ? '221 goodbye\r\n' : '250 well\r\n');
    if (line === 'QUIT') socket.end();
  });
}
