/** Runs the binary as a person would. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BINARY = join(ROOT, 'packages/cli/bin/interregnum.mjs');

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The binary with these arguments, reading `input`, started in the root of the checkout. */
export function interregnum(args: readonly string[], input = '', settings: Record<string, string> = {}): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...settings };
  const child = spawn(process.execPath, [BINARY, ...args], { cwd: ROOT, env });
  const ran: Ran = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', chunk => {
    ran.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', chunk => {
    ran.stderr += chunk;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise(resolve => child.on('close', code => resolve({ ...ran, code })));
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
