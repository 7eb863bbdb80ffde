/** A process of the server's bench: one of the two servers, or the players of one of them. */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig, serve, TITLES } from '@interregnum/server';
import { cardGame } from './card-title.ts';
import { type LobbyTraffic, lobbyTraffic, watchLobby } from './lobby-watchers.ts';
import { drive, each, type Latencies, type Load, type LoadedTable } from './server-load.ts';
import { ourTable } from './server-ours.ts';
import { serveTheirs, theirTable } from './server-theirs.ts';

export interface Jobs {
  'serve ours': { wish: null; result: string };
  'serve theirs': { wish: null; result: string };
  'make their matches': { wish: readonly string[]; result: null };
  'sit down at ours': {
    wish: { url: string; cookies: readonly string[]; game: string; tables: readonly string[] };
    result: null;
  };
  'sit down at theirs': { wish: { url: string; tables: readonly string[] }; result: null };
  'watch the lobby': { wish: { url: string; watchers: number }; result: null };
  'what the lobby said': { wish: null; result: LobbyTraffic };
  play: { wish: Load; result: Latencies };
  measure: { wish: null; result: Measures };
}

/** Since the last time; the memory is what is left after a collection. */
export interface Measures {
  memory: number;
  cpuSeconds: number;
  /** 99 of 100, and the worst, in milliseconds. */
  delay: number;
  worstDelay: number;
  /** Seconds in which it had work and other programs had the cores; unknown where the system does not tell. */
  waitedSeconds: number;
}

export type JobName = keyof Jobs;

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let cpu = process.cpuUsage();
let waited = secondsWaited();
let tables: LoadedTable[] = [];
let makeMatches: (names: readonly string[]) => Promise<void> = () => Promise.resolve();

/** Linux counts for every thread how long it waited for a core; this is the thread of the event loop. */
function secondsWaited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e9;
  } catch {
    return Number.NaN;
  }
}

async function measure(): Promise<Measures> {
  const { user, system } = process.cpuUsage(cpu);
  const waitedSeconds = secondsWaited() - waited;
  const measures = { delay: delay.percentile(99) / 1e6, worstDelay: delay.max / 1e6, waitedSeconds };
  for (let i = 0; i < 2; i++) {
    globalThis.gc?.();
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  delay.reset();
  cpu = process.cpuUsage();
  waited = secondsWaited();
  return { ...measures, cpuSeconds: (user + system) / 1e6, memory: process.memoryUsage.rss() };
}

const JOBS: { [K in JobName]: (wish: Jobs[K]['wish']) => Promise<Jobs[K]['result']> } = {
  async 'serve ours'() {
    const source = { module: import.meta.resolve('./card-title.ts'), name: 'cardGame' };
    const titles = new Map(TITLES).set(cardGame.meta.id, { game: cardGame, source });
    return (await serve(readConfig(process.env), { titles })).url;
  },
  async 'serve theirs'() {
    const theirs = await serveTheirs();
    makeMatches = theirs.makeMatches;
    return theirs.url;
  },
  async 'make their matches'(names) {
    await makeMatches(names);
    return null;
  },
  async 'sit down at ours'({ url, cookies, game, tables: ids }) {
    tables = await each(ids, id => ourTable(url, cookies, game, id));
    return null;
  },
  async 'sit down at theirs'({ url, tables: ids }) {
    tables = await each(ids, id => theirTable(url, id));
    return null;
  },
  async 'watch the lobby'({ url, watchers }) {
    await watchLobby(url, watchers);
    return null;
  },
  'what the lobby said': async () => lobbyTraffic(),
  play: load => drive(tables, load),
  measure,
};

/** Nobody is left behind when the bench is stopped. */
process.once('disconnect', () => process.exit());
process.on('message', ({ job, wish }: { job: JobName; wish: never }) => {
  JOBS[job](wish).then(
    result => process.send!({ result }),
    error => process.send!({ error: String(error) }),
  );
});
