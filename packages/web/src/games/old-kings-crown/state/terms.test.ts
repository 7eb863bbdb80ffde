import { readFileSync } from 'node:fs';
import { FACTION_CARDS } from '@interregnum/old-kings-crown';
import { expect, test } from 'vitest';
import { termRule } from './terms.ts';

const BOOK = readFileSync(new URL('../../../../../games/old-kings-crown/rulebook.md', import.meta.url), 'utf8');

test('every Keyword on a card leads to the rule that is called after it', () => {
  const words = new Set(FACTION_CARDS.flatMap(card => card.keywords.map(({ word }) => word)));
  for (const word of words)
    expect(BOOK.toLowerCase()).toContain(`### ${termRule(`keyword.${word}`)} ${word}`.toLowerCase());
  expect(termRule('card.CL01')).toBeNull();
});
