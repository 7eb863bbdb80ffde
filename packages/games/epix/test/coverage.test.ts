import { coverageChecks, playRandomly } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type EpixEvent, epix, type State } from '../src/index.ts';
import { mixedGame } from './tables.ts';

// biome-ignore format: a list
const EVENTS: Record<EpixEvent['type'], true> = {
  setup: true, recruited: true, draftBid: true, passed: true, cardWon: true, cardDiscarded: true, season: true,
  auction: true, firstPlayer: true, spied: true, revealed: true, ordered: true, skipped: true, taxed: true, moved: true,
  attacked: true, bidMade: true, parity: true, fought: true, lost: true, captured: true, pillaged: true, saved: true,
  fellBack: true, destroyed: true, castleTaken: true, income: true, gameOver: true,
};

describe('everything comes up in Epix', () => {
  const settings = { games: mixedGame, most: 3000, events: EVENTS };
  for (const { name, run } of coverageChecks<State, EpixEvent>(epix, settings)) test(name, run);

  test('random games have every Special Ability card in hand', () => {
    const owned = new Set<number>();
    for (let n = 0; owned.size < 20 && n < 400; n++) {
      playRandomly(epix, mixedGame(n), s => {
        for (const set of s.abilities) for (let card = 1; card <= 20; card++) if (set & (1 << card)) owned.add(card);
      });
    }
    expect(owned.size).toBe(20);
  });
});
