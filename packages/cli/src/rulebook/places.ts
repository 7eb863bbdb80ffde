/** Where in the sources of a title a rule is named, and what stands there: code that carries it out, or words about it. */
import { sep } from 'node:path';
import { ruleIdsIn } from '@interregnum/kernel';
import { type Declaration, isComment, type SourceFile, sourceFiles } from './declarations.ts';
import { reachedFrom } from './reach.ts';

/** What carries a rule out. */
const CARRYING = ['step', 'op', 'query', 'table', 'sight'] as const;
/** What only speaks of it: types, heads of files, refusals, texts, bots. */
export type PlaceKind = (typeof CARRYING)[number] | 'words';

export interface Place {
  file: string;
  line: number;
  kind: PlaceKind;
  /** A procedure with its step, a table with its entry, a function, with what reaches it; `null` for a whole file. */
  name: string | null;
}

export const carriesOut = (place: Place): boolean => (CARRYING as readonly string[]).includes(place.kind);

const MAY_NAME = /[A-Z]-?\d|[A-Z]-[A-Z]/;
const PROCEDURE = / = (procedure|programs|windows)(?:<|\()/;
const OPS = /^(?:export )?const \w+: \w*Ops\b/;
const SIGHTS = /\bsatisfies Sights</;
/** What a game's rules call besides its procedures. */
const ENTRANCES = ['setup', 'outcome'];
const FUNCTION = /^(?:export )?(?:async )?(?:function |const [^=]*= (?:<[^(]*>)?(?:\(|\w+ =>|query\())/;
/** Answers, questions and events are the words in which rules speak. */
const VOCABULARY = /\b(?:options|questions|events)\.ts$/;
const NO_VALUE = /\): (?:void|Next)\b/;
/** An entry of an object, two columns in. */
const ENTRY = /^ {2}(?:'([^']+)'|\[?([\w.]+)\]?)\b[^,]*?[:({,]/;

/** By rule id: every place that names it. */
export function placesOf(folder: string, known: readonly string[]): Map<string, Place[]> {
  const files = sourceFiles(folder).filter(({ path }) => !path.split(sep).includes('texts'));
  const kinds = kindsIn(files);
  const places = new Map<string, Place[]>(known.map(id => [id, []]));
  for (const file of files) {
    for (const [at, text] of file.lines.entries()) {
      const named = MAY_NAME.test(text) ? ruleIdsIn(text, known) : [];
      if (named.length === 0) continue;
      const place = { file: file.path, line: at + 1, ...standing(file, at, kinds) };
      for (const id of named) places.get(id)!.push(place);
    }
  }
  return places;
}

type Standing = Pick<Place, 'kind' | 'name'>;
type Kinds = ReadonlyMap<Declaration, { kind: PlaceKind; by: string | null }>;

function kindsIn(sources: readonly SourceFile[]): Kinds {
  const files = new Map(sources.map(file => [file.path, file]));
  const all = sources
    .flatMap(({ declarations }) => declarations)
    .filter(({ file, isType }) => !isType && !VOCABULARY.test(file));
  const text = ({ file, start, end }: Declaration) => files.get(file)!.lines.slice(start, end).join('\n');
  const roots = all.filter(each => PROCEDURE.test(each.head) || ENTRANCES.includes(each.name));
  const sights = all.filter(each => SIGHTS.test(text(each)));
  const carried = reachedFrom(roots, files);
  const seen = reachedFrom(sights, files);
  const kinds = new Map<Declaration, { kind: PlaceKind; by: string | null }>();
  for (const each of [...sights, ...seen.keys()]) kinds.set(each, { kind: 'sight', by: null });
  for (const [each, { root, line }] of carried)
    if (!VOCABULARY.test(each.file))
      kinds.set(each, { kind: kindOf(each), by: entered(files.get(root.file)!, root, line) });
  for (const each of roots) kinds.set(each, { kind: 'step', by: null });
  return kinds;
}

function kindOf({ head }: Declaration): PlaceKind {
  if (OPS.test(head)) return 'op';
  if (!FUNCTION.test(head)) return 'table';
  return NO_VALUE.test(head) ? 'step' : 'query';
}

/** What a line stands in, or what a comment belongs to. */
function standing(file: SourceFile, at: number, kinds: Kinds): Standing {
  const around = file.declarations.find(({ start, end }) => start <= at && at < end);
  if (!around || isSectionHead(file, around, at)) return { kind: 'words', name: null };
  const found = kinds.get(around);
  const name = entered(file, around, at);
  if (!found) return { kind: 'words', name };
  return { kind: found.kind, name: found.by && found.by !== name ? `${name}, for ${found.by}` : name };
}

/** A comment at the margin with nothing right below it. */
function isSectionHead({ lines }: SourceFile, { end }: Declaration, at: number): boolean {
  if (/^\s/.test(lines[at]!) && !lines[at]!.startsWith(' *')) return false;
  let below = at;
  while (below < end && isComment(lines[below]!)) below++;
  return below > at && !(lines[below] ?? '').trim();
}

/** A declaration with the entry that a line belongs to; a comment belongs to what follows it. */
function entered({ lines }: SourceFile, { name, head, start, end }: Declaration, at: number): string {
  if (FUNCTION.test(head)) return name;
  const called = / = (?:procedure|programs|windows)(?:<.*?>)?\('(\w+)'/.exec(head)?.[1] ?? name;
  let line = at;
  while (line < end && isComment(lines[line]!)) line++;
  for (; line > start; line--) {
    const entry = ENTRY.exec(lines[line]!);
    if (entry && !isComment(lines[line]!)) return `${called}.${entry[1] ?? entry[2]}`;
  }
  return called;
}
