/** Long runs: `INTERREGNUM_NIGHTLY=1` plays more, from seeds that are fresh each time; `INTERREGNUM_SEED` repeats a run. */
import { randomBytes } from 'node:crypto';

export const NIGHTLY = process.env.INTERREGNUM_NIGHTLY === '1';

let run: string | null = null;

/** The seed of this run, printed once; empty by day, when every run plays the same games. */
function seedOfRun(): string {
  if (run !== null) return run;
  run = process.env.INTERREGNUM_SEED ?? (NIGHTLY ? randomBytes(6).toString('hex') : '');
  if (run !== '') console.log(`seed of this run: INTERREGNUM_SEED=${run} repeats it`);
  return run;
}

/** A game of this run. */
export function ofThisRun<G extends { readonly seed: string }>(one: G): G {
  const fresh = seedOfRun();
  return fresh === '' ? one : { ...one, seed: `${fresh}: ${one.seed}` };
}
