import { contract } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { yieldGame } from '../src/index.ts';

describe('Yield keeps the contract of every title', () => {
  for (const { name, run } of contract(yieldGame, { games: 1 })) test(name, run);
});
