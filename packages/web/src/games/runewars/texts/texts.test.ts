import { textChecks } from '@interregnum/kernel/testing';
import { runewars } from '@interregnum/runewars';
import { describe, test } from 'vitest';
import { counsel } from './counsel.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { scenes } from './scenes.ts';

const own = { de: { ...de, ...counsel.de, ...scenes.de }, en: { ...en, ...counsel.en, ...scenes.en } };

describe('the table of Runewars says the same in every language, beside what the rules say', () => {
  for (const { name, run } of textChecks(own, runewars.words.texts.en)) test(name, run);
});
