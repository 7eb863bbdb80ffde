/**
 * The long proof of secrecy: deals worlds anew in random games of every title, in many processes at once, and compares all
 * that reaches a viewer. Seeds are fresh each time and printed; `--seed` repeats a run.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';

const TITLES = ['epix', 'hidden-leaders', 'yield', 'old-kings-crown', 'runewars'];
const TOLD_EVERY = 10_000; // milliseconds

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    worlds: { type: 'string', default: '1000000' },
    processes: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
  },
});
const [worlds, processes] = [Number(values.worlds), Number(values.processes)];
const unknown = positionals.find(title => !TITLES.includes(title));
if (unknown !== undefined || !(worlds > 0) || !(processes > 0)) {
  console.error(
    `usage: node scripts/prove-secrecy.mjs [${TITLES.join('|')}]… [--worlds N] [--processes N] [--seed TEXT]`,
  );
  process.exit(2);
}

/** What one process tells, line by line; resolves with what it told last. */
function runPart(title, part, hear) {
  const script = join(root, 'packages', 'shelf', 'test', 'worlds.ts');
  const wanted = Math.ceil(worlds / processes);
  const args = ['--import', 'tsx', script, title, values.seed, String(part), String(processes), String(wanted)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', line => hear(JSON.parse(line)));
  return new Promise(resolve => {
    child.on('close', code => resolve(code === 0));
  });
}

const sum = (parts, key) => parts.reduce((all, part) => all + (part?.[key] ?? 0), 0);
const figures = parts =>
  ['games', 'worlds', 'answers'].map(key => `${sum(parts, key).toLocaleString('en')} ${key}`).join(', ');

/** Tallies of all parts, added up by question and kind of answer. */
function added(censuses) {
  const all = new Map();
  for (const [key, { given, compared, apart }] of censuses.flat()) {
    const tally = all.get(key) ?? { given: 0, compared: 0, apart: 0 };
    all.set(key, { given: tally.given + given, compared: tally.compared + compared, apart: tally.apart + apart });
  }
  return [...all].sort(([, one], [, other]) => one.compared - other.compared);
}

async function prove(title) {
  const start = performance.now();
  const parts = [];
  const censuses = [];
  let leaks = 0;
  const hear = part => told => {
    if (told.census) {
      censuses.push(told.census);
      return;
    }
    parts[part] = told;
    for (const leak of told.leaks) {
      leaks++;
      console.log(`${title}: A DIFFERENCE ${JSON.stringify(leak)}`);
    }
  };
  const progress = setInterval(() => console.log(`${title}: ${figures(parts)}, ${leaks} differences`), TOLD_EVERY);
  const ended = await Promise.all(Array.from({ length: processes }, (_, part) => runPart(title, part, hear(part))));
  clearInterval(progress);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${title}: ${figures(parts)} in ${seconds} s, ${leaks} differences; seed ${values.seed}`);
  const tallies = added(censuses);
  for (const [key, { given, compared, apart }] of tallies)
    console.log(`  ${key}: ${given} given, ${compared} compared, ${apart} never agreed`);
  return leaks === 0 && ended.every(Boolean);
}

console.log(`seed ${values.seed}, ${worlds.toLocaleString('en')} worlds of each title in ${processes} processes`);
let isProved = true;
for (const title of positionals.length > 0 ? positionals : TITLES) isProved = (await prove(title)) && isProved;
process.exitCode = isProved ? 0 : 1;
