/** The page's end of the game on this device: calls, and the moments that come back. */
import type { CallMessage, CallName, Calls, Moment, WorkerMessage } from './messages.ts';

export interface LocalGameListener {
  moment(moment: Moment): void;
  /** Another window plays this table. `taken`: it has been taken over from here. */
  elsewhere(table: string, taken: boolean): void;
  broken(message: string): void;
}

let worker: Worker | null = null;
let calls = 0;
const open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
const listeners = new Set<LocalGameListener>();

function receive({ data }: MessageEvent<WorkerMessage>): void {
  switch (data.type) {
    case 'moment':
      for (const listener of listeners) listener.moment(data.moment);
      return;
    case 'elsewhere':
      for (const listener of listeners) listener.elsewhere(data.table, data.taken);
      return;
    case 'broken':
      for (const listener of listeners) listener.broken(data.message);
      return;
    case 'result':
      open.get(data.call)?.resolve(data.value);
      break;
    case 'failed':
      open.get(data.call)?.reject(new Error(data.message));
      break;
  }
  open.delete(data.call);
}

function fail(event: ErrorEvent): void {
  for (const { reject } of open.values()) reject(new Error(event.message));
  open.clear();
  for (const listener of listeners) listener.broken(event.message);
  worker = null;
}

function thread(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./local-game.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', receive);
    worker.addEventListener('error', fail);
  }
  return worker;
}

export function call<K extends CallName>(name: K, ...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>> {
  return new Promise((resolve, reject) => {
    const id = ++calls;
    open.set(id, { resolve: value => resolve(value as ReturnType<Calls[K]>), reject });
    thread().postMessage({ call: id, name, args } satisfies CallMessage);
  });
}

export function listen(listener: LocalGameListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
