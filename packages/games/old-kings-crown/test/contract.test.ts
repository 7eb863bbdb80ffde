import { contract } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { oldKingsCrown } from '../src/index.ts';

describe("The Old King's Crown keeps the contract of every title", () => {
  for (const { name, run } of contract(oldKingsCrown, { games: 1 })) test(name, run);
});
