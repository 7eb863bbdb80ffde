import { textChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { yieldGame } from '../src/index.ts';

describe('Yield says the same in every language', () => {
  for (const { name, run } of textChecks(yieldGame.words.texts)) test(name, run);
});
