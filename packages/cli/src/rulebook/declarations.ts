/**
 * The sources of a title as declarations, and what of each other they use. The formatter makes this easy to read: a
 * statement begins at the margin, and the entries of an object two columns further in.
 */
import { dirname, join } from 'node:path';
import { filesBelow, readText } from '../files.ts';

export interface Declaration {
  file: string;
  /** Its lines, counted from 0, with the comment above it; the end is not included. */
  start: number;
  end: number;
  name: string;
  /** The text from its name to its body. */
  head: string;
  isType: boolean;
  /** The names that it uses outside of types, each with the first line. */
  uses: ReadonlyMap<string, number>;
}

/** The file that a name comes from, and what it is called there; `*` stands for all of the file. */
interface Import {
  file: string;
  name: string;
}

export interface SourceFile {
  path: string;
  lines: readonly string[];
  declarations: readonly Declaration[];
  byName: ReadonlyMap<string, readonly Declaration[]>;
  /** By a name used here. */
  imports: ReadonlyMap<string, Import>;
  /** Files that are passed on as a whole. */
  passedOn: readonly string[];
}

const COMMENT = /^\s*(?:\/\*|\/\/|\*)/;
const DECLARED =
  /^(?:export )?(?:default )?(?:async )?(?:(const|let|function|class|enum)|(interface|type)) (\{[^}]*\}|\[[^\]]*\]|\w+)/;
const FROM = /\bfrom '(\.[^']+)'/;
const WORD = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_]\w*/g;
const TEXTS = /'(?:[^'\\]|\\.)*'|\/\/.*|\/\*.*?\*\//g;
const KEY = /(?<=^\s*|[{,] )\w+\??: /g;

/** What stands at the margin of a file without a name runs with whatever else of the file is used. */
export const STATEMENT = '(statement)';
/** Longer than any list of parameters. */
const HEAD = 600;

export const isComment = (line: string): boolean => COMMENT.test(line);

export const sourceFiles = (folder: string): SourceFile[] => filesBelow(folder, /\.ts$/).map(readSource);

function readSource(path: string): SourceFile {
  const lines = readText(path).split('\n');
  const declarations: Declaration[] = [];
  const imports = new Map<string, Import>();
  const passedOn: string[] = [];
  for (const [start, end] of statements(lines)) {
    const first = lines.findIndex((line, i) => i >= start && !isComment(line));
    const from = FROM.exec(lines.slice(first, end).join(' '));
    const isLink = /^(?:import|export (?:type )?[{*])/.test(lines[first]!);
    if (isLink && from) link(lines.slice(first, end).join(' '), join(dirname(path), from[1]!), imports, passedOn);
    else if (!isLink) declarations.push(...declarationsIn(path, lines, start, first, end));
  }
  return { path, lines, declarations, byName: named(declarations), imports, passedOn };
}

function named(declarations: readonly Declaration[]): Map<string, Declaration[]> {
  const byName = new Map<string, Declaration[]>();
  for (const each of declarations) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
  return byName;
}

/** From the comment right above a statement to the line before what comes next. */
function statements(lines: readonly string[]): [number, number][] {
  const starts: number[] = [];
  for (const [i, line] of lines.entries()) {
    if (!/^\w/.test(line)) continue;
    let start = i;
    while (start > 0 && /^(?:\/\*|\/\/| \*)/.test(lines[start - 1]!)) start--;
    starts.push(start);
  }
  return starts.map((start, i) => [start, starts[i + 1] ?? lines.length]);
}

function link(text: string, file: string, imports: Map<string, Import>, passedOn: string[]): void {
  const list = /\{([^}]*)\}/.exec(text)?.[1];
  if (list === undefined) {
    const whole = /^import \* as (\w+)/.exec(text)?.[1];
    if (whole) imports.set(whole, { file, name: '*' });
    if (text.startsWith('export *')) passedOn.push(file);
    return;
  }
  for (const each of list.split(',').map(part => part.trim().replace(/^type /, ''))) {
    const [there, here = there] = each.split(' as ');
    if (there) imports.set(here!, { file, name: there });
  }
}

function declarationsIn(
  file: string,
  lines: readonly string[],
  start: number,
  first: number,
  end: number,
): Declaration[] {
  const head = lines.slice(first, end).join(' ').slice(0, HEAD);
  const declared = DECLARED.exec(head);
  const names = declared?.[3]?.match(/\w+/g) ?? [STATEMENT];
  const isType = declared?.[2] !== undefined;
  const uses = isType ? new Map<string, number>() : usesIn(lines, first, end);
  return names.map(name => ({ file, start, end, name, head, isType, uses }));
}

function usesIn(lines: readonly string[], from: number, to: number): Map<string, number> {
  const uses = new Map<string, number>();
  for (let i = from; i < to; i++) {
    if (isComment(lines[i]!)) continue;
    for (const [word] of lines[i]!.replace(TEXTS, ' ').replace(KEY, ' ').matchAll(WORD))
      if (!uses.has(word)) uses.set(word, i);
  }
  return uses;
}
