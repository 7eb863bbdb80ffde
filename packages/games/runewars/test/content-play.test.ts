/** What a content file says is what is played, by the rules and by bots, at tables with other contents beside it. */
import { contentFile } from '@interregnum/kernel';
import { contentChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { runewars } from '../src/index.ts';
import { WRONG_FILES } from './wrong-files.ts';

const text = 'Does something else.';

/** Something of every part. */
const variant = contentFile('Other lands', {
  units: {
    bowman: { name: 'Slinger', several: 'Slingers', health: 2, initiative: 3, figures: 9 },
    footman: { text, do: ['deal 2 damage to the opponent (any)'] },
    knight: { shape: 'circle', fast: false, flying: true },
    giant: { figures: 6, health: 3, initiative: 2, text, do: ['deal 1 damage to the opponent (any)'] },
    razorwing: { 'duel text': text, 'in duel': ['1 damage to the opposing hero'] },
  },
  factions: {
    daqan: { start: { food: 4, wood: 2, ore: 3 }, influence: 5, text, do: ['rout 1 of the opponent (any)'] },
  },
  cities: { CT1: { units: { shape: 'circle', n: 1 }, influence: 4 } },
  tiles: {
    1: { A: { food: 0, ore: 1, borders: {} }, B: { neutral: '1 giant' }, C: { borders: { S: 'mountain' } } },
    5: { B: { wood: 2, borders: { N: 'water' } } },
  },
  'season cards': { SP7: { text, do: [{ each: 'player', do: ['gain 2 influence'] }] } },
  tactics: { TA02: { copies: 1 }, TA22: { copies: 3, text, do: ['gain 4 influence'] } },
  rewards: { RW18: { name: 'Gloves of Might', text, effect: 'strength +2' } },
  heroes: { HE01: { health: 7, attributes: { strength: 2, agility: 4, wisdom: 4 } } },
  titles: { TI2: { rewards: 2, text } },
  fate: { 1: 'd1 r1 d2 s gold' },
});

describe('a content file of Runewars', () => {
  const checks = contentChecks(runewars, { variant, wrong: WRONG_FILES });
  for (const { name, run } of checks) test(name, run);
});
