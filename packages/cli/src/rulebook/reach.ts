/** What the procedures of a title use, directly or through others: the code that carries rules out. */
import { type Declaration, type SourceFile, STATEMENT } from './declarations.ts';

/** Who uses a declaration first: the declaration that it is reached from, and the line there. */
export interface Origin {
  root: Declaration;
  line: number;
}

/** Breadth first, so that the origin of each is as near as can be; roots are not among what is reached. */
export function reachedFrom(
  roots: readonly Declaration[],
  files: ReadonlyMap<string, SourceFile>,
): Map<Declaration, Origin> {
  const reached = new Map<Declaration, Origin>();
  const areRoots = new Set(roots);
  let edge = roots.flatMap(root => used(root, files).map(([found, line]) => [found, { root, line }] as const));
  while (edge.length > 0) {
    const fresh = edge.filter(([found]) => !found.isType && !areRoots.has(found));
    edge = [];
    for (const [found, origin] of fresh) {
      if (reached.has(found)) continue;
      reached.set(found, origin);
      edge.push(...used(found, files).map(([next]) => [next, origin] as const));
    }
  }
  return reached;
}

function used(declaration: Declaration, files: ReadonlyMap<string, SourceFile>): [Declaration, number][] {
  const file = files.get(declaration.file)!;
  const uses = [...declaration.uses, [STATEMENT, declaration.start] as const];
  return uses.flatMap(([name, line]) =>
    declared(name, file, files).map((found): [Declaration, number] => [found, line]),
  );
}

/** What a name means in a file: declared there, imported, or passed on. */
function declared(name: string, file: SourceFile, files: ReadonlyMap<string, SourceFile>): readonly Declaration[] {
  const here = file.byName.get(name);
  if (here) return here;
  const imported = file.imports.get(name);
  const there = imported && files.get(imported.file);
  if (there) return imported.name === '*' ? there.declarations : declared(imported.name, there, files);
  return file.passedOn.flatMap(path => {
    const whole = files.get(path);
    return whole ? declared(name, whole, files) : [];
  });
}
