import { contract } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { hiddenLeaders } from '../src/index.ts';

describe('Hidden Leaders keeps the contract of every title', () => {
  for (const { name, run } of contract(hiddenLeaders, { games: 4 })) test(name, run);
});
