/** A server in a process of its own, for tests that kill it. */
import { readConfig, serve } from '../src/index.ts';

const { url } = await serve(readConfig(process.env));
process.stdout.write(`${url}\n`);
