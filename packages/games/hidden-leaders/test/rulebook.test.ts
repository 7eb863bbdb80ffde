/** The rulebook says what it takes from the printed one, and what from elsewhere. */
import { readFileSync } from 'node:fs';
import { parseRulebook } from '@interregnum/kernel';
import { expect, test } from 'vitest';

const { introduction, rules } = parseRulebook(readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'));
const sourceOf = (id: string) => rules.find(rule => rule.id === id)?.source;

test('Leaders, track and all Heroes but the Emperor are not passed off as printed', () => {
  const heroes = rules.filter(({ id }) => /^HDL-H\d\d$/.test(id));
  expect(heroes).toHaveLength(85);
  expect(heroes.filter(({ source }) => source === 'printed').map(({ id }) => id)).toEqual(['HDL-H77']);
  for (const id of ['HDL-001', 'HDL-012']) expect(sourceOf(id), id).toBe('inferred');
});

test('what the marks mean is said before they are used', () => {
  for (const mark of ['*inferred*', '*ours*']) expect(introduction.join('\n')).toContain(mark);
});
