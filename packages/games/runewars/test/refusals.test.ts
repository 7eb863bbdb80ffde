/** Whatever a player tries, the game takes it or says why not, with a rule of the rulebook. */
import { readFileSync } from 'node:fs';
import { chanceFrom, type Random, setupChoices } from '@interregnum/kernel';
import { type FuzzedGame, refusalChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { runewars, type State } from '../src/index.ts';
import { BOW_MISTAKES } from './bow-mistakes.ts';
import { bowOrders, bowQuests, bowWar, bowWinter } from './bow-tables.ts';
import {
  DEV_MISTAKES,
  DEVELOPED,
  developing,
  hungry,
  leaving,
  plundering,
  poisoning,
  raising,
  routing,
} from './dev-mistakes.ts';
import { HERO_MISTAKES } from './hero-mistakes.ts';
import { flooded, LAND_MISTAKES, restored, winds } from './land-mistakes.ts';
import { MODULE_MISTAKES, maneuvering, placing, promoting } from './module-mistakes.ts';
import { questPhases } from './quest-phases.ts';
import { MISTAKES } from './refusal-cases.ts';
import { overfull, raided, red, silver, table } from './refusal-tables.ts';
import { commandedWar } from './tables.ts';

const game = (seats: number, choices: Readonly<Record<string, string>>): FuzzedGame<State> => ({
  kind: { seats, options: setupChoices(runewars.meta, choices, seats) },
  seed: `refused ${seats}`,
});
/** Two armies of many kinds beside each other, late in the game; everybody looks for battles. */
const WAR = {
  year: 6,
  season: 'spring',
  influence: { 1: 5, 2: 5 },
  tactics: { 1: ['TA02', 'TA03', 'TA16', 'TA17', 'TA18', 'TA19'], 2: ['TA01', 'TA03', 'TA15', 'TA18', 'TA19', 'TA25'] },
  heroes: { HE01: { seat: 1, at: '4A', down: ['RW22', 'RW01'] }, HE05: { seat: 2, at: '3A', down: ['RW05'] } },
  areas: {
    daqanA: 'D: 2 footman; stronghold D 5; rune dragon',
    daqanB: 'D: 1 footman; rune dragon',
    daqanC: 'rune dragon',
    latariA: 'L: 2 archer; stronghold L 5',
    '4A': 'D: 2 bowman 2 knight 1 siege-tower; N: 1 razorwing; stronghold D 5; development defensive; rune dragon',
    '3C': 'D: 3 footman 1 knight; N: 1 dragon; rune dragon',
    '3A': 'L: 3 archer 2 sorceress 1 warrior 1 pegasus-rider; stronghold L 5; development defensive; city none',
    '4B': 'L: 2 warrior 1 archer; N: 1 sorcerer',
    '5B': 'D: 4 footman; rune dragon',
  },
};
/** Waiqar and Uthuk, and neutral units of two kinds in their midst. */
const DARK_WAR = {
  ...WAR,
  factions: { 1: 'waiqar', 2: 'uthuk' },
  areas: {
    waiqarA: 'W: 2 reanimate; stronghold W 5',
    uthukA: 'U: 2 berserker; stronghold U 5',
    '4A': 'W: 3 skeleton-archer 2 necromancer 3 reanimate; N: 2 hellhound',
    '3C': 'W: 2 dark-knight 2 reanimate; rune dragon',
    '3A': 'U: 3 berserker 2 warlock 2 flesh-ripper 1 chaos-lord; stronghold U 5; development defensive; city none',
    '4B': 'U: 3 berserker 1 warlock; N: 1 sorcerer',
    '3B': 'N: 2 sorcerer 2 razorwing 1 dragon',
    '5C': 'N: 2 hellhound 2 beastman 1 giant',
  },
};
const WANTED = ['order:conquer', 'order:mobilize', 'battle', 'use'];
const wantsWar = (s: State, seat: number, random: Random): number => {
  const options = s.ask!.options[seat]!;
  const likely = options.findIndex(({ code }) => WANTED.includes(code));
  const moving = [...options.keys()].filter(i => options[i]!.code.startsWith('from:'));
  if (likely >= 0) return likely;
  return moving.length > 0 ? moving[random.below(moving.length)]! : random.below(options.length);
};
const war = (n: number): FuzzedGame<State> => ({
  kind: { seats: 2, options: setupChoices(runewars.meta, {}, 2) },
  seed: `war ${n}`,
  start: seed => ({ ...table(n % 3 === 2 ? DARK_WAR : WAR), chance: chanceFrom(seed) }),
  answer: wantsWar,
});

const from = (seed: string, start: () => State, explore: string, bow = 'off', cmd = 'off'): FuzzedGame<State> => ({
  kind: { seats: 2, options: setupChoices(runewars.meta, { explore, bow, cmd }, 2) },
  seed,
  start,
});

const developed = (seed: string, start: () => State, seats: number): FuzzedGame<State> => ({
  kind: { seats, options: setupChoices(runewars.meta, DEVELOPED, seats) },
  seed,
  start: () => start(),
});

/** Games on every kind of board, battles, Quest Phases, and what seldom comes up. */
const games = (): FuzzedGame<State>[] => [
  game(2, { board: 'full', factions: 'chosen', explore: 'on' }),
  game(4, { board: 'preset', explore: 'off' }),
  ...Array.from({ length: 9 }, (_, n) => war(n)),
  ...Array.from({ length: 6 }, (_, n) => bowWar(`refused ${n}`)),
  ...Array.from({ length: 6 }, (_, n) => bowWinter(`refused ${n}`)),
  ...Array.from({ length: 3 }, (_, n) => bowQuests(`refused ${n}`)),
  bowOrders('refused'),
  from('silver', silver, 'off'),
  from('red', red, 'off'),
  from('overfull', overfull, 'off'),
  from('raiders', raided, 'on'),
  ...[developing, raising, leaving, hungry, routing, plundering].map(start => developed(start.name, start, 2)),
  developed('poisoning', poisoning, 3),
  from('victory card', placing, 'off', 'on'),
  from('winds', winds, 'on', 'on'),
  from('restoration', restored, 'on', 'on'),
  from('flood', flooded, 'on', 'on'),
  ...Array.from({ length: 8 }, (_, n) => commandedWar(`refused ${n}`)),
  game(3, { bow: 'on', cmd: 'on', free: 'on' }),
  from('second commander', promoting, 'off', 'on', 'on'),
  from('maneuvers', maneuvering, 'off', 'on', 'on'),
  ...questPhases(2, 12),
  ...questPhases(3, 3),
  ...questPhases(4, 4),
];

describe('Runewars refuses what cannot be done', () => {
  const checks = refusalChecks(runewars, {
    rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
    games,
    mistakes: [...MISTAKES, ...HERO_MISTAKES, ...BOW_MISTAKES, ...DEV_MISTAKES, ...MODULE_MISTAKES, ...LAND_MISTAKES],
    words: [
      ...['play', 'reward', 'claim', 'trade', 'marker', 'token', 'move', 'take', 'go', 'activate', 'from', 'battle'],
      ...['fate', 'retreat', 'support', 'type', 'unit', 'build', 'recruit', 'destroy', 'spend', 'area', 'bid', 'order'],
      ...['heal', 'train', 'step', 'teleport', 'duel', 'quest', 'hero', '5B', 'RW13'],
      ...['4B', 'daqanA', '9Z', 'HE01', 'HE99', 'TA01', 'TA99', 'RW01', 'Q12', 'TI2', 'knight', 'standing', 'food'],
    ],
    nonsense: [
      ...['play:RW01', 'move:4B', 'take:knight', 'unit:knight:standing', 'order:attack', 'marker:4B', 'bid:-1'],
      ...['step:HE01', 'duel:5B', 'train:HE99', 'quest:QS0', 'give:0>HE01', 'discard:HE01:TA01'],
    ],
  });
  for (const { name, run } of checks) test(name, run);
});
