import { contract, NIGHTLY } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { runewars } from '../src/index.ts';
import { bowQuests, bowWar, bowWinter } from './bow-tables.ts';
import { questPhases } from './quest-phases.ts';
import { atWar, gameOf, kindOf } from './tables.ts';

describe('Runewars keeps the contract of every title', () => {
  const also = {
    'a crowded table': () => [gameOf(kindOf(3, { explore: 'on' }), 'contract', true)],
    'a war': () => [atWar('contract')],
    'a war with Banners of War': () => [bowWar('contract')],
    'a last winter with Banners of War': () => [bowWinter('contract')],
    'heroes of Banners of War': () => [bowQuests('contract')],
    'a Quest Phase of 2': () => questPhases(2, 6),
    'a Quest Phase of 4': () => questPhases(4, 3),
  };
  for (const { name, run } of contract(runewars, { games: 1, every: NIGHTLY ? 1 : 8, also })) test(name, run);
});
