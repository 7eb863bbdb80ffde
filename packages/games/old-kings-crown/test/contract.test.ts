import { contract } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { oldKingsCrown } from '../src/index.ts';
import { gameOf, kindOf } from './tables.ts';

const crowd = (seats: number, ...seeds: readonly string[]) =>
  seeds.map(seed => gameOf(kindOf(seats), `crowd of ${seats}, ${seed}`, true));

describe("The Old King's Crown keeps the contract of every title", () => {
  const also = {
    'a crowded table of 1': () => crowd(1, 'a', 'b'),
    'a crowded table of 2': () => crowd(2, 'a', 'b', 'c'),
    'a crowded table of 3': () => crowd(3, 'a', 'b'),
    'a crowded table of 4': () => crowd(4, 'a', 'b'),
  };
  for (const { name, run } of contract(oldKingsCrown, { games: 1, also })) test(name, run);
});
