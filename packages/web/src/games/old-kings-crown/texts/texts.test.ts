import { textChecks } from '@interregnum/kernel/testing';
import { oldKingsCrown } from '@interregnum/old-kings-crown';
import { describe, test } from 'vitest';
import { cardWords } from './cards.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const own = { de: { ...de, ...cardWords.de }, en: { ...en, ...cardWords.en } };

describe("the table of The Old King's Crown says the same in every language, beside what the rules say", () => {
  for (const { name, run } of textChecks(own, oldKingsCrown.words.texts.en)) test(name, run);
});
