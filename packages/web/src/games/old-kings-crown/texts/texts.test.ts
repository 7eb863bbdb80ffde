import { textChecks } from '@interregnum/kernel/testing';
import { oldKingsCrown } from '@interregnum/old-kings-crown';
import { describe, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

describe("the table of The Old King's Crown says the same in every language, beside what the rules say", () => {
  for (const { name, run } of textChecks({ de, en }, oldKingsCrown.words.texts.en)) test(name, run);
});
