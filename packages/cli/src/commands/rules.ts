/** `interregnum rules`: the executable rulebook, each rule with its proof. */
import { type Game, saidByFile } from '@interregnum/kernel';
import type { Command } from 'commander';
import pc from 'picocolors';
import { examples, gameArgument } from '../arguments.ts';
import { type ContentFlag, loadWith } from '../content.ts';
import { BadArgument, Failure } from '../failure.ts';
import { shown } from '../files.ts';
import { titleOf } from '../games.ts';
import { type Chapter, type Coverage, coverageOf, missing, type ProvedRule, proofsOf } from '../rulebook/coverage.ts';
import { carriesOut, type Place } from '../rulebook/places.ts';
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
  const game = await loadWith(title, flags);
  const asked = ids.map(each => each.toUpperCase());
  const coverage = flags.coverage || ids.length === 0 ? await coverageOf(title) : null;
  const proofs = coverage?.rules ?? (await proofsOf(title, asked));
  const rules = (ids.length === 0 ? proofs : asked.map(each => ruleOf(proofs, each))).map(rule =>
    withWords(rule, game),
  );
  if (flags.json) console.log(JSON.stringify(jsonOf(id, coverage, rules), null, 2));
  else if (coverage && flags.coverage) console.log(coverageText(coverage).join('\n'));
  else console.log(rulesText(rules).join('\n'));
  if (!coverage || !flags.coverage) return;
  const { proved, rules: needed } = coverage.total;
  if (proved < needed) throw new Failure(`${needed - proved} of ${needed} rules are not proved`);
}

/** Rules of cards that a content file has changed say what the file says. */
function withWords(rule: ProvedRule, game: Game): ProvedRule {
  const said = saidByFile(game, rule.id, 'en');
  return said ? { ...rule, title: said.name, paragraphs: [said.text] } : rule;
}

function ruleOf(proofs: readonly ProvedRule[], id: string): ProvedRule {
  const rule = proofs.find(each => each.id === id);
  if (!rule) throw new BadArgument(`the rulebook has no rule '${id}'`);
  return rule;
}

const shareOf = ({ proved, rules }: Chapter): number => (rules === 0 ? 1 : proved / rules);
const share = (chapter: Chapter): string => `${Math.floor(1000 * shareOf(chapter)) / 10} %`;

function coverageText({ rules, chapters, total }: Coverage): string[] {
  const rows = [...chapters, total].map(chapter => [
    chapter.title,
    String(chapter.rules),
    String(chapter.proved),
    share(chapter),
    String(chapter.definitions),
    String(chapter.consequences),
  ]);
  const open = rules.filter(rule => !rule.proved);
  return [
    ...table(['Chapter', 'Rules', 'Proved', 'Share', 'Definitions', 'Consequences'], rows),
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
  const [carrying, words] = [rule.places.filter(carriesOut), rule.places.filter(place => !carriesOut(place))];
  const lacks = missing(rule);
  return [
    ...(rule.definition ? [pc.dim('  (a definition)')] : []),
    ...(rule.followsFrom.length > 0 ? [pc.dim(`  (follows from ${rule.followsFrom.join(', ')})`)] : []),
    ...scenarios.map(text => `    ${text}`),
    ...carrying.map(place => `    ${pc.blue('»')} ${placeText(place)}`),
    ...words.map(place => pc.dim(`    · ${placeText(place)}`)),
    ...(lacks.length > 0 ? [pc.yellow(`    not proved: ${lacks.join(', ')}`)] : []),
  ];
}

/** `step packages/…/battle.ts:34 battle.assign`. */
const placeText = ({ file, line, kind, name }: Place): string =>
  `${kind} ${pc.dim(`${shown(file)}:${line}`)} ${name ?? '(the whole file)'}`;

/** The coverage is there when all rules were proved. */
function jsonOf(game: string, coverage: Coverage | null, rules: readonly ProvedRule[]): object {
  return {
    game,
    rules: rules.map(rule => ({
      ...rule,
      scenarios: rule.scenarios.map(scenario => ({ ...scenario, file: shown(scenario.file) })),
      places: rule.places.map(place => ({ ...place, file: shown(place.file) })),
    })),
    ...(coverage && { coverage: { ...coverage, rules: undefined, share: shareOf(coverage.total) } }),
  };
}
