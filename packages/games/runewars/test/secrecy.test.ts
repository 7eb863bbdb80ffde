import { type RandomGame, secrecyChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { runewars, type State } from '../src/index.ts';
import { bowQuests, bowWar, bowWinter } from './bow-tables.ts';
import { plantedLeaks, type RunewarsLeak } from './planted-leaks.ts';
import { questPhases } from './quest-phases.ts';
import { atWar, commandedWar, gameOf, kindOf } from './tables.ts';

const crowd = (seats: number, explore: string): RandomGame<State>[] => [
  gameOf(kindOf(seats, { explore }), `secrets ${seats}`, true),
];

/** Most leaks show at once at a table of two. */
const COMMANDED = { bow: 'on', cmd: 'on' };
const gamesFor = ({ fromSetup, explore, atWar: isAtWar, questing, commanders }: RunewarsLeak): RandomGame<State>[] => {
  if (questing) return questPhases(2, 12);
  return Array.from({ length: 8 }, (_, i) =>
    commanders
      ? gameOf(kindOf(2, COMMANDED), `leak ${i}`, true)
      : isAtWar
        ? atWar(`leak ${i}`)
        : gameOf(kindOf(2 + (i % 4 === 3 ? 1 : 0), { explore: explore ? 'on' : 'off' }), `leak ${i}`, !fromSetup),
  );
};

describe('Runewars keeps its secrets', () => {
  const checks = secrecyChecks(runewars, {
    tables: {
      'a crowded table of two': () => crowd(2, 'on'),
      'a crowded table of three': () => crowd(3, 'off'),
      'a crowded table of four': () => crowd(4, 'on'),
      'Banners of War': () => [bowWar('secrets'), bowWinter('secrets'), bowQuests('secrets')],
      'a crowded table of three with commanders': () => [gameOf(kindOf(3, COMMANDED), 'secrets cmd', true)],
      'two wars of commanders': () => [commandedWar('secrets a'), commandedWar('secrets b')],
      'two wars': () => [atWar('secrets a'), atWar('secrets b')],
    },
    leaks: plantedLeaks,
    least: 60,
    games: gamesFor,
  });
  for (const { name, run } of checks) test(name, run);
});
