import { recordChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { type HiddenLeadersEvent, hiddenLeaders, type State } from '../src/index.ts';
import { thresholdOf } from '../src/table.ts';

/** By ending: how many players at most can see it. With more, every faction has aligned players. */
const ENDINGS: Readonly<Record<string, number>> = {
  nobody: 3,
  alone: 4,
  'most-heroes': 6,
  'smallest-party': 6,
  'highest-leader': 6,
  'ended-by-another': 6,
};
const names = [2, 3, 4, 5, 6].flatMap(seats =>
  Object.entries(ENDINGS).flatMap(([ending, most]) =>
    seats <= most ? ['full', 'beginner'].map(deck => `${ending}-${seats}-${deck}`) : [],
  ),
);

describe('recorded games of Hidden Leaders', () => {
  const checks = recordChecks<State, HiddenLeadersEvent>(hiddenLeaders, {
    folder: new URL('../records/', import.meta.url),
    endings: {
      nobody: 'end.nobody',
      alone: 'end.alone',
      'most-heroes': 'end.faction',
      'smallest-party': 'end.fewest',
      'highest-leader': 'end.leader',
      'ended-by-another': ({ state }) =>
        state.up.some((cards, seat) => seat !== state.active && cards.length >= thresholdOf(state)),
      'sixty-rounds': ({ state, events }) =>
        state.turns === 60 * state.seats && events.some(e => e.type === 'lastRound'),
    },
    names: [...names, 'sixty-rounds-2-full'],
    stories: ['nobody-2-full', 'highest-leader-6-beginner', 'ended-by-another-4-full'],
  });
  for (const { name, run } of checks) test(name, run);
});
