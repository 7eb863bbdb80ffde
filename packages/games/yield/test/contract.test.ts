import { contract } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { yieldGame } from '../src/index.ts';

/** Tables that cover every number of players, mode, use of Leaders and agreement without playing all combinations. */
const TABLES: readonly { seats: readonly number[]; fixed: Readonly<Record<string, string>> }[] = [
  {
    seats: [2, 4],
    fixed: { mode: 'free', startingPlayer: 'random', singleChase: 'off', teamWhispers: 'off', allies: 'lead' },
  },
  {
    seats: [3, 5],
    fixed: { mode: 'free', startingPlayer: 'host', singleChase: 'on', teamWhispers: 'off', allies: 'lead' },
  },
  {
    seats: [3],
    fixed: { mode: 'teams', startingPlayer: 'random', singleChase: 'off', teamWhispers: 'on', allies: 'either' },
  },
  {
    seats: [4],
    fixed: { mode: 'teams', startingPlayer: 'host', singleChase: 'off', teamWhispers: 'off', allies: 'lead' },
  },
];

describe('Yield keeps the contract of every title', () => {
  for (const { seats, fixed } of TABLES) {
    const setup = yieldGame.meta.setup.map(field => ({
      ...field,
      values: field.id in fixed ? [fixed[field.id]!] : field.values,
    }));
    const game = { ...yieldGame, meta: { ...yieldGame.meta, seats, setup } };
    for (const { name, run } of contract(game, { games: 1 })) test(name, run);
  }
});
