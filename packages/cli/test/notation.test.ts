/** What the pages of positions promise, tried as a stranger would write it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/games.ts';
import { scenariosOfFile } from '../src/scenarios/load.ts';
import { problemsOf } from '../src/scenarios/run.ts';

for (const title of TITLES) {
  const file = fileURLToPath(new URL(`notation/${title.meta.id}.yaml`, import.meta.url));
  describe.runIf(existsSync(file))(title.meta.title, async () => {
    const game = await title.load();
    test.each(scenariosOfFile(file).map(source => [source.title, source] as const))('%s', (_, source) => {
      expect(problemsOf(game, new Set(), source, false)).toEqual([]);
    });
  });
}
