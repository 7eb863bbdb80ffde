/** Wins counted by seat and by bot, with 95 % intervals. */
import { wilson } from '@interregnum/bots';
import type { Job, Played } from './matches.ts';

export interface Count {
  name: string;
  /** Places taken: a bot in two seats of a game counts twice. */
  games: number;
  /** A shared victory counts in parts. */
  wins: number;
  share: number;
  interval: readonly [low: number, high: number];
}

export interface Tally {
  games: number;
  decisions: number;
  seconds: number;
  /** In decisions. */
  length: { least: number; mean: number; most: number };
  bySeat: readonly Count[];
  byBot: readonly Count[];
}

export function tallyOf(jobs: readonly Job[], played: readonly Played[], seconds: number): Tally {
  const lengths = played.map(result => result.decisions);
  const decisions = lengths.reduce((sum, n) => sum + n, 0);
  const places = jobs.flatMap((job, i) =>
    job.bots.map((bot, seat) => ({ bot, seat: String(seat + 1), wins: winsOf(played[i]!, seat) })),
  );
  return {
    games: played.length,
    decisions,
    seconds,
    length: { least: Math.min(...lengths), mean: decisions / played.length, most: Math.max(...lengths) },
    bySeat: countBy(places, place => place.seat),
    byBot: countBy(places, place => place.bot),
  };
}

const winsOf = ({ outcome: { winners } }: Played, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

function countBy<T extends { wins: number }>(places: readonly T[], key: (place: T) => string): Count[] {
  const names = [...new Set(places.map(key))];
  return names.map(name => {
    const own = places.filter(place => key(place) === name);
    const wins = own.reduce((sum, place) => sum + place.wins, 0);
    return { name, games: own.length, wins, share: wins / own.length, interval: wilson(wins, own.length) };
  });
}
