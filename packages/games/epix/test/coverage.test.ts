import { coverageChecks, playRandomly, type RandomGame, tableKinds } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type EpixEvent, epix, type State } from '../src/index.ts';

const kinds = tableKinds(epix);

/** Cards in every hand and pieces face to face, so that everything happens sooner. */
function eventful(seed: string): State {
  const n = Number(seed.split(' ').at(-1));
  const cards = Array.from({ length: 5 }, (_, i) => `SA${String(1 + ((n + 4 * i) % 20)).padStart(2, '0')}`);
  return epix.proof.position.read(
    {
      turn: 'auction',
      season: n % 2 === 0 ? 'autumn' : 'winter',
      gold: { 1: 12, 2: 11, 3: 10, 4: 9 },
      abilities: { 1: [cards[0], cards[4]], 2: [cards[1]], 3: [cards[2]], 4: [cards[3]] },
      areas: {
        land1a: '1: soldier knight catapult',
        broceland: '2: knight camp',
        kilimandjora: '3: soldier camp catapult',
        wolf_pass: '4: soldier catapult',
        orval: '1: camp',
        land2a: '2: soldier catapult',
        land3a: '3: knight',
        castle2: '',
        land2b: '1: knight',
        mirelac: '4: knight camp',
      },
    },
    { mode: 'advanced' },
    4,
  );
}

const games = (n: number): RandomGame<State> =>
  n % 2 === 0
    ? { kind: { seats: 4, options: { mode: 'advanced' } }, seed: `eventful ${n / 2}`, start: eventful }
    : { kind: kinds[n % kinds.length]!, seed: `everything ${n}` };

// biome-ignore format: a list
const EVENTS: Record<EpixEvent['type'], true> = {
  setup: true, recruited: true, draftBid: true, passed: true, cardWon: true, cardDiscarded: true, season: true,
  auction: true, firstPlayer: true, spied: true, revealed: true, ordered: true, skipped: true, taxed: true, moved: true,
  attacked: true, bidMade: true, parity: true, fought: true, lost: true, captured: true, pillaged: true, saved: true,
  fellBack: true, destroyed: true, castleTaken: true, income: true, gameOver: true,
};

describe('everything comes up in Epix', () => {
  const settings = { games, most: 3000, events: EVENTS };
  for (const { name, run } of coverageChecks<State, EpixEvent>(epix, settings)) test(name, run);

  test('random games have every Special Ability card in hand', () => {
    const owned = new Set<number>();
    for (let n = 0; owned.size < 20 && n < 400; n++) {
      playRandomly(epix, games(n), s => {
        for (const set of s.abilities) for (let card = 1; card <= 20; card++) if (set & (1 << card)) owned.add(card);
      });
    }
    expect(owned.size).toBe(20);
  });
});
