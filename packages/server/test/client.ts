/** People for tests: they talk to a server as any client would. */
import {
  API,
  type ClientMessage,
  type Failure,
  livePath,
  type MyTable,
  type NewTable,
  PROTOCOL,
  type ServerMessage,
  type StateMessage,
  serverMessage,
  type Welcome,
} from '@interregnum/protocol';
import { WebSocket } from 'ws';

export class Failed extends Error {
  readonly status: number;
  readonly failure: Failure;
  constructor(status: number, failure: Failure) {
    super(`${status} ${failure.code}: ${failure.text}`);
    this.status = status;
    this.failure = failure;
  }
}

/** The code of the refusal that comes of a request. */
export const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'nothing refused';
  } catch (error) {
    if (error instanceof Failed) return error.failure.code;
    throw error;
  }
};

export interface Visitor {
  readonly url: string;
  readonly id: string;
  readonly cookie: string;
  /** The text of the answer; throws `Failed` when refused. */
  text(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<string>;
  get<T>(path: string, headers?: Record<string, string>): Promise<T>;
  post<T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<T>;
  /** The same person at another server. */
  at(url: string): Visitor;
}

async function request(url: string, method: string, cookie: string, body: unknown, more: Record<string, string>) {
  const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Failed(response.status, JSON.parse(text) as Failure);
  return { text, response };
}

export function visitorWith(url: string, id: string, cookie: string): Visitor {
  const text: Visitor['text'] = async (method, path, body, headers = {}) =>
    (await request(`${url}${API}${path}`, method, cookie, body, headers)).text;
  return {
    url,
    id,
    cookie,
    text,
    get: async <T>(path: string, headers?: Record<string, string>) =>
      JSON.parse(await text('GET', path, undefined, headers)) as T,
    post: async <T>(path: string, body: unknown = {}, headers?: Record<string, string>) =>
      JSON.parse(await text('POST', path, body, headers)) as T,
    at: other => visitorWith(other, id, cookie),
  };
}

export const stranger = (url: string): Visitor => visitorWith(url, '', '');

export async function guest(url: string, name: string): Promise<Visitor> {
  const { text, response } = await request(`${url}${API}/me`, 'POST', '', { name }, {});
  const { me } = JSON.parse(text) as { me: { id: string } };
  return visitorWith(url, me.id, response.headers.get('set-cookie')!.split(';')[0]!);
}

// --- live ----------------------------------------------------------------------------------------------------------

type Unsent = ClientMessage extends infer M ? (M extends { command: string } ? Omit<M, 'command'> : never) : never;

export interface Live {
  readonly socket: WebSocket;
  /** Everything that arrived, as text. */
  readonly heard: string[];
  readonly messages: ServerMessage[];
  welcome(): Welcome;
  /** The last state. */
  state(): StateMessage;
  /** Sends a command and waits for what comes back: an `ack`, a `refusal`, a `moment`, a `pong`. */
  ask(message: Unsent, command?: string): Promise<ServerMessage>;
  /** Waits until a message of this kind, past or future, fulfils the condition. */
  until<T extends ServerMessage['type']>(
    type: T,
    holds?: (message: Extract<ServerMessage, { type: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: T }>>;
  send(text: string): void;
  close(): Promise<void>;
}

export interface LiveWishes {
  version?: number | null;
  invite?: string | null;
  words?: boolean;
  /** Whether every message is checked against its shape. */
  check?: boolean;
  headers?: Record<string, string>;
}

let commands = 0;
export const newCommand = (): string => `command-${process.pid}-${++commands}`;

const PATIENCE = 60_000;

/** Connects and waits for the first state, if the game has begun. */
export async function sit(visitor: Visitor, table: string, wishes: LiveWishes = {}): Promise<Live> {
  const live = await connect(visitor, table, wishes);
  const refused = live.until('problem').then(({ code, text }) => {
    throw new Error(`${code}: ${text}`);
  });
  refused.catch(() => {});
  const { table: card } = await Promise.race([live.until('welcome'), refused]);
  if (card.status !== 'waiting' && (wishes.version ?? null) === null) await live.until('state');
  return live;
}

export async function connect(visitor: Visitor, table: string, wishes: LiveWishes = {}): Promise<Live> {
  const socket = new WebSocket(`${visitor.url.replace('http', 'ws')}${livePath(table)}`, {
    headers: { ...(visitor.cookie ? { cookie: visitor.cookie } : {}), ...wishes.headers },
  });
  const heard: string[] = [];
  const messages: ServerMessage[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', data => {
    const text = String(data);
    heard.push(text);
    const json = JSON.parse(text) as ServerMessage;
    if (wishes.check ?? true) serverMessage.parse(json);
    messages.push(json);
    for (const listener of [...listeners]) listener();
  });
  let closed = '';
  socket.on('close', (code, reason) => {
    closed = `${code} ${reason}`;
    for (const listener of [...listeners]) listener();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });

  function waitFor<T>(find: () => T | undefined, what: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        listeners.delete(look);
      };
      const look = () => {
        const found = find();
        if (found !== undefined) resolve(found);
        else if (socket.readyState === socket.CLOSED)
          reject(new Error(`the connection closed (${closed}) before ${what}`));
        else return;
        stop();
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`no ${what} came`));
      }, PATIENCE);
      timer.unref();
      listeners.add(look);
      look();
    });
  }

  const { version = null, invite = null, words = false } = wishes;
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, version, invite, words }));
  const lastOf = <T extends ServerMessage['type']>(type: T) =>
    messages.findLast(message => message.type === type) as Extract<ServerMessage, { type: T }> | undefined;
  return {
    socket,
    heard,
    messages,
    welcome: () => lastOf('welcome')!,
    state: () => lastOf('state')!,
    ask(message, command = newCommand()) {
      const from = messages.length;
      socket.send(JSON.stringify({ ...message, command }));
      const isReply = (reply: ServerMessage) => 'command' in reply && reply.command === command;
      return waitFor(() => messages.slice(from).find(isReply), `reply to ${message.type}`);
    },
    until: (type, holds = () => true) =>
      waitFor(
        () => messages.find(message => message.type === type && holds(message as never)) as never,
        `message ${type}`,
      ),
    send: text => socket.send(text),
    close: () =>
      new Promise(resolve => {
        if (socket.readyState === socket.CLOSED) resolve();
        socket.once('close', () => resolve());
        socket.close();
      }),
  };
}

// --- tables --------------------------------------------------------------------------------------------------------

export const persons = (n: number): NewTable['seats'] => Array.from({ length: n }, () => ({ kind: 'person' as const }));

export interface Seated {
  id: string;
  people: Visitor[];
}

/** A table at which as many guests sit as it has seats for persons. */
export async function seated(url: string, wanted: NewTable, people: Visitor[] = []): Promise<Seated> {
  const seats = wanted.seats.filter(seat => seat.kind === 'person').length;
  const guests = [...people];
  while (guests.length < seats) guests.push(await guest(url, `Guest ${guests.length + 1}`));
  const { table } = await guests[0]!.post<{ table: MyTable }>('/tables', wanted);
  for (const other of guests.slice(1)) await other.post(`/tables/${table.id}/join`, { invite: table.invite });
  return { id: table.id, people: guests };
}

export async function started(url: string, wanted: NewTable, people: Visitor[] = []): Promise<Seated> {
  const table = await seated(url, wanted, people);
  await table.people[0]!.post(`/tables/${table.id}/start`);
  return table;
}
