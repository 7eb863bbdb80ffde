/** What one person may do in a time, through however many devices and connections. Each process counts for itself. */
import { perSource } from './bucket.ts';
import type { Config } from './config.ts';
import { refused } from './errors.ts';

/** Each refuses when it was too much. Whoever has no name is counted by network address. */
export interface PersonLimits {
  request(person: string): void;
  /** Whatever changes something for others, or on disk, and is no answer. */
  change(person: string): void;
  /** On the live connections of a person together, and of a network. */
  message(who: string, address: string): boolean;
  /** A past moment is played again, and shown whole. */
  look(who: string, address: string): void;
  /** A hello is answered by the whole table. */
  hello(who: string, address: string): void;
  line(person: string): void;
  /** A table that brings something long along, which is kept for weeks: a content file, a game from elsewhere. */
  bulk(person: string, address: string): void;
  report(person: string): void;
}

/** How much of the steady rate may come at once. */
const BURST = 3;
/** Connections that one person uses at full speed at the same time. */
const BUSY_CONNECTIONS = 4;
/** Persons who do so behind one network address. */
const BUSY_PERSONS = 5;
const LOOKS = { perSecond: 10, atOnce: 100 };
const HELLOS = { perSecond: 2, atOnce: 40 };
const BULK = { perSecond: 10 / 3600, atOnce: 10 };
const LINES = { perSecond: 1, atOnce: 5 };
const REPORTS = { perSecond: 1 / 600, atOnce: 10 };

export function personLimits(config: Config): PersonLimits {
  const now = () => performance.now();
  const limit = ({ perSecond, atOnce }: typeof LINES) => perSource(perSecond, atOnce, now);
  const perMinute = (most: number) => limit({ perSecond: most / 60, atOnce: most });
  /** Of a person, and of all behind one network address, under however many names. */
  const both = ({ perSecond, atOnce }: typeof LINES) => {
    const person = limit({ perSecond, atOnce });
    const network = limit({ perSecond: perSecond * BUSY_PERSONS, atOnce: atOnce * BUSY_PERSONS });
    return (who: string, address: string) => person(who) && network(address);
  };
  const refusing =
    <Who extends string[]>(take: (...who: Who) => boolean, text: string) =>
    (...who: Who) => {
      if (!take(...who)) throw refused('too-many', text);
    };
  const perSecond = config.messagesPerSecond * BUSY_CONNECTIONS;
  const hellos = { ...HELLOS, atOnce: Math.max(HELLOS.atOnce, config.messagesPerSecond) };
  return {
    request: refusing(perMinute(config.requestsPerMinute), 'Too many requests. Wait a minute.'),
    change: refusing(perMinute(config.changesPerMinute), 'You have changed enough for now. Wait a minute.'),
    message: both({ perSecond, atOnce: perSecond * BURST }),
    look: refusing(both(LOOKS), 'Not so fast.'),
    hello: refusing(both(hellos), 'Not so fast.'),
    bulk: refusing(both(BULK), 'You have brought enough along for now. Wait an hour.'),
    line: refusing(limit(LINES), 'Not so fast.'),
    report: refusing(limit(REPORTS), 'You have reported enough for now. Wait a while.'),
  };
}
