import { contentFile, playedWith } from '@interregnum/kernel';
import { FACTION_CARDS, oldKingsCrown, SOURCES, sourceId } from '@interregnum/old-kings-crown';
import { expect, test } from 'vitest';
import { faceOf } from './face.ts';
import { usedWordsOf } from './used-words.ts';

const FILE = contentFile('Mine', {
  cards: { CL17: { strength: 13, keywords: ['authority 2'] }, NO19: { program: [] } },
});

test('a card shows the Strength, the Keywords and the words of what it is played with', () => {
  const { content } = playedWith(oldKingsCrown, FILE);
  const champion = FACTION_CARDS.findIndex(({ id }) => id === 'CL17');
  const wall = SOURCES.findIndex((_, source) => sourceId(source) === 'NO19');
  const shown = [null, content!.file!.hash].map(hash => {
    const { strength, keywords } = faceOf({ content: hash }, champion);
    return [strength, ...keywords, ...usedWordsOf({ content: hash }, wall)];
  });
  expect(shown).toEqual([
    [12, { word: 'invulnerable' }, { word: 'bolster', value: 3 }, { word: 'fortify' }],
    [13, { word: 'authority', value: 2 }],
  ]);
});
