import { readFileSync } from 'node:fs';
import { FACTION_CARDS, oldKingsCrown, SOURCES } from '@interregnum/old-kings-crown';
import { expect, test } from 'vitest';
import { usedWordsOf } from '../cards/used-words.ts';
import { termRule } from './terms.ts';

const BOOK = readFileSync(new URL('../../../../../games/old-kings-crown/rulebook.md', import.meta.url), 'utf8');

test('so does every word that a short text uses, and what it means is one line in both languages', () => {
  const used = SOURCES.flatMap((_, source) => usedWordsOf({ content: null }, source).map(({ word }) => word));
  expect(used).toEqual(expect.arrayContaining(['fortify', 'pillage', 'reinforce', 'retreat', 'deploy', 'loyal']));
  for (const word of new Set(used)) {
    expect(BOOK.toLowerCase()).toContain(`### ${termRule(`keyword.${word}`)} ${word}`.toLowerCase());
    for (const texts of Object.values(oldKingsCrown.words.texts)) expect(texts).toHaveProperty([`keywordHelp.${word}`]);
  }
});

test('The Gilded Wall says Fortify, a Ruse Reinforce and Retreat, a Follower nothing of the kind', () => {
  const wordsOf = (id: string) => {
    const source = SOURCES.findIndex(({ data }) => data.id === id);
    return usedWordsOf({ content: null }, source).map(({ word }) => word);
  };
  expect(['NO19', 'T-NO4', 'CL19', 'UP18', 'K24', 'K14', 'CL01'].map(wordsOf)).toEqual([
    ['fortify'],
    ['fortify'],
    ['pillage'],
    ['reinforce', 'retreat'],
    ['reinforce'],
    ['retreat'],
    [],
  ]);
});

test('every Keyword on a card leads to the rule that is called after it', () => {
  const words = new Set(FACTION_CARDS.flatMap(card => card.keywords.map(({ word }) => word)));
  for (const word of words)
    expect(BOOK.toLowerCase()).toContain(`### ${termRule(`keyword.${word}`)} ${word}`.toLowerCase());
  expect(termRule('card.CL01')).toBeNull();
});
