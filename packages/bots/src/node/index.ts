/** Bots in worker threads: many games at once, or one decision without blocking the caller. */
import { Worker } from 'node:worker_threads';
import type { Advice } from '../bot.ts';
import type { AdviceJob, MatchDone, MatchJob, Reply, Request } from './messages.ts';

export type { AdviceJob, GameSource, Labeller, Labels, MatchDone, MatchJob, ModuleExport } from './messages.ts';

/** A search makes much that is soon thrown away: with twice the usual room for it little is moved about in vain. */
const YOUNG_MEGABYTES = 96;
const newWorker = (): Worker =>
  new Worker(new URL('./start-worker.mjs', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });

export interface RunSettings {
  threads: number;
  /** Called when games are done: how many of how many. */
  onDone?(done: number, total: number): void;
}

/** How many games go to a worker at once: enough to keep it busy, few enough to share out the last ones. */
const batchSize = (jobs: number, threads: number): number =>
  Math.max(1, Math.min(32, Math.floor(jobs / (threads * 8))));

/** Plays all games; the results are in the order of the jobs, whatever the number of threads. */
export async function runMatches(jobs: readonly MatchJob[], { threads, onDone }: RunSettings): Promise<MatchDone[]> {
  const results = new Array<MatchDone>(jobs.length);
  const size = batchSize(jobs.length, threads);
  let next = 0;
  let done = 0;
  const workers = Array.from({ length: Math.min(threads, Math.ceil(jobs.length / size)) }, newWorker);
  const work = async (worker: Worker) => {
    while (next < jobs.length) {
      const from = next;
      next = Math.min(jobs.length, from + size);
      const reply = await send(worker, { kind: 'matches', id: from, jobs: jobs.slice(from, next) });
      if (reply.kind !== 'matches') throw new Error('the worker answered something else');
      for (const [i, result] of reply.done.entries()) results[from + i] = result;
      done += reply.done.length;
      onDone?.(done, jobs.length);
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return results;
}

/** Sends one request and waits for its reply; a failure in the worker, or its end, is an error here. */
function send(worker: Worker, request: Request): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      worker.off('message', hear);
      worker.off('error', fail);
      worker.off('exit', end);
    };
    const hear = (reply: Reply) => {
      if (reply.id !== request.id) return;
      stop();
      if (reply.kind === 'failed') reject(new Error(reply.message));
      else resolve(reply);
    };
    const fail = (error: unknown) => {
      stop();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const end = (code: number) => fail(new Error(`a worker ended with code ${code}`));
    worker.on('message', hear);
    worker.on('error', fail);
    worker.on('exit', end);
    worker.postMessage(request);
  });
}

/** A bot that thinks in a thread of its own. */
export interface Thinker {
  advise(job: AdviceJob): Promise<Advice>;
  close(): Promise<void>;
}

export function askInWorker(): Thinker {
  const worker = newWorker();
  worker.unref();
  let id = 0;
  return {
    async advise(job) {
      const reply = await send(worker, { kind: 'advice', id: ++id, job });
      if (reply.kind !== 'advice') throw new Error('the worker answered something else');
      return reply.advice;
    },
    async close() {
      await worker.terminate();
    },
  };
}
