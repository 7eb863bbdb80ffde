/** Taking back is free until new information appears; here is how the table knows. */
import { type BaseOption, type Flow, factsFor, findOption, randomFrom, type Seat } from '@interregnum/kernel';
import { type History, stateAt } from './history.ts';

/** Enough worlds that a reveal among two possibilities slips through once in sixteen million times. */
const WORLDS = 24;

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

const impression = (h: History, s: Flow<BaseOption>, facts: History['facts'][number], seat: Seat): string =>
  JSON.stringify([h.game.view(s, seat), factsFor(facts, seat)]);
