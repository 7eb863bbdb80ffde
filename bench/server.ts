/**
 * Our server with durable commits to SQLite, and boardgame.io's in memory, in the same run: as many tables of four over
 * real sockets, answers arriving at the same rate, server and players in processes of their own. Ours plays Hidden
 * Leaders, a game many times larger than the tricks that theirs plays.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './measure.ts';
import type { Latencies } from './server-load.ts';
import { makeTables } from './server-ours.ts';
import type { Job } from './server-process.ts';

const wanted = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);
const TABLES = wanted('BENCH_TABLES', 1000);
const LOAD = { rate: wanted('BENCH_RATE', 1000), seconds: wanted('BENCH_SECONDS', 10) };

const PROCESS = fileURLToPath(new URL('./server-process.ts', import.meta.url));
const MANY = '1000000';
const LIMITS = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_THREADS: '1',
  UNLOAD_AFTER: '3600',
  TABLES_PER_PERSON: MANY,
  SOCKETS_PER_PERSON: MANY,
  SOCKETS_PER_ADDRESS: MANY,
  REQUESTS_PER_MINUTE: MANY,
};

interface Running<T> {
  child: ChildProcess;
  result: T;
}

function run<T>(job: Job, environment: Record<string, string> = {}): Promise<Running<T>> {
  const env = { ...process.env, ...environment };
  const child = fork(PROCESS, { execArgv: ['--import', 'tsx'], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(job);
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`'${job.do}' ended with code ${code}`)));
    child.once('message', (answer: { result: T } | { error: string }) => {
      if ('error' in answer) reject(new Error(answer.error));
      else resolve({ child, result: answer.result });
    });
  });
}

/** The players' process ends with its result. */
async function played(job: Job): Promise<Latencies> {
  const { child, result } = await run<Latencies>(job);
  child.kill();
  return result;
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^interregnum_process_resident_memory_bytes (\S+)/m.exec(text)![1]);
}

async function ours(): Promise<Latencies & { perTable: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-bench-'));
  const { child, result: url } = await run<string>({ do: 'serve ours' }, { ...LIMITS, DATA_DIR: folder });
  try {
    const before = await memoryOf(url);
    const made = await makeTables(url, TABLES);
    const perTable = ((await memoryOf(url)) - before) / TABLES / 1024;
    return { ...(await played({ do: 'play ours', url, load: LOAD, ...made })), perTable };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function theirs(): Promise<Latencies> {
  const matches = Array.from({ length: TABLES }, (_, k) => `match-${k}`);
  const { child, result: url } = await run<string>({ do: 'serve theirs', matches });
  try {
    return await played({ do: 'play theirs', url, load: LOAD, matches });
  } finally {
    child.kill('SIGKILL');
  }
}

const figures = (who: string, { p50, p99, perSecond, failed }: Latencies, most: number | null): Figure[] => [
  { name: `${who}: answers`, value: perSecond, unit: 'per second', goal: null },
  { name: `${who}: round trip, half of them`, value: p50, unit: 'ms', goal: null },
  { name: `${who}: round trip, 99 of 100`, value: p99, unit: 'ms', goal: most === null ? null : { most } },
  { name: `${who}: answers that were not taken`, value: failed, unit: '', goal: null },
];

export async function server(): Promise<Figure[]> {
  const mine = await ours();
  const other = await theirs();
  return [
    { name: 'tables of four', value: TABLES, unit: '', goal: null },
    { name: 'answers that arrive', value: LOAD.rate, unit: 'per second', goal: null },
    ...figures('ours, on disk', mine, 50),
    { name: 'ours: memory of an idle table', value: mine.perTable, unit: 'KiB', goal: null },
    ...figures('boardgame.io, in memory', other, null),
    { name: 'load of the machine meanwhile', value: loadavg()[0]!, unit: '', goal: null },
  ];
}
