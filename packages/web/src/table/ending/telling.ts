/** The story of a game as sentences with a moment each. */
import type { BaseEvent, Phrase, PhraseArg, Seat } from '@interregnum/kernel';
import type { AnyView, LogEntry, PastMoment } from '../../local/messages.ts';
import type { Course } from '../kit/course.ts';
import { changesOfProspect, reasonOf, reasonOfChange, turningPoints } from './story.ts';

export type AnyCourse = Course<AnyView, BaseEvent>;

export interface Told {
  at: number;
  /** Whose doing it was for, if somebody's. */
  seat: Seat | null;
  sentence: Phrase;
  /** What made the difference, where it is known. */
  reason: BaseEvent | undefined;
}

const TURNS = 6;

/** The seats of each line of the chart. */
export const seatsOfLines = (course: AnyCourse, view: AnyView, seats: number): readonly (readonly Seat[])[] =>
  course.sides?.(view) ?? Array.from({ length: seats }, (_, seat) => [seat]);

export function tellStory(
  course: AnyCourse,
  samples: readonly PastMoment[],
  log: readonly LogEntry[],
  seats: number,
): Told[] {
  if (samples.length < 2) return [];
  return course.claim ? ofClaims(course.claim, samples, log) : ofLines(course, samples, log, seats);
}

function ofLines(course: AnyCourse, samples: readonly PastMoment[], log: readonly LogEntry[], seats: number): Told[] {
  const lines = seatsOfLines(course, samples.at(-1)!.view, seats);
  const points = samples.map(({ at, view }) => ({ at, values: course.values(view) }));
  const explains = (event: BaseEvent, line: number, rose: boolean) =>
    lines[line]!.some(seat => course.explains?.(event, seat, rose) ?? false);
  return turningPoints(points, TURNS).map(turn => {
    const { at, kind, line, from, to } = turn;
    const who: PhraseArg = { list: lines[line]!.map(seat => ({ seat })) };
    const sentence = { key: `ending.${kind}`, args: { seat: who, from, to } };
    return { at, seat: lines[line]![0]!, sentence, reason: reasonOf(turn, log, lines.length, explains) };
  });
}

function ofClaims(
  claim: NonNullable<AnyCourse['claim']>,
  samples: readonly PastMoment[],
  log: readonly LogEntry[],
): Told[] {
  const prospects = samples.map(({ at, view }) => {
    return { at, cause: claim.cause(view).victory, winner: claim.winner(view) };
  });
  return changesOfProspect(prospects, TURNS).map(change => {
    const { at, cause, winner } = change;
    const sentence: Phrase =
      winner === null
        ? { key: 'ending.nobodyAhead', args: { cause: { term: cause } } }
        : { key: 'ending.ahead', args: { cause: { term: cause }, seat: { seat: winner } } };
    return { at, seat: winner, sentence, reason: reasonOfChange(change, log, claim.explains) };
  });
}
