import type { Outcome } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { ladderGames, ladderResult, wilson } from '../src/index.ts';

const pairing = { challenger: 'greedy', opponent: 'random', seats: 3, options: { mode: 'basic' } };
const won = (...winners: number[]): Outcome => ({ winners, standings: [], reason: { key: '' }, rule: '' });

describe('the ladder', () => {
  test('the challenger goes round the seats, and every deal is played in each of them', () => {
    const games = ladderGames(pairing, 6, 's');
    expect(games.map(game => game.challengerSeat)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(games[1]!.bots).toEqual(['random', 'greedy', 'random']);
    expect(new Set(games.slice(0, 3).map(game => game.seed)).size).toBe(1);
    expect(games[3]!.seed).not.toBe(games[0]!.seed);
  });
  test('a shared victory counts in parts, and an even bot would win one game in three', () => {
    const games = ladderGames(pairing, 4, 's');
    const result = ladderResult(pairing, games, [won(0), won(0), won(1, 2), won(2)]);
    expect(result.wins).toBe(1.5);
    expect(result.share).toBe(0.375);
    expect(result.even).toBeCloseTo(1 / 3);
  });
});

describe('the interval of Wilson', () => {
  test('known values', () => {
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
  });
  test('stays between 0 and 1 and holds the share', () => {
    for (const [wins, games] of [
      [0, 20],
      [20, 20],
      [1, 1],
      [0.5, 3],
    ] as const) {
      const [low, high] = wilson(wins, games);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(wins / games + 1e-12);
      expect(high).toBeGreaterThanOrEqual(wins / games - 1e-12);
    }
  });
  test('says nothing without games', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});
