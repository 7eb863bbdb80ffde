/** A server in a process of its own, for tests that kill it: it loads its program, and begins when it is told to. */
import { once } from 'node:events';
import { readConfig, serve } from '../src/index.ts';

await once(process.stdin, 'data');
process.stdin.once('end', () => process.exit()).resume(); // whoever started it is gone
const { url } = await serve(readConfig(process.env));
process.stdout.write(`${url}\n`);
