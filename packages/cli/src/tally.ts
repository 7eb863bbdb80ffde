/** Wins counted by seat and by bot, with 95 % intervals. */
import { type Interval, shareOfVictory, wilson } from '@interregnum/bots';
import type { MatchDone } from '@interregnum/bots/node';

export interface Count {
  name: string;
  /** Places taken: a bot in two seats of a game counts twice. */
  games: number;
  /** A shared victory counts in parts. */
  wins: number;
  share: number;
  interval: Interval;
}

export interface Tally {
  games: number;
  decisions: number;
  /** The lengths of games in decisions. */
  shortest: number;
  longest: number;
  bySeat: Map<string, { games: number; wins: number }>;
  byBot: Map<string, { games: number; wins: number }>;
}

export const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  bySeat: new Map(),
  byBot: new Map(),
});

export function addGame(tally: Tally, bots: readonly string[], { decisions, outcome }: MatchDone): void {
  tally.games++;
  tally.decisions += decisions;
  tally.shortest = Math.min(tally.shortest, decisions);
  tally.longest = Math.max(tally.longest, decisions);
  bots.forEach((bot, seat) => {
    const share = shareOfVictory(outcome, seat);
    addPlace(tally.bySeat, String(seat + 1), share);
    addPlace(tally.byBot, bot, share);
  });
}

function addPlace(places: Tally['bySeat'], name: string, share: number): void {
  const place = places.get(name) ?? { games: 0, wins: 0 };
  places.set(name, { games: place.games + 1, wins: place.wins + share });
}

export const countsOf = (places: Tally['bySeat']): Count[] =>
  [...places].map(([name, { games, wins }]) => ({
    name,
    games,
    wins,
    share: wins / games,
    interval: wilson(wins, games),
  }));
