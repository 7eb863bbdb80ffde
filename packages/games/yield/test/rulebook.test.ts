/** What the printed rulebook does not say is marked, and cards and abilities go by their names. */
import { readFileSync } from 'node:fs';
import { parseRulebook } from '@interregnum/kernel';
import { expect, it } from 'vitest';

const { rules } = parseRulebook(readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'));
const markedAs = (source: string) => rules.filter(rule => rule.source === source).map(({ id }) => id);

it('the rulebook of Yield marks what the printed game does not say', () => {
  expect(markedAs('ours')).toEqual(['YLD-Q01']);
  expect(markedAs('inferred')).toEqual(['YLD-Q02', 'YLD-Q04']);
});

it('no rule of Yield calls a Strategy card or an ability by its code', () => {
  const text = rules.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n');
  expect(text.match(/\b(?:S[1-6]|L[1-5][AB])\b/g)).toBeNull();
});
