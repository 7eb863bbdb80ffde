import { contract } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { runewars } from '../src/index.ts';

describe('Runewars keeps the contract of every title', () => {
  for (const { name, run } of contract(runewars, { games: 1 })) test(name, run);
});
