import { textChecks } from '@interregnum/kernel/testing';
import { runewars } from '@interregnum/runewars';
import { describe, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

describe('the table of Runewars says the same in every language, beside what the rules say', () => {
  for (const { name, run } of textChecks({ de, en }, runewars.words.texts.en)) test(name, run);
});
