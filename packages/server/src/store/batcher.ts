/** Batching: everything that arrives while a batch is being written goes together into the next one. */
export interface Waiting<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

export interface Batcher<T, R> {
  add(item: T): Promise<R>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** `write` settles everybody in its batch, or fails for all of them. */
export function batcher<T, R>(most: number, write: (batch: readonly Waiting<T, R>[]) => Promise<void>): Batcher<T, R> {
  const queue: Waiting<T, R>[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    // What else arrives in this turn of the event loop goes into the same batch.
    await new Promise(resolve => setImmediate(resolve));
    while (queue.length > 0) {
      const batch = queue.splice(0, most);
      await write(batch).catch(error => {
        for (const { reject } of batch) reject(error);
      });
    }
    working = null;
  }

  return {
    add: item =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        working ??= work();
      }),
    async idle() {
      while (working) await working;
    },
  };
}
