import { hiddenLeaders } from '@interregnum/hidden-leaders';
import { textChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

describe('the table of Hidden Leaders says the same in every language, beside what the rules say', () => {
  for (const { name, run } of textChecks({ de, en }, hiddenLeaders.words.texts.en)) test(name, run);
});
