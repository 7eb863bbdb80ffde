/** Random play of a title as a bench needs it: fast, seeded, without idle moves. */
import { type BaseOption, chanceFrom, type Flow, type Game, type Random } from '@interregnum/kernel';

export type State = Flow<BaseOption>;

export interface Variant {
  seats: number;
  options: Readonly<Record<string, string>>;
  /** Said in place of the options. */
  name?: string;
}

export const nameOf = ({ seats, options, name }: Variant): string =>
  `${seats} seats, ${name ?? Object.values(options).join(', ')}`;

/** The seat whose answer is missing. */
export function nextSeat(s: State): number {
  const { seats } = s.ask!;
  return seats.length === 1 ? seats[0]! : seats.find(seat => s.answers[seat] === null)!;
}

function decide(game: Game, s: State, random: Random): void {
  const seat = nextSeat(s);
  const options = s.ask!.options[seat]!;
  let choice = random.below(options.length);
  while (game.advice.idle(s, options[choice]!)) choice = random.below(options.length);
  game.rules.apply(s, seat, choice);
}

export const deal = (game: Game, { seats, options }: Variant, seed: string): State =>
  game.rules.setup(options, seats, chanceFrom(seed));

/** To the end; how many decisions it took. */
export function playOn(game: Game, s: State, random: Random): number {
  let decisions = 0;
  for (; s.ask; decisions++) decide(game, s, random);
  return decisions;
}

/** A state at every question of some games: all phases as often as play meets them. */
export function positions(game: Game, variant: Variant, games: number, random: Random): State[] {
  const found: State[] = [];
  for (let i = 0; i < games; i++) {
    const s = deal(game, variant, `positions ${i}`);
    for (; s.ask; decide(game, s, random)) found.push(game.rules.clone(s));
  }
  return found;
}
