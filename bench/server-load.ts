/** Answers that arrive at a steady rate, whatever the server makes of them, and how long each took. */

/** One table with all its players. */
export interface LoadedTable {
  /** Makes one move; resolves when the server has accepted it: true, or false when it could not be made. */
  move(): Promise<boolean>;
}

export interface Load {
  rate: number;
  seconds: number;
}

export interface Latencies {
  p50: number;
  p99: number;
  perSecond: number;
  failed: number;
}

const TICK = 5;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

/** A move waits from the moment it was due, also when all tables were busy then. */
export async function drive(tables: readonly LoadedTable[], { rate, seconds }: Load): Promise<Latencies> {
  const free = tables.slice();
  const times: number[] = [];
  const moves: Promise<void>[] = [];
  let failed = 0;
  const began = performance.now();
  async function moveAt(table: LoadedTable, due: number): Promise<void> {
    if (await table.move()) times.push(performance.now() - due);
    else failed++;
    free.push(table);
  }
  for (let sent = 0; sent < rate * seconds; ) {
    const elapsed = performance.now() - began;
    if (elapsed > 3 * seconds * 1000) break;
    while (sent < Math.min(rate * seconds, (rate * elapsed) / 1000) && free.length > 0) {
      moves.push(moveAt(free.shift()!, began + (1000 * sent++) / rate));
    }
    await new Promise(resolve => setTimeout(resolve, TICK));
  }
  await Promise.all(moves);
  const perSecond = times.length / ((performance.now() - began) / 1000);
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), perSecond, failed };
}

/** Does something for each, a few at a time. */
export async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const AT_ONCE = 20;
  for (let i = 0; i < items.length; i += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(i, i + AT_ONCE).map(work))));
  }
  return results;
}
