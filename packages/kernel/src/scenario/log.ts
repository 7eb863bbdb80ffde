/** `log: { all: { include: […], exclude: […], order: […], count: { text: n } }, 1: … }`: what has been read so far. */
import type { Flow } from '../flow.ts';
import type { BaseOption } from '../game.ts';
import { entriesOf, isMap, listOf, NotationError, type Path } from '../notation/index.ts';
import { linesFor, type Run, readViewer } from './state.ts';

/** What is wrong with the lines, in words. */
type Judge = (lines: readonly string[], expected: unknown, path: Path) => string[];

const textsIn = (expected: unknown, path: Path): string[] => listOf(expected, path).map(String);
const holding = (lines: readonly string[], text: string): number => lines.filter(line => line.includes(text)).length;

/** Each text stands in a line after that of the text before it. */
const inOrder: Judge = (lines, expected, path) => {
  let from = 0;
  for (const text of textsIn(expected, path)) {
    const at = lines.findIndex((line, i) => i >= from && line.includes(text));
    if (at < 0) return [holding(lines, text) > 0 ? `says '${text}' too early` : `does not say '${text}'`];
    from = at + 1;
  }
  return [];
};

/** `count: 3` for all lines, `count: { text: 3 }` for those with the text. */
const counted: Judge = (lines, expected, path) => {
  const counts = isMap(expected) ? Object.entries(expected) : [['', expected] as const];
  return counts.flatMap(([text, count]) => {
    if (!Number.isInteger(count)) throw new NotationError(path, "expected a number of lines, or { 'text': number }");
    const found = holding(lines, text);
    if (found === count) return [];
    return text === ''
      ? [`has ${found} lines, not ${String(count)}`]
      : [`says '${text}' in ${found} lines, not ${String(count)}`];
  });
};

const JUDGES: Readonly<Record<string, Judge>> = {
  include: (lines, expected, path) =>
    textsIn(expected, path)
      .filter(text => holding(lines, text) === 0)
      .map(text => `does not say '${text}'`),
  exclude: (lines, expected, path) =>
    textsIn(expected, path)
      .filter(text => holding(lines, text) > 0)
      .map(text => `says '${text}'`),
  order: inOrder,
  count: counted,
};

export function checkLog<S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path): void {
  for (const [who, what] of entriesOf(expected, path)) {
    const lines = linesFor(run, readViewer(who, run.s.seats, [...path, who]));
    for (const [kind, value] of entriesOf(what, [...path, who])) {
      const at = [...path, who, kind];
      if (!Object.hasOwn(JUDGES, kind))
        throw new NotationError(at, `unknown '${kind}': expected one of ${Object.keys(JUDGES).join(', ')}`);
      const problems = JUDGES[kind]!(lines, value, at);
      if (problems.length === 0) continue;
      run.differences.push({ path: at, message: `the log ${problems.join(', ')}:\n${lines.join('\n')}` });
    }
  }
}
