/**
 * The lobby of a busy house: many open tables that wait, many who look at them, and now and then somebody who sits down
 * or gets up. The same changes are made without anybody looking, so that what is left is the price of the lookers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './measure.ts';
import { LIMITS, type Worker, wanted, worker } from './server.ts';
import { each } from './server-load.ts';
import { post } from './server-ours.ts';

const TABLES = wanted('BENCH_LOBBY_TABLES', 10_000);
const WATCHERS = wanted('BENCH_LOBBY_WATCHERS', 1000);
const SECONDS = wanted('BENCH_SECONDS', 20);
/** Changes of open tables in a second. */
const CHANGES = wanted('BENCH_LOBBY_CHANGES', 5);
/** How many tables each host has. */
const PER_HOST = 5;
const ASKED = 50;

async function newcomer(url: string, name: string): Promise<string> {
  const response = await post(url, '', '/me', { name });
  await response.text();
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

async function makeTables(url: string): Promise<string[]> {
  const hosts = await each(Array.from({ length: Math.ceil(TABLES / PER_HOST) }), () => newcomer(url, 'Host'));
  const wishes = {
    game: 'hidden-leaders',
    seats: Array.from({ length: 4 }, () => ({ kind: 'person' })),
    visibility: 'open',
  };
  return each(
    Array.from({ length: TABLES }, (_, i) => hosts[i % hosts.length]!),
    async host => {
      const made = await post(url, host, '/tables', wishes);
      return ((await made.json()) as { table: { id: string } }).table.id;
    },
  );
}

/** Somebody sits down at one table after another, and gets up again. */
async function change(url: string, tables: readonly string[], cookie: string): Promise<void> {
  const began = performance.now();
  for (let i = 0; i < CHANGES * SECONDS; i++) {
    const table = tables[Math.floor(i / 2) % tables.length]!;
    await (await post(url, cookie, `/tables/${table}/${i % 2 === 0 ? 'join' : 'leave'}`, {})).text();
    const due = began + ((i + 1) * 1000) / CHANGES;
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
  }
}

/** The share of a core that the server used meanwhile, in per cent. */
async function share(server: Worker, work: () => Promise<void>): Promise<number> {
  await server.do('measure', null);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  return (100 * (await server.do('measure', null)).cpuSeconds) / seconds;
}

async function reading(server: Worker, url: string): Promise<{ milliseconds: number; bytes: number }> {
  let bytes = 0;
  const read = async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const response = await fetch(`${url}/api/v1/lobby`, { headers });
    bytes = Number(response.headers.get('content-length'));
    await response.arrayBuffer();
  };
  await server.do('measure', null);
  for (let i = 0; i < ASKED; i++) await read();
  return { milliseconds: (1000 * (await server.do('measure', null)).cpuSeconds) / ASKED, bytes };
}

export async function lobby(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-bench-'));
  const server = worker({ ...LIMITS, GUESTS_PER_HOUR: '1000000', DATA_DIR: folder });
  const watchers = worker();
  try {
    const url = await server.do('serve ours', null);
    const tables = await makeTables(url);
    const cookie = await newcomer(url, 'Newcomer');
    const alone = await share(server, () => change(url, tables.slice(-100), cookie));
    await watchers.do('watch the lobby', { url, watchers: WATCHERS });
    await change(url, tables.slice(-10), cookie);
    await watchers.do('what the lobby said', null);
    const watched = await share(server, () => change(url, tables.slice(-100), cookie));
    const { messages, bytes } = await watchers.do('what the lobby said', null);
    const read = await reading(server, url);
    return [
      { name: 'open tables that wait', value: TABLES, unit: '', goal: null },
      { name: 'lookers', value: WATCHERS, unit: '', goal: null },
      { name: 'changes', value: CHANGES, unit: 'per second', goal: null },
      { name: 'the changes, nobody looking', value: alone, unit: '% of a core', goal: null },
      { name: 'the changes, everybody looking', value: watched, unit: '% of a core', goal: null },
      { name: 'for all lookers', value: watched - alone, unit: '% of a core', goal: { most: 5 } },
      { name: 'messages to each looker', value: (60 * messages) / WATCHERS / SECONDS, unit: 'per minute', goal: null },
      { name: 'traffic to each looker', value: bytes / WATCHERS / SECONDS / 1024, unit: 'KiB/s', goal: null },
      { name: 'CPU of reading the lobby once', value: read.milliseconds, unit: 'ms', goal: null },
      { name: 'the whole lobby, compressed', value: read.bytes / 1024, unit: 'KiB', goal: null },
    ];
  } finally {
    await watchers.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
