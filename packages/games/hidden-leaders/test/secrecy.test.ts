import { findLeaks, mustBeFound, PLANTED_PARTS, type RandomGame } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { hiddenLeaders, type State } from '../src/index.ts';
import { plantedLeaks } from './planted-leaks.ts';
import { crowded } from './tables.ts';

/** Every fourth game from the deal, the others from a crowded table. */
const games = (many: number, memory: 'aid' | 'none'): RandomGame<State>[] =>
  Array.from({ length: many }, (_, i) => {
    const options = { deck: i % 3 === 1 ? 'beginner' : 'full', memory };
    const one = { kind: { seats: 3, options }, seed: `secrets ${i}` };
    return i % 4 === 3
      ? one
      : { ...one, start: seed => crowded({ seats: 3, deck: deckOf(options.deck), memory }, seed) };
  });

const deckOf = (deck: string): 'full' | 'beginner' => (deck === 'beginner' ? 'beginner' : 'full');

describe('Hidden Leaders keeps its secrets', () => {
  test.each(['aid', 'none'] as const)('nothing leaks from a crowded table, memory %s', memory => {
    expect(findLeaks(hiddenLeaders, games(10, memory))).toEqual([]);
  });
  test('there are at least thirty planted leaks, in view, options, prompts, events and log', () => {
    expect(plantedLeaks.length).toBeGreaterThanOrEqual(30);
    expect(new Set(plantedLeaks.map(leak => leak.name.split(':')[0]))).toEqual(new Set(PLANTED_PARTS));
  });
});

describe('the secrecy test finds a planted leak', () => {
  for (const planted of plantedLeaks) {
    test(planted.name, () => {
      mustBeFound(planted, games(60, planted.unaided ? 'none' : 'aid'));
    });
  }
});
