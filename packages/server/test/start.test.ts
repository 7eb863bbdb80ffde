/** The server as a process: it says why it does not start, listens where it is told to, and stops when it is told to. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { freePort } from './postgres.ts';
import { PREPARING, temporaryFolder } from './server.ts';

const RUN = new URL('../../../scripts/run-server.mjs', import.meta.url);
const folder = temporaryFolder();
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  said: { out: string; err: string };
  ended: Promise<number | null>;
}

function start(command: string, args: readonly string[], environment: Record<string, string>, cwd?: string): Started {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: folder, ...environment };
  const child = spawn(command, args, { env, ...(cwd ? { cwd } : {}) });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', text => {
    said.out += text;
  });
  child.stderr.on('data', text => {
    said.err += text;
  });
  return { child, said, ended: new Promise(resolve => child.once('exit', resolve)) };
}

const CODE = `import { runServer } from ${JSON.stringify(RUN.href)}; await runServer(process.env);`;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const server = (environment: Record<string, string>) =>
  start(process.execPath, ['--input-type=module', '--eval', CODE], environment, ROOT);

const WAIT = { timeout: PREPARING };

it(
  'ends with the reason when the database cannot be reached',
  async () => {
    const port = await freePort();
    const { said, ended } = server({ PORT: '0', DATABASE_URL: `postgres://me@127.0.0.1:${port}/games` });
    expect(await ended).toBe(1);
    expect(said.err).toMatch(/^The server could not start: .*ECONNREFUSED/);
  },
  PREPARING,
);

it(
  'listens where it is told to, writes nothing but JSON to its log, and on SIGTERM leaves one whole file',
  async () => {
    const port = String(await freePort());
    const { child, said, ended } = server({ PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
    await expect.poll(() => said.err, WAIT).toContain('Interregnum is at http://127.0.0.1:');
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${port}/health`)).rejects.toThrow();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['interregnum.lock', 'interregnum.sqlite']);
    for (const line of said.out.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  },
  PREPARING,
);

it(
  'stops with npm, which ends without telling it',
  async () => {
    const starter = temporaryFolder();
    const port = String(await freePort());
    writeFileSync(join(starter, 'run.mjs'), `process.chdir(${JSON.stringify(ROOT)});\n${CODE}`);
    writeFileSync(
      join(starter, 'package.json'),
      JSON.stringify({ name: 'starter', scripts: { start: 'node run.mjs' } }),
    );
    const { child, said, ended } = start('npm', ['start'], { PORT: port, HOST: '127.0.0.1' }, starter);
    await expect.poll(() => said.err, WAIT).toContain('Interregnum is at');
    child.kill('SIGTERM');
    await ended;
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        () => true,
        () => false,
      );
    await expect.poll(isUp, WAIT).toBe(false);
    rmSync(starter, { recursive: true });
  },
  PREPARING,
);
