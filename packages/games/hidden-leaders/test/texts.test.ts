import { textChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { hiddenLeaders } from '../src/index.ts';

describe('Hidden Leaders says the same in every language', () => {
  for (const { name, run } of textChecks(hiddenLeaders.words.texts)) test(name, run);
});
