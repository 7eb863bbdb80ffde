/** Calls that people have us make: https to public hosts, once, without redirects, with little patience. */
import type { LookupAddress, LookupOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request } from 'node:https';
import { isPublicAddress, mayBeCalled } from './addresses.ts';

export interface Call {
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: string | Buffer;
}

/** How the world outside is reached; tests have a world of their own. */
export interface Outside {
  isPublic(address: string): boolean;
  resolve(host: string, done: (error: Error | null, found: LookupAddress[]) => void): void;
  /** Certificates to be trusted instead of the usual ones. */
  ca?: string;
  patience: number;
}

/** Asks name servers only: no file of this machine is read, and slow ones hold up none of the threads for files. */
const names = new Resolver({ timeout: 3000, tries: 2 });

async function addressesOf(host: string): Promise<LookupAddress[]> {
  const families = [names.resolve4(host), names.resolve6(host)].map((asked, i) =>
    asked.then(
      found => found.map(address => ({ address, family: i === 0 ? 4 : 6 })),
      () => [],
    ),
  );
  return (await Promise.all(families)).flat();
}

export const outside: Outside = {
  isPublic: isPublicAddress,
  resolve: (host, done) => void addressesOf(host).then(found => done(null, found)),
  patience: 10_000,
};

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** The connection is made to the very addresses that were checked, so that a name cannot change in between. */
const checkedLookup = (world: Outside) => (host: string, options: LookupOptions, done: Found) => {
  world.resolve(host, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? new Error('nobody has this name'), []);
    else if (!found.every(({ address }) => world.isPublic(address))) done(new Error('not a public address'), []);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** The status of the answer; what it says is not read. Throws when nobody answers in time. */
export function post({ url, headers, body }: Call, world: Outside = outside): Promise<number> {
  if (!mayBeCalled(url, world.isPublic)) return Promise.reject(new Error('not a public https address'));
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: checkedLookup(world),
      agent: false,
      ...(world.ca === undefined ? {} : { ca: world.ca }),
    });
    const timer = setTimeout(() => call.destroy(new Error('no answer in time')), world.patience);
    call.once('response', response => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    call.once('error', reject);
    call.once('close', () => clearTimeout(timer));
    call.end(body);
  });
}
