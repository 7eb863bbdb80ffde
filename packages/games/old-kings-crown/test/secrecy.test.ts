import { type RandomGame, secrecyChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { oldKingsCrown, type State } from '../src/index.ts';
import { type OkcLeak, plantedLeaks } from './planted-leaks.ts';
import { debtors, gameOf, kindOf, MORE, PATIENCE } from './tables.ts';

const crowd = (seats: number, count: number): RandomGame<State>[] =>
  Array.from({ length: MORE * count }, (_, i) => gameOf(kindOf(seats), `secrets ${seats}, ${i}`, true));

/** Few seats first: they are played faster. */
const gamesFor = ({ fromSetup, solo }: OkcLeak): RandomGame<State>[] =>
  Array.from({ length: 12 }, (_, i) => gameOf(kindOf(solo ? 1 : 2 + (i % 3 === 2 ? 1 : 0)), `leak ${i}`, !fromSetup));

describe("The Old King's Crown keeps its secrets", () => {
  const checks = secrecyChecks(oldKingsCrown, {
    tables: {
      'a crowded table of one': () => crowd(1, 2),
      'crowded tables of two': () => crowd(2, 2),
      'a crowded table of three': () => crowd(3, 1),
      'a crowded table of four': () => crowd(4, 1),
      'a table at which debts are collected': () => [debtors('secret debts')],
    },
    scenarios: new URL('../scenarios/', import.meta.url),
    rare: ['OKC-D22 discardBoth', 'OKC-D41 activate', 'OKC-D41 ambushCard'],
    leaks: plantedLeaks,
    least: 53,
    games: gamesFor,
  });
  for (const { name, run } of checks) test(name, run, PATIENCE);
});
