/** Whatever a player tries, the game takes it or says why not, with a rule of the rulebook. */
import { readFileSync } from 'node:fs';
import { type FuzzedGame, refusalChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { oldKingsCrown, type State } from '../src/index.ts';
import { MISTAKES } from './refusal-cases.ts';
import { debtors, gameOf, kindOf, MORE, mixedGame, PATIENCE } from './tables.ts';

/** Both kinds of games at every number of seats, and what seldom comes up. */
const games = (): FuzzedGame<State>[] => [
  ...[1, 2, 3, 4].map(seats => gameOf(kindOf(seats, { factions: 'pick' }), `refused, ${seats}`, false)),
  ...Array.from({ length: 36 * MORE }, (_, n) => mixedGame(n)),
  ...Array.from({ length: 12 * MORE }, (_, n) => debtors(`refused debts ${n}`)),
];

describe("The Old King's Crown refuses what cannot be done", () => {
  const checks = refusalChecks(oldKingsCrown, {
    rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
    games,
    mistakes: MISTAKES,
    words: [
      ...['use', 'bid', 'take', 'steal', 'discard', 'replace', 'herald', 'place', 'region', 'activate', 'ambush'],
      ...['eliminate', 'spare', 'play', 'claim', 'court', 'quest', 'flip', 'bury', 'draw', 'token', 'retire', 'keep'],
      ...['deploy', 'show', 'swap', 'arrange', 'also', 'reinforce', 'retreat', 'faction', 'order', 'both', 'deck'],
      ...['CL01', 'UP05', 'GA21', 'CL99', 'K01', 'K55', 'K99', 'T-CL1', 'T-XX9', 'CM-NO', 'plateau', 'castle', 'none'],
      ...['hand', 'herald', 's', 'clans', 'agent', '/'],
    ],
    nonsense: ['bid:K01', 'place:CL01', 'place:CL01,CL02', 'keep:CL01', 'order:1>1', 'use:CL01:CL02:CL03', 'steal:s'],
  });
  for (const { name, run } of checks) test(name, run, PATIENCE);
});
