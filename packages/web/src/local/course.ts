/** A game of this device, played from its record, also one that left another game at a moment. */
import {
  type Answer,
  type Game,
  gameOf,
  inLineOf,
  play,
  type RecordedCourse,
  type RecordHeader,
  randomFrom,
  type Seat,
  startCourse,
  type Turn,
} from '@interregnum/kernel';

/** From here on a game goes its own way: what a seat does not know is dealt anew, as this text decides. */
export interface Branch {
  at: number;
  seat: Seat;
  deal: string;
}

export interface LocalCourse extends RecordedCourse {
  /** In order; a game of its own has none. */
  readonly branches: readonly Branch[];
}

const dealtAnew = ({ at, seat, deal }: Branch): Turn => ({
  at,
  carryOut: ({ rules, advice }, state) => advice.determinise(rules.view(state, seat), randomFrom(deal)),
});

/** The game of a record, played again from the start. Throws a `RecordError` at an answer that is not allowed. */
export function localCourse(
  title: Game,
  header: RecordHeader,
  seed: string,
  answers: readonly Answer[],
  branches: readonly Branch[] = [],
): LocalCourse {
  const course = startCourse(gameOf(title, header), header, seed, branches.map(dealtAnew));
  for (const [i, answer] of answers.entries()) inLineOf(i, () => play(course, answer, null));
  return { ...course, branches };
}
