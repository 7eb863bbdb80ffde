/** The story of a finished game: how the standing changed, and which moments turned it. */
import type { Seat } from '@interregnum/kernel';

/** The standing of every seat after some number of answers. */
export interface CoursePoint {
  at: number;
  standing: readonly number[];
}

export interface TurningPoint {
  at: number;
  /** The point of the course before it. */
  since: number;
  kind: 'lead' | 'rise' | 'fall';
  seat: Seat;
  from: number;
  to: number;
}

/** Whole points only: fractions break ties and tell no story. */
export const whole = (standing: readonly number[]): number[] => standing.map(Math.floor);

/** Who alone stands best; `null` when several do. */
export function leader(standing: readonly number[]): Seat | null {
  const best = Math.max(...standing);
  const first = standing.indexOf(best);
  return standing.lastIndexOf(best) === first ? first : null;
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
  let led = course[0] ? leader(whole(course[0].standing)) : null;
  for (const [i, { at, standing }] of course.entries()) {
    if (i === 0) continue;
    const since = course[i - 1]!.at;
    const [before, now] = [whole(course[i - 1]!.standing), whole(standing)];
    const leads = leader(now);
    if (leads !== null && leads !== led) {
      points.push({ at, since, kind: 'lead', seat: leads, from: before[leads]!, to: now[leads]!, weight: LEAD });
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
