/** One game between bots, from the deal to the end. */
import {
  type BaseOption,
  chanceFrom,
  type Flow,
  type Game,
  type Outcome,
  type Random,
  type Seat,
  type SetupChoices,
} from '@interregnum/kernel';
import type { Bot } from './bot.ts';

export interface Match {
  options: SetupChoices;
  seats: number;
  /** Decides the deal; the bots' own chance comes from `random`. */
  seed: string;
  /** One for each seat. */
  bots: readonly Bot[];
  random: Random;
}

export interface Answer {
  seat: Seat;
  question: string;
  code: string;
}

export interface MatchResult {
  outcome: Outcome;
  answers: readonly Answer[];
  decisions: number;
  state: Flow<BaseOption>;
}

/** Every bot sees only the view of its seat; at simultaneous questions nobody sees the others' answers. */
export function playMatch(game: Game, match: Match): MatchResult {
  if (match.bots.length !== match.seats) throw new Error(`${match.bots.length} bots for ${match.seats} seats`);
  const state = game.rules.setup(match.options, match.seats, chanceFrom(match.seed));
  const answers: Answer[] = [];
  while (state.ask) {
    const { id, seats } = state.ask;
    for (const [seat, option] of seats.map(seat => [seat, decide(game, state, seat, match)] as const)) {
      if (answers.length >= game.meta.longest) throw tooLong(game, match, id);
      answers.push({ seat, question: id, code: state.ask!.options[seat]![option]!.code });
      game.rules.apply(state, seat, option);
    }
  }
  const outcome = game.rules.outcome(state);
  if (!outcome) throw new Error(`${game.meta.title} asks nothing and is not over (seed ${match.seed})`);
  return { outcome, answers, decisions: answers.length, state };
}

function decide(game: Game, state: Flow<BaseOption>, seat: Seat, { bots, random }: Match): number {
  return bots[seat]!.advise(game, game.rules.view(state, seat), random).option;
}

const tooLong = (game: Game, { seed }: Match, question: string): Error =>
  new Error(
    `${game.meta.title} with seed ${seed} has more than ${game.meta.longest} decisions; ${question} is asked again`,
  );
