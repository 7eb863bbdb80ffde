/** Content files as text: YAML, of which JSON is a part. What is wrong is told with its line. */
import {
  type ContentFile,
  NotationError,
  type Path,
  playedWith,
  readContentFile,
  type Titled,
  writeContentFile,
} from '@interregnum/kernel';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { yamlOf } from './yaml.ts';

/** Letters of a file, comments and spaces included. */
export const MOST_TEXT = 200_000;

/** What is wrong with a content file, and on which line. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly line: number;
  /** Which part of the file, for example `heroes.keen-koi.faction`; empty when it cannot be read at all. */
  readonly part: string;
  constructor(line: number, path: Path, problem: string) {
    const part = path.join('.');
    super(`line ${line}${part ? `, ${part}` : ''}: ${problem}`);
    this.line = line;
    this.part = part;
  }
}

/** The key or entry that a path leads to, or the last one on the way that is there. */
function nodeAt(root: unknown, path: Path): Node | null {
  let at: unknown = root;
  let found: Node | null = null;
  for (const step of path) {
    const next = isMap(at)
      ? at.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const entry = isSeq(at) ? at.items[Number(step)] : undefined;
    if (!next && !entry) return found;
    found = (next?.key ?? entry) as Node;
    at = next?.value ?? entry;
  }
  return found;
}

function parsed(text: string): { data: unknown; lineOf(path: Path): number } {
  if (text.length > MOST_TEXT)
    throw new ContentError(1, [], `expected at most ${MOST_TEXT} letters, not ${text.length}`);
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error) throw new ContentError(lines.linePos(error.pos[0]).line, [], error.message);
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    return { data, lineOf: path => lines.linePos(nodeAt(document.contents, path)?.range?.[0] ?? 0).line || 1 };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(1, [], error instanceof Error ? error.message : String(error));
  }
}

/** A file as text, or all of the built-in content as one. */
export function textOfContent({ meta, content }: Titled, file: ContentFile | null): string {
  const builtIn = () => ({ name: `${meta.title} as built in`, data: content!.write() });
  return yamlOf(writeContentFile(meta.id, file ?? builtIn()));
}

/** A content file for a title, checked by the title. Throws a `ContentError`; nothing is changed then. */
export function contentFromText(text: string, game: Titled): ContentFile {
  const { data, lineOf } = parsed(text);
  try {
    const file = readContentFile(data, game.meta.id);
    playedWith(game, file);
    return file;
  } catch (error) {
    if (error instanceof NotationError) throw new ContentError(lineOf(error.path), error.path, error.message);
    throw error;
  }
}
