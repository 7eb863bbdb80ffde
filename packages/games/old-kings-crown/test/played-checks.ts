/** What a content with other programs must keep: the contract at crowded tables, secrecy and refusals included. */
import { readFileSync } from 'node:fs';
import { parseRulebook } from '@interregnum/kernel';
import { type Check, contract, RefusalFuzz } from '@interregnum/kernel/testing';
import { expect } from 'vitest';
import type { oldKingsCrown } from '../src/index.ts';
import { gameOf, kindOf } from './tables.ts';

const RULES = new Set(
  parseRulebook(readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')).rules.map(rule => rule.id),
);
const SEATS = [1, 2, 3, 4];
/** States are compared as a whole at one question in so many. */
const EVERY = 5;

export function playedChecks(game: typeof oldKingsCrown, seed: string): Check[] {
  const crowd = (seats: number, purpose: string) =>
    gameOf(kindOf(seats), `${seed}, ${purpose} of ${seats}`, true, game);
  const also = Object.fromEntries(SEATS.map(seats => [`a crowded table of ${seats}`, () => [crowd(seats, 'crowd')]]));
  const checks = contract(game, { games: 0, every: EVERY, also });
  const refusals = {
    name: 'whatever a player tries is taken or has a reason',
    run: () => {
      const fuzz = new RefusalFuzz(game, RULES);
      for (const seats of SEATS) fuzz.play(crowd(seats, 'refused'));
      expect(fuzz.flaws).toEqual([]);
    },
  };
  return [...checks.filter(({ name }) => name.startsWith('a crowded table')), refusals];
}
