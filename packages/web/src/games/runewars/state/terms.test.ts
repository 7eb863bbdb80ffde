import { readFileSync } from 'node:fs';
import { parseRulebook } from '@interregnum/kernel';
import { runewars } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { termRule } from './terms.ts';

const BOOK = readFileSync(new URL('../../../../../games/runewars/rulebook.md', import.meta.url), 'utf8');

/** Words for things; the others are sentences, and what one may answer. */
const THINGS =
  /^(card|unit|faction|fortification|area|season|order|dial|attribute|alignment|shape|destiny|border|rune|development|token|way)\./;

test('every word for a thing leads to a rule of the rulebook', () => {
  const ids = new Set(parseRulebook(BOOK).rules.map(({ id }) => id));
  const things = Object.keys(runewars.words.texts.en!).filter(key => THINGS.test(key));
  expect(things.length).toBeGreaterThan(200);
  expect(things.filter(key => !ids.has(termRule(key) ?? ''))).toEqual([]);
  expect(termRule('ask.RNW-D01')).toBeNull();
});
