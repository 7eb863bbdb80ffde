import { chanceFrom, setupChoices } from '@interregnum/kernel';
import { runewars } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { developmentCards } from './development.ts';

const viewWith = (options: Readonly<Record<string, string>>) => {
  const s = runewars.rules.setup(setupChoices(runewars.meta, options, 2), 2, chanceFrom('development'));
  return runewars.rules.view(s, 0);
};

test('every people has eight Development cards, and it is known what is missing for each', () => {
  const cards = developmentCards(viewWith({ bow: 'on', dev: 'on' }), 0);
  expect(cards).toHaveLength(8);
  expect(cards.filter(({ bought }) => bought)).toEqual([]);
  for (const { cost, missing } of cards) expect(missing.every((n, dial) => n <= cost[dial]!)).toBe(true);
});

test('without the module there are none', () => {
  expect(developmentCards(viewWith({}), 0)).toEqual([]);
});
