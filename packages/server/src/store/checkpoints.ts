/** Carries what SQLite has written ahead into its file, beside the commits instead of within them. */
import type Database from 'libsql';
import type { Exec } from './sqlite-dialect.ts';

const CARRY = 'pragma wal_checkpoint(passive)';

/** Milliseconds between two. */
const PAUSE = 5000;

/**
 * Most is carried through a connection of its own that holds nobody up, and once more what was written meanwhile. The
 * little that is left is carried while `alone` keeps everybody from writing, so that the journal begins anew and does
 * not grow for ever.
 */
export function checkpoints(
  own: Database.Database,
  { database, exec }: { database: Database.Database; exec: Exec },
  alone: (work: () => Promise<void>) => Promise<void>,
): () => Promise<void> {
  let working: Promise<void> | null = null;

  async function carry(): Promise<void> {
    try {
      await exec(own, CARRY);
      await exec(own, CARRY);
      await alone(() => exec(database, CARRY));
    } catch {
      // Another program holds the file; the next time more is carried.
    }
    working = null;
  }

  const timer = setInterval(() => {
    working ??= carry();
  }, PAUSE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
    own.close();
  };
}
