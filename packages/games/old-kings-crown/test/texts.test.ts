import { textChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { oldKingsCrown } from '../src/index.ts';

describe("The Old King's Crown says the same in every language", () => {
  for (const { name, run } of textChecks(oldKingsCrown.words.texts)) test(name, run);
});
