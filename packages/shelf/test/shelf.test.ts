import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, shelf, TITLES } from '../src/index.ts';
import { inNode } from '../src/node.ts';

const all = shelf(true);

test('every id is there once', () => {
  expect(new Set(all.map(({ meta }) => meta.id)).size).toBe(all.length);
});

test('examples stand on the shelf only where they are asked for', () => {
  expect(shelf(false)).toEqual(TITLES);
  expect(all).toEqual([...TITLES, ...EXAMPLES]);
});

describe.each(all.map(inNode))('$meta.title', ({ meta, load, source, folder }) => {
  test('has rules that belong to what the shelf says of it', async () => {
    expect((await load()).meta).toBe(meta);
  });

  test('has rules where worker threads look for them', async () => {
    const module = (await import(source.module)) as Record<string, unknown>;
    expect(module[source.name]).toBe(await load());
  });

  test('has a rulebook and scenarios in its folder', () => {
    for (const name of ['rulebook.md', 'scenarios']) expect(existsSync(join(folder, name)), name).toBe(true);
  });
});
