import { type RandomGame, secrecyChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { epix, type State } from '../src/index.ts';
import { plantedLeaks } from './planted-leaks.ts';

/** A crowded table in every season, with the cards that deal in secrets. */
function crowded(seed: string): State {
  const season = ['spring', 'summer', 'autumn', 'winter'][Number(seed.at(-1)) % 4];
  return epix.proof.position.read(
    {
      season,
      turn: 'auction',
      abilities: { 1: ['SA19'], 2: ['SA12'], 3: ['SA16'] },
      gold: { 1: 9, 2: 8, 3: 7 },
      areas: {
        land1a: '1: soldier knight catapult',
        kilimandjora: '2: soldier camp',
        land2b: '2: knight camp',
        land3a: '3: soldier knight',
        orval: '3: camp catapult',
      },
    },
    { mode: 'advanced' },
    3,
  );
}

const games = (many: number): RandomGame<State>[] =>
  Array.from({ length: many }, (_, i) => ({
    kind: { seats: 3, options: { mode: 'advanced' } },
    seed: `secrets ${i}`,
    start: crowded,
  }));

describe('Epix keeps its secrets', () => {
  const checks = secrecyChecks(epix, {
    tables: { 'a crowded table': () => games(24) },
    leaks: plantedLeaks,
    least: 30,
    games: () => games(60),
  });
  for (const { name, run } of checks) test(name, run);
});
