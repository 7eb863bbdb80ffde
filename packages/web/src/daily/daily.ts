/** The daily deal: the same table for everybody, by date and title; the first try counts. */

import { BOT_NAMES } from '@interregnum/bots/cast';
import { type Meta, setupChoices } from '@interregnum/kernel';
import type { TablePlan } from '../local/messages.ts';
import { USUAL_LEVEL } from '../setup/bots.ts';
import type { StoredTable } from '../store/database.ts';

/** The day everywhere, as `2026-11-16`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Anybody can know it: it is made of the day and the title. */
export const dailySeed = (day: string, game: string): string => `daily ${day} ${game}`;

/** The usual game: three seats where it can be, all choices as they come, the usual bots. */
export function dailyPlan(meta: Meta, day: string, name: string, first: boolean): TablePlan {
  const seats = meta.seats.includes(3) ? 3 : meta.seats[0]!;
  return {
    game: meta.id,
    options: setupChoices(meta, {}, seats),
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name } : { kind: 'bot', name: BOT_NAMES[seat]!, level: USUAL_LEVEL },
    ),
    seed: dailySeed(day, meta.id),
    daily: { day, first },
  };
}

/** The first try of a day, as long as it is kept. */
export const firstTry = (cards: readonly StoredTable[], day: string, game: string): StoredTable | undefined =>
  cards.find(card => card.game === game && card.daily?.day === day && card.daily.first);

const KEY = 'interregnum.daily';

/** First tries that were made: they stay so when the game is removed. */
function tried(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

const MOST_KEPT = 200;

export const wasTried = (day: string, game: string): boolean => tried().includes(dailySeed(day, game));

export function rememberTry(day: string, game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...tried(), dailySeed(day, game)].slice(-MOST_KEPT)));
  } catch {
    // A browser that keeps nothing has no first tries.
  }
}

/** Places and scores of a finished game, best first, and where the person stands. */
export interface DailyResult {
  place: number;
  seats: number;
  scores: readonly number[];
  takeBacks: number;
}

export function dailyResult({ result, seats, takeBacks = 0 }: StoredTable): DailyResult | null {
  if (!result) return null;
  const seat = seats.findIndex(plan => plan.kind === 'person');
  return {
    place: result.places[seat]!,
    seats: seats.length,
    scores: result.scores
      .map((_, i) => i)
      .sort((a, b) => result.places[a]! - result.places[b]!)
      .map(i => result.scores[i]!),
    takeBacks,
  };
}
