import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noCycle } from './no-cycle.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cycles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the rule says about the first of these files. */
function complaints(files) {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  const config = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    plugins: { house: { rules: { 'no-cycle': noCycle } } },
    rules: { 'house/no-cycle': 'error' },
  };
  const [name, code] = Object.entries(files)[0];
  return new Linter({ cwd: folder }).verify(code, [config], join(folder, name)).map(({ message }) => message);
}

describe('import cycles', () => {
  it('are told with the way they take', () => {
    const files = {
      'a.ts': "import { b } from './b.ts';\nexport const a = b;",
      'b.ts': "import {\n  c,\n} from './deep/c.tsx';\nexport const b = c;",
      'deep/c.tsx': "export * from '../a.ts';\nexport const c = 1;",
    };
    expect(complaints(files)).toEqual(['an import cycle: a.ts > b.ts > deep/c.tsx > a.ts']);
  });

  it('are found through re-exports and bare imports', () => {
    expect(complaints({ 'a.ts': "export { b } from './b.ts';", 'b.ts': "import './a.ts';" })).toHaveLength(1);
  });

  it.each([
    ['types', "import type { A } from './a.ts';"],
    ['types that are handed on', "export type { A } from './a.ts';"],
    ['what is loaded later', "export const later = () => import('./a.ts');"],
    ['packages', "import { a } from 'a';"],
  ])('are not made by %s', (_, code) => {
    expect(complaints({ 'a.ts': "import { b } from './b.ts';", 'b.ts': code })).toEqual([]);
  });

  it('of others are not the fault of whoever imports them', () => {
    const files = { 'a.ts': "import './b.ts';", 'b.ts': "import './c.ts';", 'c.ts': "import './b.ts';" };
    expect(complaints(files)).toEqual([]);
  });
});
