/** Every scenario of every title, one test each; what they are offered is what the page of positions says. */
import { describe, expect, test } from 'vitest';
import { shown } from '../src/files.ts';
import { scenariosOf, TITLES } from '../src/games.ts';
import { loadRulebook } from '../src/rulebook/load.ts';
import { scenariosIn } from '../src/scenarios/load.ts';
import { problemsOf } from '../src/scenarios/run.ts';
import { type Answers, noting, writtenIn } from './answer-pages.ts';

for (const title of TITLES) {
  const offered: Answers = new Map();
  const game = noting(await title.load(), offered);
  const rules = new Set(loadRulebook(title).rules.map(rule => rule.id));
  describe(title.meta.title, () => {
    for (const source of scenariosIn(scenariosOf(title))) {
      test(source.title, () => {
        const problems = problemsOf(game, rules, source);
        expect(problems.map(({ line, message }) => `${shown(source.file)}:${line} ${message}`)).toEqual([]);
      });
    }

    const written = writtenIn(title.meta.id);
    test.runIf(written)('every answer that was offered is on the page of positions', () => {
      const missing = [...offered].flatMap(([question, codes]) =>
        [...codes].filter(code => !written!.get(question)?.has(code)).map(code => `${question} ${code}`),
      );
      expect(missing).toEqual([]);
    });
  });
}
