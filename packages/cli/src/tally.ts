/** Wins counted by seat, by bot and by what a title labels its games with, with 95 % intervals. */
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

type Places = Map<string, { games: number; wins: number }>;

export interface Tally {
  games: number;
  decisions: number;
  /** The lengths of games in decisions. */
  shortest: number;
  longest: number;
  bySeat: Places;
  byBot: Places;
  /** By heading: the labels of seats, such as Leaders. */
  bySeatLabel: Map<string, Places>;
  /** By heading: the labels of games, such as endings; how many games have each of them. */
  byGameLabel: Map<string, Map<string, number>>;
}

export const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  bySeat: new Map(),
  byBot: new Map(),
  bySeatLabel: new Map(),
  byGameLabel: new Map(),
});

export function addGame(tally: Tally, bots: readonly string[], { decisions, outcome, labels }: MatchDone): void {
  tally.games++;
  tally.decisions += decisions;
  tally.shortest = Math.min(tally.shortest, decisions);
  tally.longest = Math.max(tally.longest, decisions);
  bots.forEach((bot, seat) => {
    const share = shareOfVictory(outcome, seat);
    addPlace(tally.bySeat, String(seat + 1), share);
    addPlace(tally.byBot, bot, share);
    for (const [heading, names] of Object.entries(labels.seats)) {
      addPlace(under(tally.bySeatLabel, heading), names[seat]!, share);
    }
  });
  for (const [heading, name] of Object.entries(labels.game)) {
    const names = under(tally.byGameLabel, heading);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
}

function under<T>(headings: Map<string, Map<string, T>>, heading: string): Map<string, T> {
  const names = headings.get(heading) ?? new Map<string, T>();
  headings.set(heading, names);
  return names;
}

function addPlace(places: Places, name: string, share: number): void {
  const place = places.get(name) ?? { games: 0, wins: 0 };
  places.set(name, { games: place.games + 1, wins: place.wins + share });
}

export const countsOf = (places: Places): Count[] =>
  [...places].map(([name, { games, wins }]) => countOf(name, games, wins));

const countOf = (name: string, games: number, wins: number): Count => ({
  name,
  games,
  wins,
  share: wins / games,
  interval: wilson(wins, games),
});

/** By heading: labels of seats in the order of their names. */
export const seatLabelCounts = ({ bySeatLabel }: Tally): [string, Count[]][] =>
  [...bySeatLabel].map(([heading, places]) => [heading, countsOf(places).sort((a, b) => a.name.localeCompare(b.name))]);

/** By heading: labels of games, the most frequent first; a label wins a game that has it. */
export const gameLabelCounts = ({ byGameLabel, games }: Tally): [string, Count[]][] =>
  [...byGameLabel].map(([heading, names]) => [
    heading,
    [...names].map(([name, times]) => countOf(name, games, times)).sort((a, b) => b.wins - a.wins),
  ]);
