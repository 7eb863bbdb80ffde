import { findLeaks, mustBeFound, PLANTED_PARTS, type RandomGame } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
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
  test('nothing leaks from a crowded table', () => {
    expect(findLeaks(epix, games(24))).toEqual([]);
  });
  test('there are at least thirty planted leaks, in view, options, prompts, events and log', () => {
    expect(plantedLeaks.length).toBeGreaterThanOrEqual(30);
    expect(new Set(plantedLeaks.map(leak => leak.name.split(':')[0]))).toEqual(new Set(PLANTED_PARTS));
  });
});

describe('the secrecy test finds a planted leak', () => {
  for (const planted of plantedLeaks) {
    test(planted.name, () => {
      mustBeFound(planted, games(60));
    });
  }
});
