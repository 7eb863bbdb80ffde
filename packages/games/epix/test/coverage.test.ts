import { factsFor } from '@interregnum/kernel';
import { playRandomly, reachEverything, tableKinds } from '@interregnum/kernel/testing';
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

const eventfulGame = (n: number) => ({
  kind: { seats: 4, options: { mode: 'advanced' } },
  seed: `eventful ${n}`,
  start: eventful,
});

describe('random games reach everything', () => {
  test('every step of every procedure and every decision', () => {
    const games = (n: number) =>
      n % 2 === 0 ? eventfulGame(n) : { kind: kinds[n % kinds.length]!, seed: `everything ${n}` };
    expect(reachEverything(epix, games, 3000).missing).toEqual([]);
  });

  test('every kind of event, and every Special Ability card in hand', () => {
    const events = new Set<string>();
    const owned = new Set<number>();
    for (let n = 0; n < 400; n++) {
      playRandomly(
        epix,
        n % 2 === 0 ? eventfulGame(n / 2) : { kind: kinds[n % kinds.length]!, seed: `events ${n}` },
        s => {
          for (const set of s.abilities) for (let card = 1; card <= 20; card++) if (set & (1 << card)) owned.add(card);
        },
        (_s, _move, news) => {
          for (const event of factsFor(news, null) as EpixEvent[]) events.add(event.type);
        },
      );
    }
    const all: EpixEvent['type'][] = [
      'recruited',
      'draftBid',
      'passed',
      'cardWon',
      'cardDiscarded',
      'season',
      'auction',
      'firstPlayer',
      'spied',
      'revealed',
      'ordered',
      'skipped',
      'taxed',
      'moved',
      'attacked',
      'bidMade',
      'parity',
      'fought',
      'lost',
      'captured',
      'pillaged',
      'saved',
      'fellBack',
      'destroyed',
      'castleTaken',
      'income',
      'gameOver',
    ];
    expect(all.filter(type => !events.has(type))).toEqual([]);
    expect(owned.size).toBe(20);
  });
});
