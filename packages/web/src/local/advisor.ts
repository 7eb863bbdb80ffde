/** Asks the bots' thread for advice. */
import type { ContentFile } from '@interregnum/kernel';
import type { Advice, AnyView } from './messages.ts';

/** What bots think about: a title, with the content of a file if it is played with one. */
export interface Played {
  game: string;
  content: ContentFile | null;
}

/** What a bot of this level would do, or what it may expect over so many deals of what is hidden. */
export type Task = { level: string } | { deals: number };

export interface AdviceRequest extends Played {
  call: number;
  task: Task;
  view: AnyView;
  seed: string;
}

export interface AdviceReply {
  call: number;
  /** A number where an expectation was asked for. */
  result: Advice | number | null;
  error: string | null;
}

export interface Advisor {
  advise(played: Played, level: string, view: AnyView, seed: string): Promise<Advice>;
  /** What the viewer may expect, from 0 (lost) to 1 (won). */
  judge(played: Played, deals: number, view: AnyView, seed: string): Promise<number>;
}

/** The thread starts with the first question. */
export function advisor(): Advisor {
  const open = new Map<number, { resolve(result: Advice | number): void; reject(error: Error): void }>();
  let worker: Worker | null = null;
  let calls = 0;

  function settle({ data }: MessageEvent<AdviceReply>): void {
    const waiting = open.get(data.call);
    open.delete(data.call);
    if (data.result !== null) waiting?.resolve(data.result);
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

  const ask = <T extends Advice | number>(
    { game, content }: Played,
    task: Task,
    view: AnyView,
    seed: string,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const call = ++calls;
      open.set(call, { resolve: result => resolve(result as T), reject });
      worker.postMessage({ call, game, content, task, view, seed } satisfies AdviceRequest);
    });

  return {
    advise: (played, level, view, seed) => ask<Advice>(played, { level }, view, seed),
    judge: (played, deals, view, seed) => ask<number>(played, { deals }, view, seed),
  };
}
