/** Answers that arrive at a steady rate, whatever the server makes of them, and how long each took. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** One table with all its players. */
export interface LoadedTable {
  /** Makes one move; resolves when the server has accepted it: true, or false when it could not be made. */
  move(): Promise<boolean>;
  /** Resolves when everybody at the table has heard of the last move. */
  settled(): Promise<void>;
}

export interface Load {
  rate: number;
  seconds: number;
}

/** In milliseconds. */
export interface Latencies {
  p50: number;
  p99: number;
  max: number;
  perSecond: number;
  /** Moves that were refused, or for which no table was free in time. */
  failed: number;
  /** How late the players themselves were at most in 99 of 100 cases. */
  playersDelay: number;
}

const TICK = 1;
/** How much longer than planned a server that cannot keep up may take. */
const PATIENCE = 2;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

/** A move waits from the moment it was due, also when all tables were busy then. */
export async function drive(tables: readonly LoadedTable[], { rate, seconds }: Load): Promise<Latencies> {
  const free = tables.slice();
  const times: number[] = [];
  const moves: Promise<void>[] = [];
  const delay = monitorEventLoopDelay({ resolution: TICK });
  delay.enable();
  const began = performance.now();
  let ended = began;
  async function moveAt(table: LoadedTable, due: number): Promise<void> {
    if (!(await table.move())) return;
    ended = performance.now();
    times.push(ended - due);
    await table.settled();
    free.push(table);
  }
  for (let sent = 0; sent < rate * seconds; ) {
    const elapsed = performance.now() - began;
    if (elapsed > PATIENCE * seconds * 1000) break;
    while (sent < Math.min(rate * seconds, (rate * elapsed) / 1000) && free.length > 0) {
      moves.push(moveAt(free.shift()!, began + (1000 * sent++) / rate));
    }
    await new Promise(resolve => setTimeout(resolve, TICK));
  }
  await Promise.all(moves);
  times.sort((a, b) => a - b);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: times.at(-1) ?? Number.NaN,
    perSecond: times.length / ((ended - began) / 1000),
    failed: rate * seconds - times.length,
    playersDelay: delay.percentile(99) / 1e6,
  };
}

/** Does something for each, a few at a time. */
export async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const AT_ONCE = 50;
  for (let i = 0; i < items.length; i += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(i, i + AT_ONCE).map(work))));
  }
  return results;
}

/** Resolves once everybody is there; `arrived` is called whenever somebody moves on. */
export function gathering(isComplete: () => boolean): { arrived(): void; complete(): Promise<void> } {
  let tell = () => {};
  return {
    arrived() {
      if (isComplete()) tell();
    },
    complete: () =>
      new Promise(resolve => {
        tell = resolve;
        if (isComplete()) resolve();
      }),
  };
}
