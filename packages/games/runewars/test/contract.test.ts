import { contract } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { runewars } from '../src/index.ts';
import { questPhases } from './quest-phases.ts';

describe('Runewars keeps the contract of every title', () => {
  const also = {
    'a Quest Phase of 2': () => questPhases(2, 6),
    'a Quest Phase of 4': () => questPhases(4, 3),
  };
  for (const { name, run } of contract(runewars, { games: 1, also })) test(name, run);
});
