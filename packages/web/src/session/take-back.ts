/** Taking back is free until new information appears; here is how the table knows. */
import {
  type BaseOption,
  type Chance,
  type Flow,
  factsFor,
  findOption,
  randomFrom,
  type Seat,
} from '@interregnum/kernel';
import { type History, stateAt } from './history.ts';

/**
 * How many worlds are tried. What shows in one world of ten slips through once in 150 times, what shows in one of
 * two never in practice.
 */
const WORLDS = 48;

/** The answers that a seat may take back: how many answers would be left, or `null`. */
export function takeBackTo(h: History, seat: Seat): number | null {
  const at = h.answers.length - 1;
  if (at < 0 || h.answers[at]!.seat !== seat) return null;
  return revealedSomething(h, at, seat) ? null : at;
}

/**
 * Whether the last answer has shown its seat anything that it could not foresee: in every world that agrees with what
 * it saw before, the same answer must lead to the same view and the same news.
 */
function revealedSomething(h: History, at: number, seat: Seat): boolean {
  const { game } = h;
  const before = stateAt(h, at);
  const { code } = h.answers[at]!;
  if (drawn(before) !== drawn(h.state)) return true;
  const seen = game.view(before, seat);
  const now = impression(h, h.state, h.facts[at + 1]!, seat);
  for (let i = 0; i < WORLDS; i++) {
    const world = game.determinise(seen, randomFrom(`world ${i}`));
    const facts: (typeof h.facts)[number] = [];
    game.apply(world, seat, findOption(game, world.ask!.options[seat]!, code), facts);
    if (impression(h, world, facts, seat) !== now) return true;
  }
  return false;
}

/** How much chance a state has used up. */
function drawn(s: Flow<BaseOption>): number {
  return 'chance' in s ? (s.chance as Chance).drawn : 0;
}

const impression = (h: History, s: Flow<BaseOption>, facts: History['facts'][number], seat: Seat): string =>
  JSON.stringify([h.game.view(s, seat), factsFor(facts, seat)]);
