/** Where in the sources of a title a rule is carried out: ids in comments and texts, and what they stand in. */
import { sep } from 'node:path';
import { ruleIdsIn } from '@interregnum/kernel';
import { filesBelow, readText } from '../files.ts';

export interface Place {
  file: string;
  line: number;
  /** A procedure with its step, or the declaration; `null` for what a whole file is about. */
  name: string | null;
}

const DECLARATION = /^(?:export )?(?:async )?(?:function|const|let|class|interface|type) \{? ?(\w+)/;
const PROCEDURE = /^(?:export )?const \w+ = procedure(?:<.*>)?\('(\w+)'/;
const STEP = /^ {2}(\w+)\b[^,]*[:({,]/;

/** By rule id: every place that names it. */
export function placesOf(folder: string, known: readonly string[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>(known.map(id => [id, []]));
  for (const file of filesBelow(folder, /\.ts$/).filter(carriesRules)) {
    const lines = readText(file).split('\n');
    lines.forEach((text, i) => {
      for (const id of ruleIdsIn(text, known)) places.get(id)!.push({ file, line: i + 1, name: enclosing(lines, i) });
    });
  }
  return places;
}

/** Catalogues of words carry nothing out. */
const carriesRules = (file: string): boolean => !file.split(sep).includes('texts');

/** A comment at the margin belongs to what follows it, everything else to what began before it. */
function enclosing(lines: readonly string[], at: number): string | null {
  const isComment = (line: string) => /^(?:\/\*\*|\/\/| \*)/.test(line);
  let i = at;
  if (isComment(lines[i]!)) {
    while (i < lines.length && isComment(lines[i]!)) i++;
    return declarationOn(lines[i] ?? '');
  }
  while (i >= 0 && declarationOn(lines[i]!) === null) i--;
  if (i < 0) return null;
  const name = declarationOn(lines[i]!)!;
  return PROCEDURE.test(lines[i]!) ? `${name}${stepBetween(lines, i + 1, at)}` : name;
}

function declarationOn(line: string): string | null {
  const procedure = PROCEDURE.exec(line);
  if (procedure) return `procedure ${procedure[1]}`;
  return DECLARATION.exec(line)?.[1] ?? null;
}

function stepBetween(lines: readonly string[], from: number, to: number): string {
  for (let i = to; i >= from; i--) {
    const step = STEP.exec(lines[i]!);
    if (step) return `.${step[1]}`;
  }
  return '';
}
