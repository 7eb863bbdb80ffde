/** SQLite is for one server: whoever has the folder keeps a lock on it, which the system takes back when the process ends. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

const LOCK_NAME = 'interregnum.lock';

/** Throws when another server works on the folder; the answer gives it free. */
export function claimFolder(dataDir: string): () => void {
  const file = join(dataDir, LOCK_NAME);
  closeSync(openSync(file, 'a', 0o600));
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new Error(`another server works on the database in ${dataDir}; two need PostgreSQL`);
  }
  return () => lock.close();
}
