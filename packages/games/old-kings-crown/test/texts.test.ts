import { textChecks } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { oldKingsCrown } from '../src/index.ts';
import { effectsOf, SOURCES } from '../src/pieces.ts';
import { texts } from '../src/texts/index.ts';

describe("The Old King's Crown says the same in every language", () => {
  for (const { name, run } of textChecks(oldKingsCrown.words.texts)) test(name, run);
});

test.each(Object.keys(texts))('whatever has an effect says so in words: %s', language => {
  const catalogue = texts[language as keyof typeof texts];
  const silent = SOURCES.filter(({ kind, data }, source) => {
    const speaks =
      kind !== 'card' || effectsOf({ content: null }, source).length > 0 || ['ruse', 'decree'].includes(data.trait);
    return speaks !== `text.${data.id}` in catalogue;
  });
  expect(silent.map(({ data }) => data.id)).toEqual([]);
});
