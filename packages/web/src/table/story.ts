/** The story of a finished game: how the standing changed, and which moments turned it. */
import type { Seat } from '@interregnum/kernel';

/** The standing of every seat after some number of answers. */
export interface CoursePoint {
  at: number;
  standing: readonly number[];
}

export interface TurningPoint {
  at: number;
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

/** Changes of the lead, and the greatest rises and falls; at most `count`, in order of time. */
export function turningPoints(course: readonly CoursePoint[], count: number): TurningPoint[] {
  const points: (TurningPoint & { weight: number })[] = [];
  let led = course[0] ? leader(whole(course[0].standing)) : null;
  for (let i = 1; i < course.length; i++) {
    const before = { ...course[i - 1]!, standing: whole(course[i - 1]!.standing) };
    const now = { ...course[i]!, standing: whole(course[i]!.standing) };
    const leads = leader(now.standing);
    if (leads !== null && leads !== led) {
      points.push({
        at: now.at,
        kind: 'lead',
        seat: leads,
        from: before.standing[leads]!,
        to: now.standing[leads]!,
        weight: led === null ? 2 : 3,
      });
      led = leads;
      continue;
    }
    points.push(...greatestChange(before, now));
  }
  return points
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ weight: _, ...point }) => point);
}

function greatestChange(before: CoursePoint, now: CoursePoint): (TurningPoint & { weight: number })[] {
  const changes = now.standing.map((to, seat) => to - before.standing[seat]!);
  const size = Math.max(...changes.map(Math.abs));
  if (size === 0) return [];
  const seat = changes.findIndex(change => Math.abs(change) === size);
  const [from, to] = [before.standing[seat]!, now.standing[seat]!];
  const scale = Math.max(1, ...now.standing);
  return [{ at: now.at, kind: to > from ? 'rise' : 'fall', seat, from, to, weight: size / scale }];
}
