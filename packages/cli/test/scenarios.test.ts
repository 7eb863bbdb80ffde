/** Every scenario of every title, one test each. */
import { describe, expect, test } from 'vitest';
import { shown } from '../src/files.ts';
import { scenariosOf, TITLES } from '../src/games.ts';
import { loadRulebook } from '../src/rulebook/load.ts';
import { scenariosIn } from '../src/scenarios/load.ts';
import { problemsOf } from '../src/scenarios/run.ts';

for (const title of TITLES) {
  const game = await title.load();
  const rules = new Set(loadRulebook(title).rules.map(rule => rule.id));
  describe(title.meta.title, () => {
    for (const source of scenariosIn(scenariosOf(title))) {
      test(source.title, () => {
        const problems = problemsOf(game, rules, source);
        expect(problems.map(({ line, message }) => `${shown(source.file)}:${line} ${message}`)).toEqual([]);
      });
    }
  });
}
