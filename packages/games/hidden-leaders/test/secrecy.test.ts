import { type RandomGame, secrecyChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { hiddenLeaders, type State } from '../src/index.ts';
import { plantedLeaks } from './planted-leaks.ts';
import { crowded, deckOf } from './tables.ts';

const DECKS = ['full', 'beginner', 'promo'] as const;

/** Every fourth game from the deal, the others from a crowded table. */
const games = (many: number, memory: 'aid' | 'none'): RandomGame<State>[] =>
  Array.from({ length: many }, (_, i) => {
    const options = { deck: DECKS[i % 3]!, memory };
    const one = { kind: { seats: 3, options }, seed: `secrets ${i}` };
    return i % 4 === 3 ? one : { ...one, start: seed => crowded({ seats: 3, deck: deckOf(options), memory }, seed) };
  });

describe('Hidden Leaders keeps its secrets', () => {
  const checks = secrecyChecks(hiddenLeaders, {
    tables: {
      'a crowded table, memory aid': () => games(10, 'aid'),
      'a crowded table, memory none': () => games(10, 'none'),
    },
    scenarios: new URL('../scenarios/', import.meta.url),
    leaks: plantedLeaks,
    least: 30,
    games: ({ unaided }) => games(60, unaided ? 'none' : 'aid'),
  });
  for (const { name, run } of checks) test(name, run);
});
