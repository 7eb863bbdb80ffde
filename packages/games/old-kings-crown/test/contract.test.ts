import { contract } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { oldKingsCrown } from '../src/index.ts';
import { gameOf, kindOf, MORE, PATIENCE } from './tables.ts';

const crowd = (seats: number, count: number) =>
  Array.from({ length: MORE * count }, (_, n) => gameOf(kindOf(seats), `crowd of ${seats}, ${n}`, true));

describe("The Old King's Crown keeps the contract of every title", () => {
  const also = {
    'a crowded table of 1': () => crowd(1, 2),
    'a crowded table of 2': () => crowd(2, 3),
    'a crowded table of 3': () => crowd(3, 2),
    'a crowded table of 4': () => crowd(4, 2),
  };
  for (const { name, run } of contract(oldKingsCrown, { games: MORE, also })) test(name, run, PATIENCE);
});
