import { recordChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { type OldKingsCrownEvent, oldKingsCrown, type State } from '../src/index.ts';

/** By ending: at how many seats. */
const NAMES: Readonly<Record<string, readonly number[]>> = {
  threshold: [1, 2, 3, 4],
  cap: [2, 3, 4],
  shared: [3, 4],
  simulacrum: [1],
};

describe("recorded games of The Old King's Crown", () => {
  const checks = recordChecks<State, OldKingsCrownEvent>(oldKingsCrown, {
    folder: new URL('../records/', import.meta.url),
    endings: {
      threshold: 'end.threshold',
      cap: 'end.cap',
      shared: ({ outcome }) => outcome.winners.length > 1,
      simulacrum: 'end.simulacrum',
    },
    names: Object.entries(NAMES).flatMap(([ending, seats]) => seats.map(n => `${ending}-${n}`)),
    stories: ['simulacrum-1', 'threshold-2', 'shared-3'],
  });
  for (const { name, run } of checks) test(name, run);
});
