/** Random play with the same options a person gets; the driver of contract and secrecy tests. */
import { chanceFrom } from '../chance.ts';
import type { Fact } from '../events.ts';
import type { Flow, Seat } from '../flow.ts';
import {
  type BaseEvent,
  type BaseOption,
  type Game,
  isRefused,
  type Meta,
  type SetupChoices,
  valuesFor,
} from '../game.ts';
import { type Random, randomFrom } from '../random.ts';

/** A table to test: seats and setup choices. */
export interface TableKind {
  seats: number;
  options: SetupChoices;
}

/** Every number of seats with every combination of setup values that suits it and is not refused. */
export const tableKinds = ({ meta }: Pick<Game, 'meta'>): TableKind[] =>
  meta.seats.flatMap(seats => combinations(meta, seats).map(options => ({ seats, options })));

const combinations = (meta: Meta, seats: number): SetupChoices[] =>
  meta.setup
    .reduce<SetupChoices[]>(
      (choices, field) =>
        choices.flatMap(before => valuesFor(field, seats).map(value => ({ ...before, [field.id]: value }))),
      [{}],
    )
    .filter(choices => !meta.setup.some(field => isRefused(field, choices)));

export const kindName = ({ seats, options }: TableKind): string =>
  `${seats} seats, ${Object.entries(options)
    .map(([id, value]) => `${id} ${value}`)
    .join(', ')}`;

export interface Move {
  seat: Seat;
  option: number;
}

/** How often a seat that may still change its answer does so, one in … */
const CHANGE_OF_MIND = 6;

/** A seat that has yet to answer (or changes its mind) and one of its options that does not just repeat a position. */
export function randomMove<S extends Flow<BaseOption>>(game: Game<S>, s: S, random: Random): Move {
  const waiting = s.ask!.seats.filter(seat => s.answers[seat] === null);
  const change = s.ask!.changeable && random.below(CHANGE_OF_MIND) === 0;
  const seats = change ? s.ask!.seats : waiting;
  const seat = seats[random.below(seats.length)]!;
  const options = s.ask!.options[seat]!;
  for (;;) {
    const option = random.below(options.length);
    if (!game.advice.idle(s, options[option]!)) return { seat, option };
  }
}

export interface RandomGame<S> {
  kind: TableKind;
  seed: string;
  /** Where to start; the deal of the seed when not given. */
  start?: (seed: string) => S;
}

/** The table before the first answer, and what was told while it was dealt. */
export const startOf = <S extends Flow<BaseOption>>(
  game: Game<S>,
  { kind, seed, start }: RandomGame<S>,
  news: Fact<BaseEvent>[] | null = null,
): S => (start ? start(seed) : game.rules.setup(kind.options, kind.seats, chanceFrom(seed), news));

/** Plays to the end. `before` sees every state with the move about to be made, `after` what it led to. */
export function playRandomly<S extends Flow<BaseOption>>(
  game: Game<S>,
  one: RandomGame<S>,
  before: (s: S, move: Move) => void,
  after: (s: S, move: Move, news: Fact<BaseEvent>[]) => void = () => {},
): S {
  const { seed } = one;
  const random = randomFrom(seed);
  const s = startOf(game, one);
  for (let decisions = 0; s.ask; decisions++) {
    if (decisions > game.meta.longest) throw new Error(`seed ${seed}: more than ${game.meta.longest} decisions`);
    const move = randomMove(game, s, random);
    before(s, move);
    const news: Fact<BaseEvent>[] = [];
    game.rules.apply(s, move.seat, move.option, news);
    after(s, move, news);
  }
  return s;
}
