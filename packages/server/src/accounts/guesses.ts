/** Guessing passphrases is slow for whoever tries, from however many network addresses. */

import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { type Bucket, bucket } from '../live/bucket.ts';

/** Tries for one account at once, and then one in so many seconds. */
const AT_ONCE = 20;
const SECONDS = 30;
const MOST_NAMES = 50_000;

/** Refuses when there were too many tries for this name; those that nobody has are counted like all others. */
export type Guesses = (name: string) => void;

export function countGuesses(context: AppContext): Guesses {
  const names = new Map<string, Bucket>();
  return name => {
    const count = names.get(name) ?? bucket(1 / SECONDS, AT_ONCE, context.ports.now);
    if (names.size >= MOST_NAMES) names.clear();
    names.set(name, count);
    if (!count.take()) throw refused('too-many', 'Too many wrong passphrases. Wait a minute.');
  };
}
