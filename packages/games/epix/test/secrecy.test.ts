import { type RandomGame, secrecyChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { epix, type State } from '../src/index.ts';
import { plantedLeaks } from './planted-leaks.ts';
import { crowded } from './tables.ts';

const games = (many: number): RandomGame<State>[] =>
  Array.from({ length: many }, (_, i) => ({
    kind: { seats: 3, options: { mode: 'advanced' } },
    seed: `secrets ${i}`,
    start: crowded,
  }));

describe('Epix keeps its secrets', () => {
  const checks = secrecyChecks(epix, {
    tables: { 'a crowded table': () => games(24) },
    scenarios: new URL('../scenarios/', import.meta.url),
    leaks: plantedLeaks,
    least: 30,
    games: () => games(60),
  });
  for (const { name, run } of checks) test(name, run);
});
