import { type RandomGame, secrecyChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { runewars, type State } from '../src/index.ts';
import { bowCouncil, bowQuests, bowWar, bowWinter } from './bow-tables.ts';
import { plantedLeaks, type RunewarsLeak } from './planted-leaks.ts';
import { cardsStolen, questPhases, scrollsRead } from './quest-phases.ts';
import { atWar, commandedWar, gameOf, kindOf, promoted } from './tables.ts';

const crowd = (seats: number, explore: string): RandomGame<State>[] => [
  gameOf(kindOf(seats, { explore }), `secrets ${seats}`, true),
];

/** Most leaks show at once at a table of two. */
const COMMANDED = { bow: 'on', cmd: 'on' };
const ONLY: Readonly<Record<NonNullable<RunewarsLeak['only']>, (seed: string) => RandomGame<State>>> = {
  spymaster: seed => commandedWar(seed, 'CM10'),
  rally: promoted,
  council: bowCouncil,
  scroll: scrollsRead,
  theft: cardsStolen,
};
function gameFor({ only, fromSetup, explore, atWar: isAtWar, commanders }: RunewarsLeak, i: number): RandomGame<State> {
  const seed = `leak ${i}`;
  if (only) return ONLY[only](seed);
  if (commanders) return gameOf(kindOf(2, COMMANDED), seed, true);
  if (isAtWar) return atWar(seed);
  return gameOf(kindOf(2 + (i % 4 === 3 ? 1 : 0), { explore: explore ? 'on' : 'off' }), seed, !fromSetup);
}
const gamesFor = (leak: RunewarsLeak): RandomGame<State>[] =>
  leak.questing ? questPhases(2, 12) : Array.from({ length: 8 }, (_, i) => gameFor(leak, i));

describe('Runewars keeps its secrets', () => {
  const checks = secrecyChecks(runewars, {
    tables: {
      'a crowded table of two': () => crowd(2, 'on'),
      'a crowded table of three': () => crowd(3, 'off'),
      'a crowded table of four': () => crowd(4, 'on'),
      'Banners of War': () => [bowWar('secrets'), bowWinter('secrets'), bowQuests('secrets')],
      'a crowded table of three with commanders': () => [gameOf(kindOf(3, COMMANDED), 'secrets cmd', true)],
      'two wars of commanders': () => [commandedWar('secrets a'), commandedWar('secrets b')],
      'a Spymaster, a Rally, the Council, Scrolls, thieves': () => Object.values(ONLY).map(table => table('secrets')),
      'two wars': () => [atWar('secrets a'), atWar('secrets b')],
    },
    leaks: plantedLeaks,
    least: 71,
    games: gamesFor,
  });
  for (const { name, run } of checks) test(name, run);
});
