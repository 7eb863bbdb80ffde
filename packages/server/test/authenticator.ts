/** A device that makes passkeys, as far as a server can tell, and lies where a test wants it to. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface Device {
  /** What the browser gives for the options of a new passkey. */
  make(options: Options, lies?: Lies): object;
  /** What it gives for the options of a login. */
  answer(options: Options, lies?: Lies): object;
}

export interface Options {
  challenge: string;
  [name: string]: unknown;
}

/** Where it departs from the truth. */
export interface Lies {
  origin?: string;
  site?: string;
  /** Somebody is there, but nobody knows who. */
  unverified?: boolean;
  counter?: number;
  challenge?: string;
  format?: string;
  attStmt?: Cbor;
}

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

/** As much of the notation as passkeys need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)])]);
  }
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(cbor)]);
}

function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n]);
  return n < 256 ? Buffer.from([(kind << 5) | 24, n]) : Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
}

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

const text = (bytes: Buffer): string => bytes.toString('base64url');
const hash = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** ES256: the kind of key that everybody has. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const bytes = (part: string | undefined) => Buffer.from(part!, 'base64url');
  return cbor(new Map<number, Cbor>([[1, 2], [3, -7], [-1, 1], [-2, bytes(x)], [-3, bytes(y)]])); // biome-ignore format: a line
}

export function device(home: string): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function said(type: string, { challenge }: Options, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? home, crossOrigin: false }),
    );
  }

  function data(lies: Lies, flags: number, rest: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? ++counter);
    const shown = PRESENT | (lies.unverified ? 0 : VERIFIED) | flags;
    return Buffer.concat([hash(lies.site ?? new URL(home).hostname), Buffer.from([shown]), count, rest]);
  }

  const credential = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    make(options, lies = {}) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', lies.format ?? 'none'],
          ['attStmt', lies.attStmt ?? new Map()],
          ['authData', data(lies, WITH_KEY, key)],
        ]),
      );
      return credential({
        clientDataJSON: text(said('webauthn.create', options, lies)),
        attestationObject: text(attestationObject),
      });
    },
    answer(options, lies = {}) {
      const [client, authenticator] = [said('webauthn.get', options, lies), data(lies, 0, Buffer.alloc(0))];
      const signature = sign('sha256', Buffer.concat([authenticator, hash(client)]), privateKey);
      return credential({
        clientDataJSON: text(client),
        authenticatorData: text(authenticator),
        signature: text(signature),
      });
    },
  };
}
