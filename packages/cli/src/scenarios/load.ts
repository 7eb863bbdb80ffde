/** Scenario files: YAML documents that remember their lines. */
import { type Document, isMap, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml';
import { filesBelow, readText } from '../files.ts';

export type Path = readonly (string | number)[];

/** One document of a scenario file. */
export interface ScenarioSource {
  file: string;
  /** Where the document begins. */
  line: number;
  /** As far as it can be told. */
  title: string;
  rules: readonly string[];
  data: unknown;
  /** What keeps it from being YAML at all. */
  errors: readonly { line: number; message: string }[];
  /** The line of what a path leads to, or of the nearest thing around it. */
  lineAt(path: Path): number;
}

export const SCENARIO_FILE = /\.ya?ml$/;

/** The scenarios of a file, or of all files in a folder and below. */
export const scenariosIn = (path: string): ScenarioSource[] => filesBelow(path, SCENARIO_FILE).flatMap(scenariosOfFile);

/** Those that name one of these rules: a document without its text is passed over unread, its lines counted. */
export const scenariosNaming = (path: string, ids: readonly string[]): ScenarioSource[] =>
  filesBelow(path, SCENARIO_FILE).flatMap(file =>
    read(
      file,
      readText(file)
        .split(/^(?=---)/m)
        .map(text => (ids.some(id => text.includes(id)) ? text : `---${text.replaceAll(/[^\n]+/g, '')}`))
        .join(''),
    ).filter(({ rules }) => rules.some(id => ids.includes(id))),
  );

export const scenariosOfFile = (file: string): ScenarioSource[] => read(file, readText(file));

function read(file: string, text: string): ScenarioSource[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  if (!Array.isArray(documents)) return [];
  return (documents as Document.Parsed[]).filter(holdsSomething).map(document => sourceOf(file, document, lines));
}

const holdsSomething = (document: Document.Parsed): boolean =>
  document.errors.length > 0 || !(isScalar(document.contents) && document.contents.value === null);

function sourceOf(file: string, document: Document.Parsed, lines: LineCounter): ScenarioSource {
  const lineAt = (path: Path) => lines.linePos(offsetAt(document, path)).line;
  const errors = [...document.errors, ...document.warnings].map(problem => ({
    line: lines.linePos(problem.pos[0]).line,
    message: problem.message,
  }));
  const data: unknown = document.errors.length > 0 ? null : document.toJS();
  const { title, rules } = (data ?? {}) as { title?: unknown; rules?: unknown };
  return {
    file,
    line: lineAt([]),
    title: typeof title === 'string' ? title : '(no title)',
    rules: Array.isArray(rules) ? rules.filter(rule => typeof rule === 'string') : [],
    data,
    errors,
    lineAt,
  };
}

/** Keys are found by their text, because `1:` is a number to YAML and a seat to us. */
function offsetAt(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? document.range[0];
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
      if (!pair) return offset;
      offset = rangeStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      offset = rangeStart(node) ?? offset;
    } else {
      return offset;
    }
  }
  return offset;
}

const rangeStart = (node: unknown): number | undefined => (node as { range?: [number] | null } | undefined)?.range?.[0];
