/** Server processes that can be killed, and players who do not mind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Game, randomFrom } from '@interregnum/kernel';
import { type ClientMessage, livePath, PROTOCOL, type ServerMessage, type StateMessage } from '@interregnum/protocol';
import { build } from 'esbuild';
import { WebSocket } from 'ws';
import { newCommand, type Visitor } from './client.ts';
import { anyCode } from './play.ts';

const SOURCE = fileURLToPath(new URL('./server-process.ts', import.meta.url));
/** Beside the packages that it needs. */
const SCRIPT = fileURLToPath(new URL('../node_modules/.cache/server-process.mjs', import.meta.url));

/** The program as one file: it starts three times as fast, and it is started again and again. */
export async function buildServerProcess(): Promise<void> {
  const ours = /^(\.|\/|@interregnum\/)/;
  await build({
    entryPoints: [SOURCE],
    outfile: SCRIPT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [
      {
        name: 'only ours',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path }) => (ours.test(path) ? undefined : { path, external: true })),
      },
    ],
  });
}

export interface ServerProcess {
  readonly url: string;
  /** kill -9, and gone. */
  kill(): Promise<void>;
}

const LIMITS = {
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  BOT_PAUSE: '0',
  BOT_THREADS: '1',
  TABLES_PER_PERSON: '10000',
  OPEN_TABLES_PER_PERSON: '10000',
  OPEN_TABLES_PER_HOUR: '10000',
  SOCKETS_PER_PERSON: '10000',
  SOCKETS_PER_ADDRESS: '10000',
  MESSAGES_PER_SECOND: '10000',
  REQUESTS_PER_MINUTE: '100000',
  CHANGES_PER_MINUTE: '100000',
  GUESTS_PER_HOUR: '10000',
};

/** A process that has only to be told to begin. */
export interface Prepared {
  begin(): Promise<ServerProcess>;
  /** It is not needed. */
  drop(): Promise<void>;
}

export function preparedServer(environment: Record<string, string>): Prepared {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { PATH: process.env.PATH ?? '', ...LIMITS, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => {}); // it has ended, which `gone` says
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const ended = async (): Promise<never> => {
    await gone;
    throw new Error(`the server ended with code ${child.exitCode}`);
  };
  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await gone;
  }
  return {
    async begin() {
      child.stdin.write('begin\n');
      return { url: await Promise.race([firstLine(child), ended()]), kill };
    },
    drop: kill,
  };
}

export const serverProcess = (environment: Record<string, string>): Promise<ServerProcess> =>
  preparedServer(environment).begin();

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise(resolve => createInterface(child.stdout!).once('line', resolve));

/** An answer that was acknowledged. */
export interface Acknowledged {
  command: string;
  code: string;
}

export interface Stubborn {
  readonly acknowledged: Acknowledged[];
  readonly refused: string[];
  /** The last state that was seen. */
  state(): StateMessage | null;
  isOver(): boolean;
  stop(): void;
}

type AnswerMessage = Extract<ClientMessage, { type: 'answer' }>;

/** Answers whenever asked; connects again to any of the servers and sends again whatever was not acknowledged. */
export function stubbornPlayer(game: Game, person: Visitor, table: string, urls: () => readonly string[]): Stubborn {
  const random = randomFrom(`stubborn ${person.id}`);
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  let socket: WebSocket | null = null;
  let last: StateMessage | null = null;
  let sent: AnswerMessage | null = null;
  let stopped = false;

  function connect(): void {
    if (stopped || last?.outcome) return;
    const all = urls();
    const url = all[random.below(all.length)]!;
    socket = new WebSocket(`${url.replace('http', 'ws')}${livePath(table)}`, { headers: { cookie: person.cookie } });
    socket.on('open', () => {
      say({ type: 'hello', protocol: PROTOCOL, version: null, invite: null, words: false });
      if (sent) say(sent);
    });
    socket.on('message', data => hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(connect, 20));
  }

  const say = (message: ClientMessage) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));

  function hear(message: ServerMessage): void {
    if (message.type === 'state') {
      if (last && message.version < last.version) refused.push(`went back from ${last.version} to ${message.version}`);
      last = message;
      if (message.outcome) socket?.close();
      else answer(message);
    } else if (message.type === 'ack' && message.command === sent?.command) {
      const { command, option } = sent;
      acknowledged.push({ command, code: option });
      sent = null;
      if (last) answer(last);
    } else if (message.type === 'refusal' && message.command === sent?.command) {
      refused.push(`${message.code}: ${message.text}`);
      sent = null;
    }
  }

  function answer(state: StateMessage): void {
    if (sent || state.viewer === null || !state.pending.includes(state.viewer)) return;
    sent = { type: 'answer', command: newCommand(), question: state.question, option: anyCode(game, state, random) };
    say(sent);
  }

  connect();
  return {
    acknowledged,
    refused,
    state: () => last,
    isOver: () => Boolean(last?.outcome),
    stop() {
      stopped = true;
      socket?.close();
    },
  };
}
