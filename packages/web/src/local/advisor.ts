/** Asks the bots' thread for advice. */
import type { Advice, AnyView } from './messages.ts';

export interface AdviceRequest {
  call: number;
  game: string;
  level: string;
  view: AnyView;
  seed: string;
}

export interface AdviceReply {
  call: number;
  advice: Advice | null;
  error: string | null;
}

export interface Advisor {
  advise(game: string, level: string, view: AnyView, seed: string): Promise<Advice>;
}

/** The thread starts with the first question. */
export function advisor(): Advisor {
  const open = new Map<number, { resolve(advice: Advice): void; reject(error: Error): void }>();
  let worker: Worker | null = null;
  let calls = 0;

  function settle({ data }: MessageEvent<AdviceReply>): void {
    const waiting = open.get(data.call);
    open.delete(data.call);
    if (data.advice) waiting?.resolve(data.advice);
    else waiting?.reject(new Error(data.error ?? ''));
  }

  function start(): Worker {
    const thread = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    thread.addEventListener('message', settle);
    thread.addEventListener('error', event => {
      for (const { reject } of open.values()) reject(new Error(event.message));
      open.clear();
      worker = null;
    });
    return thread;
  }

  return {
    advise: (game, level, view, seed) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const call = ++calls;
        open.set(call, { resolve, reject });
        worker.postMessage({ call, game, level, view, seed } satisfies AdviceRequest);
      }),
  };
}
