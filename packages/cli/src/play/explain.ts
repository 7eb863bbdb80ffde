/** Answers to a person's questions at the table: why not, what a rule says, what can be typed. */
import type { Refusal } from '@interregnum/kernel';
import pc from 'picocolors';
import { ruleText } from '../text/rule.ts';
import { optionTyped, type Question, refusalOf, type Table } from './table.ts';

type Command = readonly [what: string, does: string];

export const COMMANDS: readonly Command[] = [
  ['CODE', 'take the option with this code'],
  ['why CODE', 'say why something cannot be done, with the rule'],
  ['rule ID', 'read a rule'],
  ['hint', 'ask a bot what it would do'],
  ['quit', 'leave the table'],
];

export const LINE_COMMANDS: readonly Command[] = [
  ...COMMANDS,
  ['options', 'list all options with their codes'],
  ['?', 'why the last code was refused; otherwise this help'],
];

export const help = (commands: readonly Command[]): string[] =>
  commands.map(([what, does]) => `  ${pc.bold(what.padEnd(10))} ${does}`);

const reasonOf = ({ words }: Table, code: string, { rule, phrase }: Refusal): string =>
  `${pc.yellow(code)}: ${words.say(phrase)} ${pc.dim(`(${rule})`)}`;

/** One line: why a code is no option. */
export function whyInShort(table: Table, question: Question, code: string): string {
  const refusal = refusalOf(table, question, code);
  return refusal ? reasonOf(table, code, refusal) : `${pc.yellow(code)} is allowed.`;
}

/** The same with the words of the rule. */
export function why(table: Table, question: Question, code: string, width: number): string[] {
  const refusal = optionTyped(question, code) >= 0 ? null : refusalOf(table, question, code);
  if (!refusal) return [`${pc.yellow(code)} is allowed.`];
  return [reasonOf(table, code, refusal), '', ...rule(table, refusal.rule, width)];
}

export function rule({ rules }: Table, id: string, width: number): string[] {
  const found = rules.find(each => each.id === id.toUpperCase());
  return found ? ruleText(found, width) : [`The rulebook has no rule '${id}'.`];
}

/** Every option, its code beside the words. */
export function optionLines({ choices }: Question, most = choices.length): string[] {
  const width = Math.max(...choices.map(choice => choice.code.length));
  const lines = choices.slice(0, most).map(({ code, words }) => `  ${pc.cyan(code.padEnd(width))}  ${words}`);
  const rest = choices.length - lines.length;
  return rest > 0 ? [...lines, pc.dim(`  … and ${rest} more; 'options' lists them all`)] : lines;
}
