/** Judging a finished game: the chance of every seat over time, and the decisions of one of them. */
import { type Seat, samples, type Teams } from '@interregnum/kernel';
import type { LogEntry, Reviewed } from '../../local/messages.ts';
import type { Review } from '../state/source.ts';

export interface ChancePoint {
  at: number;
  /** By seat, in whole percent. */
  chances: readonly number[];
}

export interface Analysis {
  seat: Seat;
  course: readonly ChancePoint[];
  /** Where there was something to choose. */
  decisions: readonly Reviewed[];
}

export interface Swing {
  at: number;
  /** The point of the course before it. */
  since: number;
  seat: Seat;
  from: number;
  to: number;
}

const SAMPLES = 40;

/** Judgements of bots who each know only their own, made to be chances: teams share theirs, and all make 100. */
export function chancesOf(values: readonly number[], teams: Teams | null): number[] {
  const sides = teams ?? values.map((_, seat) => [seat]);
  const bySide = sides.map(seats => seats.reduce((sum, seat) => sum + values[seat]!, 0) / seats.length);
  const total = bySide.reduce((sum, value) => sum + value, 0);
  return values.map((_, seat) => {
    const side = sides.findIndex(seats => seats.includes(seat));
    return Math.round(100 * (total > 0 ? bySide[side]! / total : 1 / sides.length));
  });
}

/** The greatest changes of anybody's chance, in order of time; small ones are chance themselves. */
export function swings(course: readonly ChancePoint[], most: number, least = 8): Swing[] {
  const all = course.slice(1).map((point, i): Swing => {
    const before = course[i]!;
    const changes = point.chances.map((to, seat) => Math.abs(to - before.chances[seat]!));
    const seat = changes.indexOf(Math.max(...changes));
    return { at: point.at, since: before.at, seat, from: before.chances[seat]!, to: point.chances[seat]! };
  });
  const size = ({ from, to }: Swing) => Math.abs(to - from);
  return all
    .filter(swing => size(swing) >= least)
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** After how many answers a seat decided. */
export const decisionsOf = (log: readonly LogEntry[], seat: Seat): number[] =>
  log.filter(entry => entry.seat === seat && entry.at > 0).map(entry => entry.at - 1);

interface Asked {
  seat: Seat;
  log: readonly LogEntry[];
  teams: Teams | null;
}

/** One step after another, so that it can be followed and given up. */
export async function analyse(
  source: Pick<Review, 'judged' | 'reviewed'>,
  { seat, log, teams }: Asked,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  const points = samples(log.length - 1, SAMPLES);
  const own = decisionsOf(log, seat);
  const all = points.length + own.length;
  let done = 0;
  async function step<T>(work: Promise<T>): Promise<T> {
    const result = await work;
    signal.throwIfAborted();
    onProgress(++done, all);
    return result;
  }
  onProgress(0, all);
  const course: ChancePoint[] = [];
  for (const at of points) course.push({ at, chances: chancesOf(await step(source.judged(at)), teams) });
  const decisions: Reviewed[] = [];
  for (const at of own) {
    const decision = await step(source.reviewed(at));
    if (decision) decisions.push(decision);
  }
  return { seat, course, decisions };
}

/** How much better a bot expects its own choice to be, in whole percent; `null` where it cannot tell. */
export const costOf = ({ values }: Reviewed): number | null =>
  values.taken === null ? null : Math.max(0, Math.round(100 * (values.better - values.taken)));

/** Where a bot would have decided otherwise, what cost most first. */
export const differing = (decisions: readonly Reviewed[]): Reviewed[] =>
  decisions.filter(decision => !decision.same).sort((a, b) => (costOf(b) ?? 0) - (costOf(a) ?? 0) || a.at - b.at);
