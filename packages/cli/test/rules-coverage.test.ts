/** Every rule of every title that the browser offers is proved, unless it is a definition. */
import { EARLY } from '@interregnum/shelf';
import { expect, test } from 'vitest';
import { TITLES } from '../src/games.ts';
import { coverageOf, missing } from '../src/rulebook/coverage.ts';

const early = EARLY.map(({ meta }) => meta.id);

for (const title of TITLES.filter(({ meta }) => !early.includes(meta.id))) {
  test(`${title.meta.title}: every rule has a scenario that holds and a place in the code`, async () => {
    const { rules, total } = await coverageOf(title);
    expect(total.rules).toBeGreaterThan(0);
    const open = rules.filter(rule => !rule.proved);
    expect(open.map(rule => `${rule.id} ${rule.title}: ${missing(rule).join(', ')}`)).toEqual([]);
  });
}
