/** The bench: every section, or those that are named; as a table, or as one JSON object. */
import { cpus } from 'node:os';
import { boardgame } from './boardgame.ts';
import { bots } from './bots.ts';
import { copies } from './copies.ts';
import { lobby } from './lobby.ts';
import { type Figure, isMet } from './measure.ts';
import { options } from './options.ts';
import { retreats } from './retreats.ts';
import { rules } from './rules.ts';
import { server } from './server.ts';
import { web } from './web.ts';

const SECTIONS: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  rules,
  copies,
  options,
  retreats,
  bots,
  boardgame,
  web,
  server,
  lobby,
};

const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 100 ? 0 : 2);

function line(figure: Figure): string {
  const { name, value, unit, goal } = figure;
  const wanted = goal && ('least' in goal ? `goal >= ${number(goal.least)}` : `goal <= ${number(goal.most)}`);
  const verdict = goal ? `${wanted!.padEnd(16)} ${isMet(figure) ? 'met' : 'NOT MET'}` : '';
  return `  ${name.padEnd(40)} ${number(value).padStart(12)} ${unit.padEnd(12)} ${verdict}`.trimEnd();
}

function sectionsOf(names: readonly string[]): string[] {
  const unknown = names.filter(name => !Object.hasOwn(SECTIONS, name));
  if (unknown.length === 0) return names.length > 0 ? [...new Set(names)] : Object.keys(SECTIONS);
  const known = Object.keys(SECTIONS).join(' ');
  console.error(`I do not know '${unknown.join(' ')}'; usage: npm run bench -- [--json] [${known}]`);
  process.exit(2);
}

const args = process.argv.slice(2);
const json = args.includes('--json');
const names = sectionsOf(args.filter(arg => arg !== '--json'));
const cpu = cpus()[0]?.model ?? 'unknown';
if (!json) console.log(`Node ${process.version}, ${cpu}; CPU time, median of the rounds`);
const sections: Record<string, (Figure & { met: boolean | null })[]> = {};
for (const name of names) {
  if (!json) console.log(`\n${name}`);
  const figures = await SECTIONS[name]!();
  sections[name] = figures.map(figure => ({ ...figure, met: isMet(figure) }));
  if (!json) for (const figure of figures) console.log(line(figure));
}
if (json) console.log(JSON.stringify({ node: process.version, cpu, sections }, null, 2));
