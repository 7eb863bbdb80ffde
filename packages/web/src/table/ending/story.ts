/** The story of a finished game: how what decides it changed, and which moments turned it. */
import type { BaseEvent, Seat } from '@interregnum/kernel';
import type { LogEntry } from '../../local/messages.ts';

/** What decides the game after some number of answers. */
export interface CoursePoint {
  at: number;
  /** By line of the chart. */
  values: readonly number[];
}

interface Turn {
  at: number;
  /** The point of the course before it. */
  since: number;
}

export interface TurningPoint extends Turn {
  /** Who comes to lead has risen to it, or is left leading when others fall. */
  kind: 'lead' | 'leftLeading' | 'rise' | 'fall';
  line: number;
  from: number;
  to: number;
}

/** Whole numbers only: fractions break ties and tell no story. */
export const whole = (values: readonly number[]): number[] => values.map(Math.floor);

/** Which line alone stands best; `null` when several do. */
export function leader(values: readonly number[]): number | null {
  const best = Math.max(...values);
  const first = values.indexOf(best);
  return values.lastIndexOf(best) === first ? first : null;
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
  let led = course[0] ? leader(whole(course[0].values)) : null;
  for (const [i, { at, values }] of course.entries()) {
    if (i === 0) continue;
    const since = course[i - 1]!.at;
    const [before, now] = [whole(course[i - 1]!.values), whole(values)];
    const leads = leader(now);
    if (leads !== null && leads !== led) {
      const [from, to] = [before[leads]!, now[leads]!];
      const kind = to > from ? 'lead' : 'leftLeading';
      points.push({ at, since, kind, line: leads, from, to, weight: LEAD });
      led = leads;
    } else points.push(...greatestChange({ at, since }, before, now));
  }
  return points;
}

function greatestChange(when: Turn, before: readonly number[], now: readonly number[]): Weighed[] {
  const changes = now.map((to, line) => Math.abs(to - before[line]!));
  const size = Math.max(...changes);
  if (size === 0) return [];
  const line = changes.indexOf(size);
  const [from, to] = [before[line]!, now[line]!];
  return [{ ...when, kind: to > from ? 'rise' : 'fall', line, from, to, weight: size }];
}

/** Whether an event can have made a line rise, or fall. */
type Explains = (event: BaseEvent, line: number, rose: boolean) => boolean;

const toldIn = ({ since, at }: Turn, log: readonly LogEntry[]): BaseEvent[] =>
  log.slice(since + 1, at + 1).flatMap(entry => entry.events);

/** The last event that made the difference: to the line itself or, before that where it is left leading, to another. */
export function reasonOf(
  turn: TurningPoint,
  log: readonly LogEntry[],
  lines: number,
  explains: Explains,
): BaseEvent | undefined {
  const told = toldIn(turn, log);
  const others = Array.from({ length: lines }, (_, line) => line).filter(line => line !== turn.line);
  if (turn.kind !== 'leftLeading') return told.findLast(event => explains(event, turn.line, turn.to > turn.from));
  return told.findLast(event => others.some(line => explains(event, line, false)));
}

/** Who would have won from some answer on, and by what. */
export interface Prospect {
  at: number;
  cause: string;
  winner: Seat | null;
}

export interface ChangedProspect extends Prospect, Turn {
  /** For how many answers it held. */
  held: number;
}

/** The changes that held longest, and the last one, in order of time. */
export function changesOfProspect(course: readonly Prospect[], count: number): ChangedProspect[] {
  const changes: ChangedProspect[] = [];
  for (const [i, point] of course.entries()) {
    const last = changes.at(-1);
    if (last && last.cause === point.cause && last.winner === point.winner) last.held = point.at - last.at;
    else changes.push({ ...point, since: course[i - 1]?.at ?? point.at, held: 0 });
  }
  const told = changes.filter(change => change.since < change.at);
  const weight = (change: ChangedProspect) => (change === told.at(-1) ? Number.POSITIVE_INFINITY : change.held);
  return [...told]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, count)
    .sort((a, b) => a.at - b.at);
}

/** The last event that can have changed who would win. */
export const reasonOfChange = (
  turn: ChangedProspect,
  log: readonly LogEntry[],
  explains: (event: BaseEvent) => boolean,
): BaseEvent | undefined => toldIn(turn, log).findLast(explains);
