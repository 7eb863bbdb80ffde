import { findLeaks, type RandomGame } from '@interregnum/kernel/testing';
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
    expect(new Set(plantedLeaks.map(leak => leak.name.split(':')[0]))).toEqual(
      new Set(['view', 'options', 'prompt', 'describe', 'timeout', 'events', 'log']),
    );
  });
});

describe('the secrecy test finds a planted leak', () => {
  for (const { name, shows, game, unaided } of plantedLeaks) {
    test(name, () => {
      const [leak] = findLeaks(game, games(60, unaided ? 'none' : 'aid'));
      expect(leak, 'the leak was not found').toBeDefined();
      expect(leak!.what).toMatch(shows);
    });
  }
});
