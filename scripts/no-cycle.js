/** A lint rule: no file imports itself through others. What is gone when the code runs (`import type`) does not count. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const IMPORT = /^import\s+(?!type\b)(?:[\w$*{][^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;
const REEXPORT = /^export\s+(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"](\.[^'"]+)['"]/gm;
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts'];

/** Only files of one package can form a cycle: between packages imports point one way. */
function target(specifier, file) {
  if (!specifier.startsWith('.')) return null;
  const path = resolve(dirname(file), specifier);
  const found = ENDINGS.map(ending => path + ending).find(one => /\.[jt]sx?$/.test(one) && existsSync(one));
  return found ?? null;
}

export function importsIn(text, file) {
  const specifiers = [...text.matchAll(IMPORT), ...text.matchAll(REEXPORT)].map(match => match[1]);
  return [...new Set(specifiers.map(specifier => target(specifier, file)))].filter(path => path !== null);
}

/** What each file imports; read once in a run. */
const known = new Map();

function importsOf(file) {
  if (!known.has(file)) known.set(file, importsIn(readFileSync(file, 'utf8'), file));
  return known.get(file);
}

/** The shortest way from one file to another along imports, both included; `null`: there is none. */
export function wayTo(from, to, imports = importsOf) {
  const before = new Map([[from, null]]);
  for (const file of before.keys()) {
    if (file === to) return steps(file, before);
    for (const next of imports(file)) if (!before.has(next)) before.set(next, file);
  }
  return null;
}

function steps(last, before) {
  const way = [];
  for (let file = last; file !== null; file = before.get(file)) way.unshift(file);
  return way;
}

export const noCycle = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'an import cycle: {{way}}' } },
  create(context) {
    const { filename, cwd } = context;
    const check = node => {
      if (node.importKind === 'type' || node.exportKind === 'type' || !node.source) return;
      const next = target(node.source.value, filename);
      const way = next && wayTo(next, filename);
      if (!way) return;
      const names = [filename, ...way].map(file => relative(cwd, file));
      context.report({ node: node.source, messageId: 'cycle', data: { way: names.join(' > ') } });
    };
    return { ImportDeclaration: check, ExportAllDeclaration: check, ExportNamedDeclaration: check };
  },
};
