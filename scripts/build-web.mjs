/** Builds the browser app when anything that it is made from has changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';

/** The examples are part of the app where the server has them, too; that app lies apart, so that neither replaces the other. */
const withExamples = process.env.INTERREGNUM_EXAMPLES === '1';
const dist = join(root, withExamples ? 'examples/dist' : 'packages/web/dist');
const builtFrom = join(dist, '.built-from');
const PARTS = ['kernel', 'games', 'shelf', 'bots', 'protocol', 'web'].map(part => `packages/${part}`);
const APART = new Set(['node_modules', 'dist', 'test', 'testing', 'e2e', 'scenarios', 'records', 'test-results']);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return APART.has(entry.name) ? [] : filesUnder(path);
    return entry.name.includes('.test.') ? [] : [path];
  });
}

/** By content, so that a fresh checkout of the same files is the same. */
function sourceHash() {
  const hash = createHash('sha256').update(withExamples ? 'with examples' : '');
  const parts = withExamples ? [...PARTS, 'examples'] : PARTS;
  const files = [...parts.flatMap(part => filesUnder(join(root, part))), join(root, 'package-lock.json')];
  for (const file of files.sort()) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const isBuilt = hash => existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === hash;

/** Tells `onStart` when there is something to do; `folder` is where the app lies. */
export function buildWeb(onStart) {
  const hash = sourceHash();
  if (isBuilt(hash)) return { ok: true, output: '', folder: dist };
  onStart();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = withExamples ? { ...process.env, VITE_EXAMPLES: '1' } : process.env;
  const options = { cwd: join(root, 'packages/web'), encoding: 'utf8', maxBuffer: 2 ** 28, env };
  const args = ['build', '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir'];
  const done = spawnSync(process.execPath, [vite, ...args], options);
  if (done.status === 0) writeFileSync(builtFrom, hash);
  return { ok: done.status === 0, output: `${done.stdout || ''}${done.stderr || done.error || ''}`, folder: dist };
}

/** Called by itself. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ok, output } = buildWeb(() => {});
  if (!ok) console.error(output);
  process.exitCode = ok ? 0 : 1;
}
