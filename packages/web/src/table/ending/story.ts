/** The story of a finished game: how the scores changed, and which moments turned it. */
import type { BaseEvent, Seat } from '@interregnum/kernel';
import type { LogEntry } from '../../local/messages.ts';

/** The score of every seat after some number of answers. */
export interface CoursePoint {
  at: number;
  scores: readonly number[];
}

export interface TurningPoint {
  at: number;
  /** The point of the course before it. */
  since: number;
  /** Who comes to lead has risen to it, or is left leading when others fall. */
  kind: 'lead' | 'leftLeading' | 'rise' | 'fall';
  seat: Seat;
  from: number;
  to: number;
}

/** Whole points only: fractions break ties and tell no story. */
export const whole = (scores: readonly number[]): number[] => scores.map(Math.floor);

/** Who alone stands best; `null` when several do. */
export function leader(scores: readonly number[]): Seat | null {
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return scores.lastIndexOf(best) === first ? first : null;
}

/** The weightiest moment of each of `count` equal stretches of the game, in order of time. */
export function turningPoints(course: readonly CoursePoint[], count: number): TurningPoint[] {
  const last = course.at(-1)?.at ?? 0;
  const best = new Map<number, Weighed>();
  for (const point of weighed(course)) {
    const stretch = Math.min(count - 1, Math.floor((count * point.at) / Math.max(1, last)));
    const known = best.get(stretch);
    if (!known || point.weight >= known.weight) best.set(stretch, point);
  }
  return [...best.values()].sort((x, y) => x.at - y.at).map(({ weight: _, ...point }) => point);
}

interface Weighed extends TurningPoint {
  weight: number;
}

/** A change of the lead outweighs every rise and fall. */
const LEAD = 1000;

function weighed(course: readonly CoursePoint[]): Weighed[] {
  const points: Weighed[] = [];
  let led = course[0] ? leader(whole(course[0].scores)) : null;
  for (const [i, { at, scores }] of course.entries()) {
    if (i === 0) continue;
    const since = course[i - 1]!.at;
    const [before, now] = [whole(course[i - 1]!.scores), whole(scores)];
    const leads = leader(now);
    if (leads !== null && leads !== led) {
      const [from, to] = [before[leads]!, now[leads]!];
      const kind = to > from ? 'lead' : 'leftLeading';
      points.push({ at, since, kind, seat: leads, from, to, weight: LEAD });
      led = leads;
    } else points.push(...greatestChange({ at, since }, before, now));
  }
  return points;
}

function greatestChange(
  when: Pick<TurningPoint, 'at' | 'since'>,
  before: readonly number[],
  now: readonly number[],
): Weighed[] {
  const changes = now.map((to, seat) => Math.abs(to - before[seat]!));
  const size = Math.max(...changes);
  if (size === 0) return [];
  const seat = changes.indexOf(size);
  const [from, to] = [before[seat]!, now[seat]!];
  return [{ ...when, kind: to > from ? 'rise' : 'fall', seat, from, to, weight: size }];
}

/** Whether an event changes the score of a seat. */
type ChangesScore = (event: BaseEvent, seat: Seat) => boolean;

/** The last event that made the difference: to the seat itself or, before that where it is left leading, to another. */
export function reasonOf(
  turn: TurningPoint,
  log: readonly LogEntry[],
  seats: number,
  changes: ChangesScore,
): BaseEvent | undefined {
  const told = log.slice(turn.since + 1, turn.at + 1).flatMap(entry => entry.events);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== turn.seat);
  const own = () => told.findLast(event => changes(event, turn.seat));
  const ofOthers = () => told.findLast(event => others.some(seat => changes(event, seat)));
  return turn.kind === 'leftLeading' ? (ofOthers() ?? own()) : (own() ?? ofOthers());
}
