/** Every rule of every title is proved, unless it is a definition. */
import { expect, test } from 'vitest';
import { TITLES } from '../src/games.ts';
import { coverageOf, missing } from '../src/rulebook/coverage.ts';

for (const title of TITLES) {
  test(`${title.meta.title}: every rule has a scenario that holds and code that carries it out`, async () => {
    const { rules, total } = await coverageOf(title);
    expect(total.rules).toBeGreaterThan(0);
    const open = rules.filter(rule => !rule.proved);
    expect(open.map(rule => `${rule.id} ${rule.title}: ${missing(rule).join(', ')}`)).toEqual([]);
  });
}
