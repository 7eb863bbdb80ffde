/**
 * The login throttle: guessing passphrases is slow for whoever tries, and holds up nobody else. Tries are counted by
 * network address and name together, and by name over all addresses; a device that was logged in once counts for itself,
 * so that nobody can lock somebody else out.
 */
import type { AppContext } from '../app-context.ts';
import { perSource } from '../bucket.ts';
import { refused } from '../errors.ts';

/** Tries at once, and the seconds from one to the next when those are used up. */
const ONE_ADDRESS = { atOnce: 10, seconds: 60 };
const ALL_ADDRESSES = { atOnce: 40, seconds: 10 };
const KNOWN_DEVICE = { atOnce: 20, seconds: 30 };

export interface Attempt {
  /** As it is looked for; names that nobody has are counted like all others. */
  name: string;
  address: string;
  /** A device that was logged in with this name before; `null`: none that is known. */
  device: string | null;
}

/** Refuses when there were too many tries. */
export type LoginThrottle = (attempt: Attempt) => void;

export function loginThrottle({ ports }: AppContext): LoginThrottle {
  const limit = ({ atOnce, seconds }: typeof ONE_ADDRESS) => perSource(1 / seconds, atOnce, ports.now);
  const [oneAddress, allAddresses, knownDevice] = [ONE_ADDRESS, ALL_ADDRESSES, KNOWN_DEVICE].map(limit);
  return ({ name, address, device }) => {
    const mayTry =
      device === null ? oneAddress!(`${address} ${name}`) && allAddresses!(name) : knownDevice!(`${device} ${name}`);
    if (!mayTry) throw refused('too-many', 'Too many wrong passphrases. Wait a minute.');
  };
}
