/** Taking back is free until new information appears; here is how the table knows. */
import { type BaseOption, type Chance, type Flow, factsFor, type Seat } from '@interregnum/kernel';
import { type History, stateAt } from './history.ts';

/** The answers that a seat may take back: how many answers would be left, or `null`. */
export function takeBackTo(h: History, seat: Seat): number | null {
  const at = h.answers.length - 1;
  if (at < 0 || h.answers[at]!.seat !== seat) return null;
  return revealedSomething(h, at, seat) ? null : at;
}

/**
 * Whether the last answer has shown its seat anything that it could not foresee: chance was drawn, or an event opened a
 * secret. The title's secrecy test proves that nothing else can depend on what is hidden.
 */
function revealedSomething(h: History, at: number, seat: Seat): boolean {
  if (drawn(stateAt(h, at)) !== drawn(h.state)) return true;
  return factsFor(h.facts[at + 1]!, seat).some(event => h.game.secrecy.opens(event, seat) !== null);
}

/** How much chance a state has used up. */
function drawn(s: Flow<BaseOption>): number {
  return 'chance' in s ? (s.chance as Chance).drawn : 0;
}
