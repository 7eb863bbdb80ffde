/** The ladder: one bot against others of another kind, in every seat in turn. */
import type { Outcome, SetupChoices } from '@interregnum/kernel';
import type { BotLevel } from './levels.ts';
import { type Interval, wilson } from './statistics.ts';

/** One seat of the challenger, the rest of the opponent. */
export interface Pairing {
  challenger: BotLevel;
  opponent: BotLevel;
  seats: number;
  options: SetupChoices;
}

export interface LadderGame {
  pairing: Pairing;
  challengerSeat: number;
  bots: readonly BotLevel[];
  seed: string;
}

export interface LadderResult {
  pairing: Pairing;
  games: number;
  /** Shared victories count in parts. */
  wins: number;
  share: number;
  interval: Interval;
  /** What a bot of the opponent's own strength would win. */
  even: number;
}

/** The games of a pairing: the challenger goes round the seats, each deal is played once in every seat. */
export function ladderGames(pairing: Pairing, games: number, seed: string): LadderGame[] {
  const { challenger, opponent, seats } = pairing;
  return Array.from({ length: games }, (_, i) => {
    const challengerSeat = i % seats;
    const bots = Array.from({ length: seats }, (_x, seat) => (seat === challengerSeat ? challenger : opponent));
    return { pairing, challengerSeat, bots, seed: `${seed}/${challenger}/${opponent}/${Math.floor(i / seats)}` };
  });
}

/** What part of a victory a seat has. */
export const shareOfVictory = ({ winners }: Outcome, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

export function ladderResult(
  pairing: Pairing,
  games: readonly LadderGame[],
  outcomes: readonly Outcome[],
): LadderResult {
  const wins = games.reduce((sum, game, i) => sum + shareOfVictory(outcomes[i]!, game.challengerSeat), 0);
  return {
    pairing,
    games: games.length,
    wins,
    share: games.length === 0 ? 0 : wins / games.length,
    interval: wilson(wins, games.length),
    even: 1 / pairing.seats,
  };
}
