/**
 * The live connection to a table. It comes back by itself, says what it has seen last, and sends every command again
 * that was not answered; the server carries each out once.
 */
import { type Command, type Failure, PROTOCOL, type ServerMessage } from '@interregnum/protocol';
import { Refused } from './api.ts';

/** `refused`: the server does not want us at this table; there is no use in coming again. */
export type Link = 'connecting' | 'open' | 'lost' | 'refused';

/** What of a WebSocket is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireListener {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export interface LivePorts {
  dial(listener: WireListener): Wire;
  /** Runs later; the answer calls it off. */
  after(milliseconds: number, work: () => void): () => void;
  /** Letters and digits that nobody else makes up. */
  id(): string;
  random(): number;
}

export interface LiveListener {
  message(message: ServerMessage): void;
  link(link: Link, failure: Failure | null): void;
}

type WithoutId<C> = C extends Command ? Omit<C, 'command'> : never;
/** A command before it has its id. */
export type CommandBody = WithoutId<Command>;

export interface Live {
  /** Settles when the server has answered, however often the connection breaks until then. */
  send(body: CommandBody): Promise<ServerMessage>;
  /** Tries at once, when the network is said to be back. */
  nudge(): void;
  close(): void;
}

/** Answers to these will not change by asking again. */
const FINAL: readonly Failure['code'][] = ['not-found', 'not-allowed', 'banned', 'protocol'];
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const BETWEEN_PINGS = 20_000;
const PATIENCE = 8_000;

interface Open {
  text: string;
  resolve(message: ServerMessage): void;
  reject(error: Error): void;
}

export function openLive(invite: () => string | null, ports: LivePorts, listener: LiveListener): Live {
  const open = new Map<string, Open>();
  let wire: Wire | null = null;
  let welcomed = false;
  let version: number | null = null;
  let pause = FIRST_PAUSE;
  let ended = false;
  let callOffRetry: (() => void) | null = null;
  let callOffWatch: (() => void) | null = null;

  function connect(): void {
    callOffRetry?.();
    callOffRetry = null;
    welcomed = false;
    listener.link('connecting', null);
    const mine: Wire = ports.dial({
      opened: () => mine === wire && greet(mine),
      received: text => mine === wire && receive(JSON.parse(text) as ServerMessage),
      closed: () => mine === wire && lose(),
    });
    wire = mine;
    watch(PATIENCE, lose);
  }

  function greet(to: Wire): void {
    to.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, version, invite: invite(), words: false }));
  }

  /** Only one thing is waited for at a time: a sign of life, or the time to ask for one. */
  function watch(milliseconds: number, work: () => void): void {
    callOffWatch?.();
    callOffWatch = ports.after(milliseconds, work);
  }

  function probe(): void {
    wire?.send(JSON.stringify({ type: 'ping', command: ports.id() }));
    watch(PATIENCE, lose);
  }

  function lose(): void {
    const old = wire;
    wire = null;
    callOffWatch?.();
    old?.close();
    if (ended) return;
    listener.link('lost', null);
    const wait = pause * (0.75 + ports.random() / 2);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
    callOffRetry = ports.after(wait, connect);
  }

  function refuse(failure: Failure): void {
    end();
    listener.link('refused', failure);
    for (const { reject } of open.values()) reject(new Refused(failure));
    open.clear();
  }

  function end(): void {
    ended = true;
    callOffRetry?.();
    callOffWatch?.();
    const old = wire;
    wire = null;
    old?.close();
  }

  function welcome(): void {
    welcomed = true;
    pause = FIRST_PAUSE;
    listener.link('open', null);
    for (const { text } of open.values()) wire?.send(text);
  }

  function settle(command: string, how: (waiting: Open) => void): void {
    const waiting = open.get(command);
    open.delete(command);
    if (waiting) how(waiting);
  }

  function receive(message: ServerMessage): void {
    watch(BETWEEN_PINGS, probe);
    if (message.type === 'problem' && !welcomed && FINAL.includes(message.code)) {
      refuse(message);
      return;
    }
    if (message.type === 'farewell') pause = message.again;
    if (message.type === 'state') version = message.version;
    listener.message(message);
    if (message.type === 'welcome') welcome();
    if (message.type === 'refusal') settle(message.command, x => x.reject(new Refused(message)));
    if (message.type === 'ack' || message.type === 'moment' || message.type === 'pong') {
      settle(message.command, x => x.resolve(message));
    }
  }

  connect();
  return {
    send: order =>
      new Promise((resolve, reject) => {
        const command = ports.id();
        const text = JSON.stringify({ ...order, command });
        open.set(command, { text, resolve, reject });
        if (welcomed) wire?.send(text);
      }),
    nudge() {
      if (!wire && !ended) connect();
      else if (welcomed) probe();
    },
    close: end,
  };
}
