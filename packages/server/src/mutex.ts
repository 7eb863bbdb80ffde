/** A mutex: whoever wants in waits for those who came before. */
export interface Mutex {
  acquire(): Promise<void>;
  release(): void;
  /** Holds it while the work is done. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function mutex(): Mutex {
  const waiting: (() => void)[] = [];
  let held = false;

  async function acquire(): Promise<void> {
    if (held) await new Promise<void>(resolve => waiting.push(resolve));
    held = true;
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else held = false;
  }

  return {
    acquire,
    release,
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
