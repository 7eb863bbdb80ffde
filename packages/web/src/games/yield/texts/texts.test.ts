import { textChecks } from '@interregnum/kernel/testing';
import { yieldGame } from '@interregnum/yield';
import { describe, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

describe('the table of Yield says the same in every language, beside what the rules say', () => {
  for (const { name, run } of textChecks({ de, en }, yieldGame.words.texts.en)) test(name, run);
});
