/** Installs what package-lock.json names, once for each lock file. Needs nothing but Node and npm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = 20;
const installedLock = join(root, 'node_modules', '.interregnum-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** One clear line instead of a syntax error somewhere in a dependency. */
export function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return;
  console.error(`Interregnum needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** An install without development tools is none. */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.bin', 'vitest')) || !existsSync(installedLock)) return false;
  return readFileSync(installedLock, 'utf8').trim() === lockHash();
}

export const rememberInstall = () => writeFileSync(installedLock, `${lockHash()}\n`);

/** Development tools are wanted whatever NODE_ENV says. */
export function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, shell: process.platform === 'win32' };
  const done = spawnSync('npm', args, options);
  if (done.status === 0) rememberInstall();
  return { ok: done.status === 0, output: `${done.stdout || ''}${done.stderr || done.error || ''}` };
}
