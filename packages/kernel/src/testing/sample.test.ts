/** Which tables the tests of a title play. */
import { describe, expect, it } from 'vitest';
import type { Meta } from '../game.ts';
import { tableKinds } from './random-play.ts';
import { pairsOf, sampleTables } from './sample.ts';

const ten = Array.from({ length: 10 }, (_, i) => ({ id: `option${i}`, values: ['a', 'b', 'c'], default: 'a' }));
const titled = (seats: readonly number[], setup: Meta['setup']) => ({
  meta: {
    id: 'tower',
    title: 'Tower',
    rulesVersion: '1',
    seats,
    minutes: [5, 10] as const,
    weight: 1,
    designers: [],
    publisher: '',
    year: 2026,
    setup,
    longest: 100,
  },
});
const teams = { id: 'teams', values: ['no', 'yes'], default: 'no', seats: { yes: [4] } };

describe('a sample of tables', () => {
  it('is all of them when there are few', () => {
    const game = titled([2, 3, 4], [teams]);
    expect(sampleTables(game)).toEqual({ kinds: tableKinds(game), of: 4, seed: 'pairs' });
  });

  it('has every pair of choices that is possible, at few tables', () => {
    const game = titled([2, 3, 4, 5], [teams, ...ten.slice(0, 4)]);
    const { kinds, of } = sampleTables(game);
    expect(of).toBe(5 * 3 ** 4);
    expect(kinds.length).toBeLessThanOrEqual(25);
    expect(new Set(kinds.flatMap(pairsOf))).toEqual(new Set(tableKinds(game).flatMap(pairsOf)));
    expect(kinds.filter(({ options }) => options.teams === 'yes').every(({ seats }) => seats === 4)).toBe(true);
  });

  it('is the same for the same seed, and another for another', () => {
    const game = titled([2, 3], ten.slice(0, 4));
    expect(sampleTables(game)).toEqual(sampleTables(game));
    expect(sampleTables(game).kinds).not.toEqual(sampleTables(game, 'other').kinds);
  });
});
