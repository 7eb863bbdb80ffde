/** `interregnum scenario run`: plays scenarios and shows where they differ. */
import { realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { examples } from '../arguments.ts';
import { addContentFlag, type ContentFlag, loadWith } from '../content.ts';
import { BadArgument, Failure } from '../failure.ts';
import { filesBelow, shown } from '../files.ts';
import { TITLES, type Title, titleOf } from '../games.ts';
import { loadRulebook } from '../rulebook/load.ts';
import { SCENARIO_FILE, type ScenarioSource, scenariosOfFile } from '../scenarios/load.ts';
import { type Problem, problemsOf } from '../scenarios/run.ts';

export function addScenario(program: Command): void {
  const scenario = program.command('scenario').description('play the scenarios that prove the rules');
  const run = scenario
    .command('run')
    .description('run scenario files, or all *.yaml in folders; exit code 1 when one does not hold')
    .argument('<files...>', 'files or folders')
    .option('--game <game>', 'the game, for files outside of packages/games/<game>')
    .option('-v, --verbose', 'list the scenarios that hold, too')
    .addHelpText(
      'after',
      examples(
        'scenario run packages/games/epix/scenarios',
        'scenario run --game epix my-idea.yaml',
        'scenario run --game epix --content my-box.yaml my-idea.yaml',
      ),
    );
  addContentFlag(run).action(runScenarios);
}

interface Flags extends ContentFlag {
  game?: string;
  verbose?: true;
}

async function runScenarios(paths: readonly string[], flags: Flags): Promise<void> {
  let held = 0;
  let failed = 0;
  for (const file of paths.flatMap(scenarioFiles)) {
    const check = await checker(flags.game === undefined ? titleAround(file) : titleOf(flags.game), flags);
    for (const source of scenariosOfFile(file)) {
      const problems = check(source);
      if (problems.length === 0) held++;
      else failed++;
      if (problems.length > 0 || flags.verbose) console.log(report(source, problems));
    }
  }
  const summary = `${held + failed} scenarios: ${held} held, ${failed} failed`;
  if (failed > 0) throw new Failure(summary);
  console.log(summary);
}

function scenarioFiles(path: string): string[] {
  const files = filesBelow(path, SCENARIO_FILE);
  if (files.length === 0) throw new BadArgument(`there are no scenarios (*.yaml) in ${path}`);
  return files;
}

/** The title whose package a file lies in. */
function titleAround(file: string): Title {
  const folder = `${dirname(realpathSync(file))}${sep}`;
  const title = TITLES.find(each => folder.startsWith(`${each.folder}${sep}`));
  if (title) return title;
  throw new BadArgument(`cannot tell which game ${file} is about: give --game`);
}

type Check = (source: ScenarioSource) => Problem[];
const checkers = new Map<Title, Check>();

/** Of one run, so always with the same content. */
async function checker(title: Title, flags: Flags): Promise<Check> {
  const known = checkers.get(title);
  if (known) return known;
  const game = await loadWith(title, flags);
  const rules = new Set(loadRulebook(title).rules.map(rule => rule.id));
  const check: Check = source => problemsOf(game, rules, source, flags.game === undefined);
  checkers.set(title, check);
  return check;
}

function report(source: ScenarioSource, problems: readonly Problem[]): string {
  if (problems.length === 0) return `${pc.green('✓')} ${shown(source.file)}:${source.line} ${source.title}`;
  return problems
    .map(({ line, message }) => `${pc.red('✗')} ${shown(source.file)}:${line} ${pc.bold(source.title)}: ${message}`)
    .join('\n');
}
