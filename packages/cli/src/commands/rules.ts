/** `interregnum rules`: the executable rulebook, each rule with its proof. */
import { type Game, saidByFile } from '@interregnum/kernel';
import type { Command } from 'commander';
import pc from 'picocolors';
import { examples, gameArgument } from '../arguments.ts';
import { type ContentFlag, loadWith } from '../content.ts';
import { BadArgument, Failure } from '../failure.ts';
import { shown } from '../files.ts';
import { titleOf } from '../games.ts';
import { type Chapter, type Coverage, coverageOf, missing, type ProvedRule } from '../rulebook/coverage.ts';
import { ruleText } from '../text/rule.ts';
import { table } from '../text/table.ts';

interface Flags extends ContentFlag {
  coverage?: true;
  json?: true;
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('print the rules with the scenarios that prove them and the procedures that carry them out')
    .addArgument(gameArgument())
    .argument('[ids...]', 'only these rules')
    .option('--coverage', 'print the share of rules that is proved; exit code 1 under 100 %')
    .option('--json', 'print one JSON object')
    .option('--content <file>', 'say of cards what this content file says')
    .addHelpText('after', examples('rules epix EPX-091 SA14', 'rules epix --coverage'))
    .action(printRules);
}

async function printRules(id: string, ids: readonly string[], flags: Flags): Promise<void> {
  const title = titleOf(id);
  const coverage = withWords(await coverageOf(title), await loadWith(title, flags));
  const rules = ids.length === 0 ? coverage.rules : ids.map(each => ruleOf(coverage, each));
  if (flags.json) console.log(JSON.stringify(jsonOf(id, coverage, rules), null, 2));
  else if (flags.coverage) console.log(coverageText(coverage).join('\n'));
  else console.log(rulesText(rules).join('\n'));
  const { proved, rules: needed } = coverage.total;
  if (flags.coverage && proved < needed) throw new Failure(`${needed - proved} of ${needed} rules are not proved`);
}

/** Rules of cards that a content file has changed say what the file says. */
function withWords(coverage: Coverage, game: Game): Coverage {
  const reworded = (rule: ProvedRule): ProvedRule => {
    const said = saidByFile(game, rule.id, 'en');
    return said ? { ...rule, title: said.name, paragraphs: [said.text] } : rule;
  };
  return { ...coverage, rules: coverage.rules.map(reworded) };
}

function ruleOf(coverage: Coverage, id: string): ProvedRule {
  const rule = coverage.rules.find(each => each.id === id.toUpperCase());
  if (!rule) throw new BadArgument(`the rulebook has no rule '${id}'`);
  return rule;
}

const share = ({ proved, rules }: Chapter): string =>
  `${rules === 0 ? 100 : Math.floor((1000 * proved) / rules) / 10} %`;

function coverageText({ rules, chapters, total }: Coverage): string[] {
  const rows = [...chapters, total].map(chapter => [
    chapter.title,
    String(chapter.rules),
    String(chapter.proved),
    share(chapter),
    String(chapter.definitions),
  ]);
  const open = rules.filter(rule => !rule.proved);
  return [
    ...table(['Chapter', 'Rules', 'Proved', 'Share', 'Definitions'], rows),
    ...(open.length > 0 ? ['', 'Not proved:'] : []),
    ...open.map(rule => `  ${rule.id}  ${rule.title}: ${missing(rule).join(', ')}`),
  ];
}

function rulesText(rules: readonly ProvedRule[]): string[] {
  const lines: string[] = [];
  let chapter = '';
  for (const rule of rules) {
    if (rule.chapter !== chapter) lines.push(pc.bold(pc.underline(rule.chapter)), '');
    chapter = rule.chapter;
    lines.push(...ruleText(rule), ...proofText(rule), '');
  }
  return lines;
}

function proofText(rule: ProvedRule): string[] {
  const scenarios = rule.scenarios.map(
    ({ title, file, line, holds }) =>
      `${holds ? pc.green('✓') : pc.red('✗')} ${title} ${pc.dim(`${shown(file)}:${line}`)}`,
  );
  const places = rule.places.map(
    ({ file, line, name }) => `${name ?? '(whole file)'} ${pc.dim(`${shown(file)}:${line}`)}`,
  );
  const lacks = missing(rule);
  return [
    ...(rule.definition ? [pc.dim('  (a definition)')] : []),
    ...scenarios.map(text => `    ${text}`),
    ...places.map(text => `    ${pc.blue('»')} ${text}`),
    ...(lacks.length > 0 ? [pc.yellow(`    not proved: ${lacks.join(', ')}`)] : []),
  ];
}

function jsonOf(game: string, { chapters, total }: Coverage, rules: readonly ProvedRule[]): object {
  return {
    game,
    rules: rules.map(rule => ({
      ...rule,
      scenarios: rule.scenarios.map(scenario => ({ ...scenario, file: shown(scenario.file) })),
      places: rule.places.map(place => ({ ...place, file: shown(place.file) })),
    })),
    coverage: { chapters, total, share: total.rules === 0 ? 1 : total.proved / total.rules },
  };
}
