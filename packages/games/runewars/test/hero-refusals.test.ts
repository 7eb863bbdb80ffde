/** Whatever a player tries with his heroes, the game takes it or says why not, with a rule of the rulebook. */
import { readFileSync } from 'node:fs';
import { refusalChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { runewars } from '../src/index.ts';
import { HERO_MISTAKES } from './hero-mistakes.ts';
import { questPhases } from './quest-phases.ts';

/** Checks that need games of every other kind, too. */
const OF_WHOLE_GAMES = [
  'in random games every question comes up',
  'no refusal stands in the catalogue that no mistake leads to',
];

describe('heroes of Runewars are refused what cannot be done', () => {
  const checks = refusalChecks(runewars, {
    rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
    games: () => [...questPhases(2, 8), ...questPhases(3, 3)],
    mistakes: HERO_MISTAKES,
    words: [
      'move',
      'heal',
      'train',
      'step',
      'teleport',
      'trade',
      'duel',
      'quest',
      'fate',
      'reward',
      'hero',
      '5B',
      'HE01',
      'RW13',
    ],
    nonsense: ['step:HE01', 'duel:5B', 'train:HE99', 'quest:QS0', 'give:0>HE01', 'discard:HE01:TA01'],
  });
  for (const { name, run } of checks) if (!OF_WHOLE_GAMES.includes(name)) test(name, run);
});
