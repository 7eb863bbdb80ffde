/** A file that is imported for what it does, not for a name, must not be dropped when the app is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function importedForEffect(file: string): string[] {
  const bare = readFileSync(file, 'utf8').matchAll(/^import '(\..*)';/gm);
  return [...bare].map(([, path]) => `./${relative(root, join(dirname(file), path!))}`);
}

it('names every such file as having side effects', () => {
  const { sideEffects } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { sideEffects: string[] };
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => join(root, 'src', file));
  expect(files.flatMap(importedForEffect).sort()).toEqual([...sideEffects].sort());
});
