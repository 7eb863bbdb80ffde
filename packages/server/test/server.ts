/** A server for tests: real sockets on a free port, a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedFrom } from '@interregnum/kernel';
import { type Config, type Parts, type Ports, readConfig, realPorts, type Server, serve } from '../src/index.ts';

/** Milliseconds that a database or a server may take to start on a busy machine. */
export const PREPARING = 120_000;

export const NIGHTLY = process.env.INTERREGNUM_NIGHTLY === '1';

/** Limits that would only slow tests down. */
const FLAGS = {
  port: '0',
  host: '127.0.0.1',
  log: process.env.TEST_LOG ?? 'silent',
  'bot-pause': '0',
  'bot-threads': '1',
  'tables-per-person': '100000',
  'open-tables-per-person': '100000',
  'open-tables-per-hour': '100000',
  'sockets-per-person': '100000',
  'sockets-per-address': '100000',
  'messages-per-second': '100000',
  'requests-per-minute': '1000000',
  'changes-per-minute': '1000000',
  'guests-per-hour': '100000',
  'guesses-per-minute': '100000',
};

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'interregnum-'));

export const testConfig = (flags: Record<string, string> = {}): Config => readConfig({}, { ...FLAGS, ...flags });

/** The first table of a test is dealt the same in every run, and so on: whatever a test finds it finds again. */
export function testPorts(): Ports {
  let tables = 0;
  return { ...realPorts, newSeed: () => seedFrom(`table ${++tables}`) };
}

export interface TestServer extends Server {
  readonly folder: string;
  /** Closes it and starts another on the same folder. */
  restart(): Promise<TestServer>;
  /** Closes it and removes its folder. */
  remove(): Promise<void>;
}

export async function testServer(
  flags: Record<string, string> = {},
  { ports = testPorts(), ...others }: Partial<Parts> = {},
  folder = temporaryFolder(),
): Promise<TestServer> {
  const parts = { ports, ...others };
  const server = await serve(testConfig({ data: folder, ...flags }), parts);
  return {
    ...server,
    folder,
    async restart() {
      await server.close();
      return testServer(flags, parts, folder);
    },
    async remove() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
