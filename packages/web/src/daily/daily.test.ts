/** The daily deal: the same for everybody, the first try counts. */
import { epix } from '@interregnum/epix';
import { recordHeader, seedFrom } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import type { StoredTable } from '../store/database.ts';
import { dailyPlan, dailyResult, dailySeed, dayOf, firstTry } from './daily.ts';

describe('the daily deal', () => {
  it('is of the day at Greenwich, wherever one is', () => {
    expect(dayOf(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
    expect(dayOf(Date.UTC(2026, 10, 17, 0, 0))).toBe('2026-11-17');
  });

  it('is the same twice, and another one on another day or of another title', () => {
    const dealt = (day: string, game = 'epix') => {
      const { seed, options, seats } = dailyPlan(epix.meta, day, 'Regent', true);
      expect(seed).toBe(dailySeed(day, 'epix'));
      const source = { seed: seedFrom(dailySeed(day, game)), entropy: [] };
      return recordHeader(epix, { options, seats: seats.length, players: [], source }).commitment;
    };
    expect(dealt('2026-11-16')).toBe(dealt('2026-11-16'));
    expect(dealt('2026-11-17')).not.toBe(dealt('2026-11-16'));
    expect(dealt('2026-11-16', 'yield')).not.toBe(dealt('2026-11-16'));
  });

  it('is played by one person and the usual bots, and knows its first try', () => {
    const plan = dailyPlan(epix.meta, '2026-11-16', 'Regent', true);
    expect(plan.seats.map(seat => seat.kind)).toEqual(['person', 'bot', 'bot']);
    const card = { game: 'epix', daily: plan.daily } as StoredTable;
    const second = { game: 'epix', daily: { day: '2026-11-16', first: false } } as StoredTable;
    expect(firstTry([second, card], '2026-11-16', 'epix')).toBe(card);
    expect(firstTry([second, card], '2026-11-17', 'epix')).toBeUndefined();
  });

  it('ends with the place of the person and the scores, best first', () => {
    const { seats } = dailyPlan(epix.meta, '2026-11-16', 'Regent', true);
    const result = { places: [2, 3, 1], scores: [5, 1, 7], lastAtHalf: null, leaders: [] };
    expect(dailyResult({ seats, result, takeBacks: 1 } as unknown as StoredTable)).toEqual({
      place: 2,
      seats: 3,
      scores: [7, 5, 1],
      takeBacks: 1,
    });
    expect(dailyResult({ seats } as unknown as StoredTable)).toBeNull();
  });
});
