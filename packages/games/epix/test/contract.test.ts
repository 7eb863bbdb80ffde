import { contract } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { epix } from '../src/index.ts';

describe('Epix keeps the contract of every title', () => {
  for (const { name, run } of contract(epix, { games: 6 })) test(name, run);
});
