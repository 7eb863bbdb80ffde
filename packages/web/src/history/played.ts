/** What the games kept on this device say of whoever plays here. */

import { partsOf } from '@interregnum/bots/cast';
import type { Seat } from '@interregnum/kernel';
import { BOT_LEVELS } from '../setup/bots.ts';
import type { StoredTable } from '../store/database.ts';

/** A finished game that counts. */
export interface Played {
  card: StoredTable;
  /** The person's. */
  seat: Seat;
  won: boolean;
}

/** What might have been, what came from elsewhere and second tries of a daily deal count nowhere. */
const counts = ({ winners, whatIf, imported, daily }: StoredTable): boolean =>
  winners !== null && !whatIf && !imported && daily?.first !== false;

/** The games of whoever plays alone against bots, the oldest first. */
export const playedGames = (cards: readonly StoredTable[]): Played[] =>
  cards
    .filter(card => counts(card))
    .flatMap((card): Played[] => {
      const persons = card.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []));
      const [seat] = persons;
      if (seat === undefined || persons.length > 1 || card.seats.length === 1) return [];
      return [{ card, seat, won: card.winners!.includes(seat) }];
    })
    .sort((a, b) => a.card.updated - b.card.updated);

export interface Totals {
  games: number;
  won: number;
  /** Of the games won, those with something taken back. */
  withTakeBacks: number;
  /** Victories in a row: up to now, and at best. */
  streak: number;
  longest: number;
}

export function totals(played: readonly Played[]): Totals {
  let streak = 0;
  let longest = 0;
  for (const { won } of played) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  const won = played.filter(each => each.won);
  const withTakeBacks = won.filter(({ card }) => (card.takeBacks ?? 0) > 0).length;
  return { games: played.length, won: won.length, withTakeBacks, streak, longest };
}

/** How strong a bot is: its place among the levels. */
const strength = (level: string): number => BOT_LEVELS.findIndex(each => each.level === level);

/** The strength of the strongest bot at a table. */
export const strongest = ({ seats }: StoredTable): string =>
  seats
    .flatMap(plan => (plan.kind === 'bot' ? [partsOf(plan.level).strength] : []))
    .reduce((best, level) => (strength(level) > strength(best) ? level : best));

/** Games of one title, so many seats and one strength of opponents. */
export interface Row extends Totals {
  game: string;
  seats: number;
  level: string;
}

export function byTable(played: readonly Played[]): Row[] {
  const kinds = new Map<string, Played[]>();
  for (const each of played) {
    const kind = `${each.card.game} ${each.card.seats.length} ${strongest(each.card)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return [...kinds.values()].map(games => {
    const { card } = games[0]!;
    return { game: card.game, seats: card.seats.length, level: strongest(card), ...totals(games) };
  });
}

/** Under which Leaders somebody has won, by title. */
export function leadersWith(played: readonly Played[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { card, seat, won } of played) {
    const leader = card.result?.leaders[seat];
    if (!leader) continue;
    const leaders = found.get(card.game) ?? new Set();
    found.set(card.game, won ? leaders.add(leader) : leaders);
  }
  return found;
}

export interface Milestone {
  id: 'everyTitle' | 'fromLast' | 'fullTable' | 'strongest' | 'threeInARow' | 'clean';
  done: number;
  of: number;
}

/** What is worth remembering; `titles` are those that can be played, with the most seats of each. */
export function milestones(played: readonly Played[], titles: ReadonlyMap<string, number>): Milestone[] {
  const won = played.filter(each => each.won);
  const wonTitles = new Set(won.map(({ card }) => card.game).filter(game => titles.has(game)));
  const once = (test: (each: Played) => boolean) => (won.some(test) ? 1 : 0);
  const best = BOT_LEVELS.at(-1)!.level;
  return [
    { id: 'everyTitle', done: wonTitles.size, of: titles.size },
    { id: 'fromLast', done: once(({ card, seat }) => card.result?.lastAtHalf === seat), of: 1 },
    { id: 'fullTable', done: once(({ card }) => card.seats.length === titles.get(card.game)), of: 1 },
    { id: 'strongest', done: once(({ card }) => strongest(card) === best), of: 1 },
    { id: 'threeInARow', done: Math.min(3, totals(played).longest), of: 3 },
    { id: 'clean', done: Math.min(10, won.filter(({ card }) => card.takeBacks === 0).length), of: 10 },
  ];
}
