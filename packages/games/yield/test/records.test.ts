import { recordChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { type State, type YieldEvent, yieldGame } from '../src/index.ts';

/** By ending: its reason, at how many seats, with which Leaders. */
const ENDINGS: Readonly<Record<string, { reason: string; seats: readonly number[]; leaders: readonly string[] }>> = {
  points: { reason: 'end.points', seats: [2, 3, 4, 5], leaders: ['off', 'pick', 'random'] },
  'points-tied': { reason: 'end.pointsTied', seats: [2, 3, 4, 5], leaders: ['off', 'pick', 'random'] },
  destroyer: { reason: 'end.destroyer', seats: [2, 3, 4, 5], leaders: ['pick', 'random'] },
  team: { reason: 'end.team', seats: [3, 4], leaders: ['off', 'pick'] },
  'team-tied': { reason: 'end.teamTied', seats: [3, 4], leaders: ['off', 'pick'] },
};

describe('recorded games of Yield', () => {
  const checks = recordChecks<State, YieldEvent>(yieldGame, {
    folder: new URL('../records/', import.meta.url),
    endings: Object.fromEntries(Object.entries(ENDINGS).map(([ending, { reason }]) => [ending, reason])),
    names: Object.entries(ENDINGS).flatMap(([ending, { seats, leaders }]) =>
      seats.flatMap(n => leaders.map(kind => `${ending}-${n}-${kind}`)),
    ),
    stories: ['points-2-off', 'destroyer-5-pick', 'team-tied-4-pick'],
  });
  for (const { name, run } of checks) test(name, run);
});
