import { type RandomGame, secrecyChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { runewars, type State } from '../src/index.ts';
import { bowCouncil, bowQuests, bowWar, bowWinter } from './bow-tables.ts';
import { plantedLeaks, type RunewarsLeak } from './planted-leaks.ts';
import { cardsStolen, questPhases, scrollsRead } from './quest-phases.ts';
import { atDevelopedWar, atWar, commandedWar, gameOf, kindOf, promoted, spoilsWon } from './tables.ts';

const crowd = (seats: number, explore: string): RandomGame<State>[] => [
  gameOf(kindOf(seats, { explore }), `secrets ${seats}`, true),
];

/** Most leaks show at once at a table of two. */
const COMMANDED = { bow: 'on', cmd: 'on' };
const FREE = { explore: 'on', bow: 'on', cmd: 'on', free: 'on' };
const ONLY: Readonly<Record<NonNullable<RunewarsLeak['only']>, (seed: string) => RandomGame<State>>> = {
  spymaster: seed => commandedWar(seed, 'CM10'),
  rally: promoted,
  council: bowCouncil,
  scroll: scrollsRead,
  theft: cardsStolen,
  spoils: spoilsWon,
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
      'spoils of duels': () => Array.from({ length: 6 }, (_, i) => spoilsWon(`secrets ${i}`)),
      'a crowded table with Development cards': () => [
        gameOf(kindOf(2, { bow: 'on', dev: 'on' }), 'secrets dev', true),
      ],
      'a crowded table of three with free cities': () => [gameOf(kindOf(3, FREE), 'secrets free', true)],
      'a war with Development cards': () => [atDevelopedWar('secrets')],
      'a Spymaster, a Rally, the Council, Scrolls, thieves': () => Object.values(ONLY).map(table => table('secrets')),
      'a war': () => [atWar('secrets a')],
    },
    scenarios: new URL('../scenarios/', import.meta.url),
    leaks: plantedLeaks,
    least: 71,
    games: gamesFor,
  });
  for (const { name, run } of checks) test(name, run);
});
