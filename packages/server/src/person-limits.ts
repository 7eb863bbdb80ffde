/** What one person may do in a time, through however many devices and connections. Each process counts for itself. */
import { perSource } from './bucket.ts';
import type { Config } from './config.ts';
import { refused } from './errors.ts';

/** Each refuses when it was too much. Whoever has no name is counted by network address. */
export interface PersonLimits {
  request(person: string): void;
  /** Whatever changes something for others, or on disk, and is no answer. */
  change(person: string): void;
  /** On the live connections of a person together. */
  message(who: string): boolean;
  /** A hello is answered by the whole table. */
  hello(who: string): void;
  line(person: string): void;
  report(person: string): void;
}

/** How much of the steady rate may come at once. */
const BURST = 3;
/** Connections that one person uses at full speed at the same time. */
const BUSY_CONNECTIONS = 4;
const HELLOS = { perSecond: 2, atOnce: 40 };
const LINES = { perSecond: 1, atOnce: 5 };
const REPORTS = { perSecond: 1 / 600, atOnce: 10 };

export function personLimits(config: Config): PersonLimits {
  const now = () => performance.now();
  const limit = ({ perSecond, atOnce }: typeof LINES) => perSource(perSecond, atOnce, now);
  const perMinute = (most: number) => limit({ perSecond: most / 60, atOnce: most });
  const refusing = (take: (who: string) => boolean, text: string) => (who: string) => {
    if (!take(who)) throw refused('too-many', text);
  };
  const perSecond = config.messagesPerSecond * BUSY_CONNECTIONS;
  return {
    request: refusing(perMinute(config.requestsPerMinute), 'Too many requests. Wait a minute.'),
    change: refusing(perMinute(config.changesPerMinute), 'You have changed enough for now. Wait a minute.'),
    message: limit({ perSecond, atOnce: perSecond * BURST }),
    hello: refusing(limit({ ...HELLOS, atOnce: Math.max(HELLOS.atOnce, config.messagesPerSecond) }), 'Not so fast.'),
    line: refusing(limit(LINES), 'Not so fast.'),
    report: refusing(limit(REPORTS), 'You have reported enough for now. Wait a while.'),
  };
}
