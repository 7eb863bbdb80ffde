/** The bots: they think in threads of their own and get nothing but the view of their seat. */
import { botName, levelAt } from '@interregnum/bots/cast';
import { type AdviceJob, askInWorker, type Thinker } from '@interregnum/bots/node';
import type { Seat } from '@interregnum/kernel';
import type { Place } from '@interregnum/protocol';
import { fairQueue } from './fair-queue.ts';

/** How strong a bot may be that a table names; the same as in the app. Its seat gives it a name and a character. */
export const LEVELS: readonly string[] = ['random', 'greedy', 'ismcts:300', 'ismcts:1500'];

/** A bot of this strength in a seat. */
export const botAt = (seat: Seat, strength: string): Extract<Place, { kind: 'bot' }> => ({
  kind: 'bot',
  name: botName(seat),
  level: levelAt(seat, strength),
});

export interface BotPool {
  /** The index of the option that the bot takes. Everybody for whom bots think (`owner`) has the same share of them. */
  advise(job: AdviceJob, owner: string): Promise<number>;
  /** Bots that think or wait to think. */
  thinking(): number;
  close(): Promise<void>;
}

interface Waiting {
  job: AdviceJob;
  resolve(option: number): void;
  reject(error: unknown): void;
}

export function botPool(threads: number, timed: (milliseconds: number) => void): BotPool {
  const idle: Thinker[] = [];
  const all = new Set<Thinker>();
  const queue = fairQueue<Waiting>();
  let closed = false;

  function freeThinker(): Thinker | null {
    const thinker = idle.pop();
    if (thinker) return thinker;
    if (all.size >= threads) return null;
    const started = askInWorker();
    all.add(started);
    return started;
  }

  /** A thread that failed may have ended; a new one takes its place. */
  async function retire(thinker: Thinker): Promise<void> {
    all.delete(thinker);
    await thinker.close();
  }

  async function think(thinker: Thinker, { job, resolve, reject }: Waiting): Promise<void> {
    const began = performance.now();
    try {
      const { option } = await thinker.advise(job);
      idle.push(thinker);
      resolve(option);
    } catch (error) {
      await retire(thinker);
      reject(error);
    }
    timed(performance.now() - began);
    next();
  }

  function next(): void {
    while (!closed && queue.size() > 0) {
      const thinker = freeThinker();
      if (!thinker) return;
      void think(thinker, queue.next()!);
    }
  }

  return {
    advise: (job, owner) =>
      new Promise((resolve, reject) => {
        queue.add(owner, { job, resolve, reject });
        next();
      }),
    thinking: () => queue.size() + all.size - idle.length,
    async close() {
      closed = true;
      await Promise.all([...all].map(thinker => thinker.close()));
    },
  };
}
