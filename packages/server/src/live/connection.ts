/** One live connection: reads what a client says, answers everything, and stays open whatever is said. */
import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  clientMessage,
  type ErrorCode,
  type Failure,
  LIMITS,
  PROTOCOL,
  type ServerMessage,
} from '@interregnum/protocol';
import type { RawData, WebSocket } from 'ws';
import type { AppContext } from '../app-context.ts';
import { bucket } from '../bucket.ts';
import { failureOf, OUR_FAULT, refused } from '../errors.ts';
import { mutex } from '../mutex.ts';
import { admit, noTable, type Person } from '../tables/entrance.ts';
import { type OpenTable, openTable } from '../tables/open.ts';
import { recalled } from '../tables/past.ts';
import { playingPersons } from '../tables/table.ts';
import { carryOutCommand } from './commands.ts';
import { frameWriter } from './frame-writer.ts';
import { greet } from './greeting.ts';
import type { Watcher } from './hub.ts';
import type { Sockets } from './sockets.ts';

/** Bytes that may wait to be sent before states are held back, and before the connection is given up. */
const CONGESTED = 256 * 1024;
const HOPELESS = 8 * 1024 * 1024;
/** How much more than the steady rate may come at once. */
const BURST = 3;

/** Milliseconds between two calls about the person's other tables. */
const ELSEWHERE = 2000;

/** Whatever else a person does at a table is written down for good, and shown to all. */
const CHANGES: ReadonlySet<ClientMessage['type']> = new Set([
  'mute',
  'undo',
  'undo-vote',
  'undo-withdraw',
  'orders',
  'away',
  'return',
  'resign',
  'end',
]);

/** Who comes to which table, and by which way. */
export interface Coming {
  socket: WebSocket;
  /** What the socket itself writes to. */
  stream: Duplex;
  table: string;
  person: Person | null;
  /** The network that it comes from. */
  address: string;
}

export function connect(
  context: AppContext,
  sockets: Sockets,
  { socket, stream, table, person, address }: Coming,
): void {
  const speed = context.config.messagesPerSecond;
  const messages = bucket(speed, speed * BURST, () => performance.now());
  const complaints = bucket(1, BURST, () => performance.now());
  const who = person?.id ?? `address ${address}`;
  const hearing = mutex();
  const say = frameWriter(socket, stream);
  let watcher: Watcher | null = null;
  let unfollow: (() => void) | null = null;

  function send(text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > HOPELESS) sockets.giveUp(socket, 'congested');
    else say(text);
  }
  const tell = (message: ServerMessage) => send(JSON.stringify(message));

  function complain(failure: Failure, command: string | null): void {
    context.metrics.problems.inc({ code: failure.code });
    tell(command === null ? { type: 'problem', ...failure } : { type: 'refusal', command, ...failure });
  }

  /** One message after another: what follows a hello must not overtake it. */
  function arrive(data: RawData, isBinary: boolean): void {
    if (messages.take() && context.limits.message(who, address)) void hearing.run(() => hear(data, isBinary));
    else if (complaints.take()) complain(refused('too-many', 'Not so fast.').failure, null);
  }

  async function hear(data: RawData, isBinary: boolean): Promise<void> {
    const read = readMessage(data, isBinary);
    if ('failure' in read) return complain(read.failure, read.command);
    const { message } = read;
    const command = message.type === 'hello' ? null : message.command;
    try {
      await obey(message);
    } catch (error) {
      const failure = failureOf(error) ?? OUR_FAULT;
      if (failure === OUR_FAULT)
        context.log.error({ err: error, table, type: message.type }, 'a message could not be handled');
      context.metrics.refusals.inc({ code: failure.code });
      complain(failure, command);
    }
  }

  async function obey(message: ClientMessage): Promise<void> {
    if (context.closing) throw refused('closing', 'The server is going down. Come again in a moment.');
    const t = await openTable(context, table);
    if (!t) throw noTable();
    if (message.type === 'hello') {
      context.limits.hello(who, address);
      await welcome(t, message);
      return;
    }
    if (!watcher) throw refused('malformed', 'Say hello first.');
    admit(t.table, person, watcher.invite);
    if (message.type === 'chat') context.limits.line(who);
    else if (message.type === 'look') context.limits.look(who, address);
    else if (CHANGES.has(message.type)) context.limits.change(who);
    for (const reply of await carryOutCommand(context, t, person, message)) tell(reply);
  }

  async function welcome(t: OpenTable, hello: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (hello.protocol !== PROTOCOL) throw refused('protocol', `This server speaks version ${PROTOCOL}.`);
    admit(t.table, person, hello.invite);
    if (watcher) sockets.departed(watcher);
    watcher = null;
    const next: Watcher = {
      person,
      invite: hello.invite,
      words: hello.words,
      seen: hello.version,
      viewer: null,
      behind: false,
      told: new Map(),
      isFree: () => socket.bufferedAmount <= CONGESTED,
      send,
    };
    if (t.play)
      await recalled(t, hello.version === null ? 0 : (t.play.reached[hello.version]?.at ?? 0), context.ports.now());
    const greeting = await greet(context, sockets, t, next);
    watcher = next;
    context.hub.join(table, next);
    sockets.arrived(next, table, greeting.present);
    if (socket.readyState !== socket.OPEN) {
      sockets.departed(next);
      return;
    }
    tell(greeting.message);
    context.hub.show(t, next);
    sockets.presenceChanged(t);
    unfollow ??=
      person &&
      context.ownTables.follow({ person: person.id, at: table, every: ELSEWHERE, call: () => tell({ type: 'mine' }) });
    if (playingPersons(t.table).length === 0) context.attend(t); // bots that rested think again
  }

  socket.on('message', arrive);
  socket.on('error', () => sockets.giveUp(socket, 'broken'));
  socket.on('close', () => {
    if (watcher) sockets.departed(watcher);
    unfollow?.();
  });
  sockets.watchHeart(socket, () => watcher?.behind && catchUpWith(context, table, watcher));
}

/** A connection that was congested gets what it has missed. */
async function catchUpWith(context: AppContext, table: string, watcher: Watcher): Promise<void> {
  const t = await context.open.get(table);
  if (t) context.hub.show(t, watcher);
}

type Read = { message: ClientMessage } | { failure: Failure; command: string | null };

const SHOWN = 200;

const unreadable = (code: ErrorCode, text: string, command: string | null = null): Read => ({
  failure: { code, text },
  command,
});

function readMessage(data: RawData, isBinary: boolean): Read {
  if (isBinary) return unreadable('malformed', 'Messages are texts in JSON.');
  const text = String(data);
  if (text.length > LIMITS.message) return unreadable('too-large', 'This message is too large.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unreadable('malformed', 'This is not JSON.');
  }
  const { success, data: message, error } = clientMessage.safeParse(json);
  if (success) return { message };
  const issue = error.issues[0]!;
  const what = `${issue.path.join('.') || 'message'}: ${issue.message}`.slice(0, SHOWN);
  return unreadable('malformed', what, commandIn(json));
}

/** Whose refusal it is, when that can be read. */
function commandIn(json: unknown): string | null {
  const command = typeof json === 'object' && json !== null && 'command' in json ? json.command : null;
  return typeof command === 'string' && /^[A-Za-z0-9_-]{4,64}$/.test(command) ? command : null;
}
