/**
 * Our server with every answer safe on disk, and boardgame.io's, which keeps its matches in memory, in the same run:
 * the same card game, as many tables of four over real sockets, moves arriving at the same steady rate. Ours also plays
 * a title that people play. Each server is one process, its players are another.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './measure.ts';
import type { Latencies } from './server-load.ts';
import { makePeople, makeTables } from './server-ours.ts';
import type { JobName, Jobs, Measures } from './server-process.ts';

export const wanted = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);
const TABLES = wanted('BENCH_TABLES', 1000);
const LOAD = { rate: wanted('BENCH_RATE', 1000), seconds: wanted('BENCH_SECONDS', 20) };
const WARMING = { ...LOAD, seconds: 5 };
/** Tables that are made before memory is measured. */
const FIRST = 50;

/** Tidying up memory less often: as the files in `deploy/` start our server, and all three processes of a run alike. */
const FLAGS = ['--max-semi-space-size=64'];

const PROCESS = fileURLToPath(new URL('./server-process.ts', import.meta.url));
const MANY = '1000000';
export const LIMITS = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_THREADS: '1',
  UNLOAD_AFTER: '3600',
  TABLES_PER_PERSON: MANY,
  OPEN_TABLES_PER_PERSON: MANY,
  OPEN_TABLES_PER_HOUR: MANY,
  SOCKETS_PER_PERSON: MANY,
  SOCKETS_PER_ADDRESS: MANY,
  MESSAGES_PER_SECOND: MANY, // a few people play at all tables
  REQUESTS_PER_MINUTE: MANY,
  CHANGES_PER_MINUTE: MANY,
};

export interface Worker {
  do<K extends JobName>(job: K, wish: Jobs[K]['wish']): Promise<Jobs[K]['result']>;
  stop(): Promise<void>;
}

export function worker(environment: Record<string, string> = {}, flags: readonly string[] = []): Worker {
  const child: ChildProcess = fork(PROCESS, {
    execArgv: ['--import', 'tsx', '--expose-gc', ...flags],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return {
    do: (job, wish) =>
      new Promise((resolve, reject) => {
        void gone.then(() => reject(new Error(`'${job}' ended before it was done`)));
        child.once('message', (answer: { result: never } | { error: string }) => {
          if ('error' in answer) reject(new Error(`${job}: ${answer.error}`));
          else resolve(answer.result);
        });
        child.send({ job, wish });
      }),
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

// --- the two servers -----------------------------------------------------------------------------------------------

/** A server that runs: how tables are made there, and how players sit down at them. */
interface Side {
  server: Worker;
  make(n: number): Promise<string[]>;
  sitDown(players: Worker, tables: readonly string[]): Promise<null>;
  stop(): Promise<void>;
}

async function ours(game: string): Promise<Side> {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-bench-'));
  const server = worker({ ...LIMITS, DATA_DIR: folder }, FLAGS);
  const url = await server.do('serve ours', null);
  const cookies = await makePeople(url);
  return {
    server,
    make: n => makeTables(url, cookies, game, n),
    sitDown: (players, tables) => players.do('sit down at ours', { url, cookies, game, tables }),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function theirs(): Promise<Side> {
  const server = worker({}, FLAGS);
  const url = await server.do('serve theirs', null);
  let made = 0;
  return {
    server,
    async make(n) {
      const names = Array.from({ length: n }, () => `match-${made++}`);
      await server.do('make their matches', names);
      return names;
    },
    sitDown: (players, tables) => players.do('sit down at theirs', { url, tables }),
    stop: () => server.stop(),
  };
}

// --- a run -----------------------------------------------------------------------------------------------------------

interface Run extends Latencies, Pick<Measures, 'delay' | 'worstDelay'> {
  makingSeconds: number;
  sittingSeconds: number;
  /** KiB of a table at which nobody looks, and of one with its four connections. */
  idleMemory: number;
  seatedMemory: number;
  /** CPU milliseconds of the server for one answer, and of the players. */
  cpu: number;
  playersCpu: number;
  playersWorstDelay: number;
  /** Milliseconds of every second in which the server, and the players, would have worked and had no core. */
  waited: number;
  playersWaited: number;
  load: number;
}

async function timed<T>(work: Promise<T>): Promise<[result: T, seconds: number]> {
  const began = performance.now();
  return [await work, (performance.now() - began) / 1000];
}

async function run(starting: Promise<Side>): Promise<Run> {
  const side = await starting;
  const players = worker({}, FLAGS);
  const perTable = (later: Measures, sooner: Measures) => (later.memory - sooner.memory) / TABLES / 1024;
  try {
    await side.make(FIRST);
    const empty = await side.server.do('measure', null);
    const [tables, makingSeconds] = await timed(side.make(TABLES));
    const idle = await side.server.do('measure', null);
    const [, sittingSeconds] = await timed(side.sitDown(players, tables));
    const seated = await side.server.do('measure', null);
    await players.do('play', WARMING);
    for (const one of [side.server, players]) await one.do('measure', null);
    const latencies = await players.do('play', LOAD);
    const [served, played] = [await side.server.do('measure', null), await players.do('measure', null)];
    const { delay, worstDelay } = served;
    const perAnswer = ({ cpuSeconds }: Measures) => (1000 * cpuSeconds) / (LOAD.rate * LOAD.seconds - latencies.failed);
    const perSecond = ({ waitedSeconds }: Measures) => (1000 * waitedSeconds) / LOAD.seconds;
    return {
      ...latencies,
      delay,
      worstDelay,
      makingSeconds,
      sittingSeconds,
      idleMemory: perTable(idle, empty),
      seatedMemory: perTable(seated, empty),
      cpu: perAnswer(served),
      playersCpu: perAnswer(played),
      playersWorstDelay: played.worstDelay,
      waited: perSecond(served),
      playersWaited: perSecond(played),
      load: loadavg()[0]!,
    };
  } finally {
    await players.stop();
    await side.stop();
  }
}

/** Each row for each of the three, side by side. */
const ROWS: readonly [key: keyof Run, name: string, unit: string][] = [
  ['perSecond', 'answers taken', 'per second'],
  ['failed', 'not taken in time', ''],
  ['p50', 'round trip p50', 'ms'],
  ['p99', 'round trip p99', 'ms'],
  ['max', 'round trip max', 'ms'],
  ['delay', 'loop delay p99', 'ms'],
  ['worstDelay', 'loop delay max', 'ms'],
  ['cpu', 'CPU of an answer', 'ms'],
  ['idleMemory', 'idle table', 'KiB'],
  ['seatedMemory', 'table + sockets', 'KiB'],
  ['makingSeconds', 'making tables', 's'],
  ['sittingSeconds', 'sitting down', 's'],
  ['playersDelay', 'players late p99', 'ms'],
  ['playersWorstDelay', 'players late max', 'ms'],
  ['playersCpu', 'CPU of the players', 'ms'],
  ['waited', 'waited for a core', 'ms/s'],
  ['playersWaited', 'players waited', 'ms/s'],
  ['load', 'machine load', ''],
];

const GOALS: Partial<Record<keyof Run, Figure['goal']>> = {
  p99: { most: 50 },
  perSecond: { least: 0.99 * LOAD.rate },
};

/** Beyond this the figures tell of the players, not of the server. */
const CONDITIONS: Partial<Record<keyof Run, Figure['goal']>> = { playersDelay: { most: 10 } };

export async function server(): Promise<Figure[]> {
  const runs: [who: string, run: Run, isOurs: boolean][] = [
    ['Hidden Leaders on disk', await run(ours('hidden-leaders')), true],
    ['card game on disk', await run(ours('tricks')), true],
    ['boardgame.io in memory', await run(theirs()), false],
  ];
  return [
    { name: 'tables of four', value: TABLES, unit: '', goal: null },
    { name: 'answers that arrive', value: LOAD.rate, unit: 'per second', goal: null },
    ...ROWS.flatMap(([key, name, unit]) =>
      runs.map(([who, figures, isOurs]): Figure => {
        const goal = CONDITIONS[key] ?? (isOurs ? GOALS[key] : null) ?? null;
        return { name: `${name}, ${who}`, value: figures[key], unit, goal };
      }),
    ),
  ];
}
