/** The answers that a page of positions writes for each question, and those that scenarios meet. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@interregnum/kernel';

/** By question: `bid…`, `pass`, the first word of each code and whether more follows. */
export type Answers = Map<string, Set<string>>;

function shapeOf(code: string): string {
  const [word] = /^[a-z]+(?:-[a-z]+)*/.exec(code)!;
  return word === code ? word : `${word}…`;
}

function note(answers: Answers, question: string, code: string): void {
  const known = answers.get(question) ?? new Set();
  answers.set(question, known.add(shapeOf(code)));
}

/** A game that notes what it offers. */
export function noting(game: Game, answers: Answers): Game {
  const { apply } = game.rules;
  return {
    ...game,
    rules: {
      ...game.rules,
      apply(s, seat, index, news) {
        for (const option of s.ask?.options.flatMap(options => options ?? []) ?? [])
          note(answers, s.ask!.id, option.code);
        apply(s, seat, index, news);
      },
    },
  };
}

/** From the table of answers: `| RNW-D10, D15 | \`activate:4B\`, \`none\` |`. */
export function writtenIn(id: string): Answers | null {
  const page = fileURLToPath(new URL(`../../../docs/positions/${id}.md`, import.meta.url));
  if (!existsSync(page)) return null;
  const answers: Answers = new Map();
  for (const [, questions, codes] of readFileSync(page, 'utf8').matchAll(/^\| ([A-Z]+-D\d+[^|]*)\|(.*)\|$/gm)) {
    const [prefix] = questions!.split('-');
    for (const [, number] of questions!.matchAll(/\bD(\d+)/g))
      for (const [, code] of codes!.matchAll(/`([a-z][^`]*)`/g)) note(answers, `${prefix}-D${number}`, code!);
  }
  return answers;
}
