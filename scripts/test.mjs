/**
 * The test command: installs what is missing, checks types, lint and format, runs the tests.
 * Plain Node without dependencies, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, installChromium, NO_CHROMIUM } from './chromium.mjs';
import { missingEngines } from './engines.mjs';
import { install, isInstalled, refuseOldNode, root } from './install.mjs';

const STAGES = { types, lint, unit, browser };
/** Lint has one thread: it runs beside what has many. Browsers have the machine to themselves. */
const BESIDE = [
  ['types', 'unit'],
  ['lint', 'build'],
];
const USAGE = `usage: npm test -- [--only ${Object.keys(STAGES).join(',')}]`;

/** What a stage has found: tests that passed and failed, and what the tools printed. */
const NOTHING = { passed: 0, failed: 0, output: '' };

const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, output: a.output + b.output });

/** Runs a program and gathers what it prints. */
function run(command, args, { cwd = root, extra = {}, shell = false } = {}) {
  const env = { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...process.env, ...extra };
  return new Promise(resolve => {
    let output = '';
    const gather = chunk => {
      output += chunk;
    };
    const child = spawn(command, args, { cwd, env, shell });
    child.stdout.setEncoding('utf8').on('data', gather);
    child.stderr.setEncoding('utf8').on('data', gather);
    child.on('error', error => resolve({ ok: false, output: `${error.message}\n` }));
    child.on('close', code => resolve({ ok: code === 0, output }));
  });
}

/** A tool of node_modules. */
const tool = (name, args, options) =>
  run(join(root, 'node_modules', '.bin', name), args, { ...options, shell: process.platform === 'win32' });

/** A tool that counts as one test. */
async function check(name, args) {
  const { ok, output } = await tool(name, args);
  return ok ? { ...NOTHING, passed: 1 } : { passed: 0, failed: 1, output };
}

/** The whole checkout, then the packages that are compiled by settings of their own. */
async function types() {
  const own = readdirSync(join(root, 'packages'))
    .map(name => join('packages', name, 'tsconfig.json'))
    .filter(path => existsSync(join(root, path)));
  let result = NOTHING;
  for (const project of ['tsconfig.json', ...own]) {
    result = add(result, await check('tsc', ['--noEmit', '-p', project]));
  }
  return result;
}

async function lint() {
  const biome = await check('biome', ['check', '--error-on-warnings', '.']);
  return add(biome, await check('eslint', ['--max-warnings', '0', '.']));
}

async function unit() {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-test-'));
  const report = join(folder, 'report.json');
  const { ok, output } = await tool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
  const { passed, failed } = existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING;
  rmSync(folder, { recursive: true });
  return { passed, failed: ok ? failed : Math.max(1, failed), output: ok ? '' : output };
}

/** A file that cannot be loaded has no tests to fail: it counts as one. */
function counts(report) {
  const unloaded = report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** Whole games in a real Chromium, against the built app, and a walk in the other engines that are here. */
async function browser() {
  const chromium = findChromium() ?? installChromium();
  if (!chromium) return { passed: 0, failed: 1, output: `${NO_CHROMIUM}\n` };
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-browser-'));
  const report = join(folder, 'report.json');
  const { ok, output } = await tool('playwright', ['test', '--reporter=list,json'], {
    cwd: join(root, 'packages', 'web'),
    extra: { CHROMIUM: chromium, CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const stats = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8')).stats
    : { expected: 0, unexpected: 0, flaky: 0 };
  rmSync(folder, { recursive: true });
  const passed = stats.expected + stats.flaky;
  const leftOut = missingEngines().map(line => `${line}\n`);
  const told = ok && stats.flaky === 0 ? '' : output;
  return { passed, failed: ok ? 0 : Math.max(1, stats.unexpected), output: [...leftOut, told].join('') };
}

/** The apps that the browser stage needs, with and without the examples. */
async function build() {
  for (const INTERREGNUM_EXAMPLES of ['', '1']) {
    const script = join(root, 'scripts', 'build-web.mjs');
    const { ok, output } = await run(process.execPath, [script], { extra: { INTERREGNUM_EXAMPLES } });
    if (!ok) return { passed: 0, failed: 1, output };
  }
  return NOTHING;
}

async function timed(name, work) {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = result.failed > 0 ? `FAILED (${result.failed})` : 'ok';
  console.log(`${name.padEnd(8)} ${seconds.padStart(6)} s  ${verdict}`);
  if (result.output) console.log(`\n${result.output.trimEnd()}\n`);
  return result;
}

function chosenStages(args) {
  if (args.length === 0) return Object.keys(STAGES);
  const [option, list = ''] = args.length === 1 ? args[0].split('=') : args;
  const names = list.split(',');
  const unknown = option !== '--only' || args.length > 2 || names.some(name => !Object.hasOwn(STAGES, name));
  if (!unknown) return Object.keys(STAGES).filter(name => names.includes(name));
  console.error(`I do not know '${args.join(' ')}'; ${USAGE}`);
  process.exit(2);
}

function installed() {
  const { ok, output } = install();
  return ok ? NOTHING : { passed: 0, failed: 1, output };
}

async function inTurn(names) {
  let total = NOTHING;
  for (const name of names) total = add(total, await timed(name, { ...STAGES, build }[name]));
  return total;
}

async function everything(chosen) {
  const wanted = chosen.includes('browser') ? [...chosen, 'build'] : chosen;
  const lanes = BESIDE.map(lane => lane.filter(name => wanted.includes(name)));
  const beside = await Promise.all(lanes.map(inTurn));
  return [...beside, await inTurn(chosen.filter(name => name === 'browser'))].reduce(add);
}

async function main() {
  refuseOldNode();
  const names = chosenStages(process.argv.slice(2));
  let total = isInstalled() ? NOTHING : await timed('install', installed);
  if (total.failed === 0) total = await everything(names);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main();
