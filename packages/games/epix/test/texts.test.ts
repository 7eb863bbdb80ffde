import { textChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { epix } from '../src/index.ts';

describe('Epix says the same in every language', () => {
  for (const { name, run } of textChecks(epix.words.texts)) test(name, run);
});
