/** How long it takes to follow what happens, by the pace that was chosen. */
import type { BaseEvent } from '@interregnum/kernel';
import type { Pace } from '../../settings/settings.ts';

const RHYTHM: Readonly<Record<Pace, { base: number; event: number }>> = {
  slow: { base: 1600, event: 700 },
  normal: { base: 750, event: 350 },
  fast: { base: 250, event: 120 },
  instant: { base: 0, event: 0 },
};
const LONGEST = 4500;

export function timeToFollow(pace: Pace, events: number): number {
  const { base, event } = RHYTHM[pace];
  return Math.min(LONGEST, base + event * events);
}

/** From one of so many events to the next, so that all are over when the bots go on. */
export function beatOf(pace: Pace, events: number): number {
  const { base, event } = RHYTHM[pace];
  return Math.min(event, (LONGEST - base) / Math.max(1, events));
}

/** One event without a pause around it. */
export const oneBeat = (pace: Pace): number => RHYTHM[pace].event;

/**
 * How long the bots wait. What is minor has no beat of its own but goes with what comes next; what nobody sees takes no
 * time, but before the first answer the table is looked at.
 */
export function botPause(
  pace: Pace,
  { at, news }: { at: number; news: readonly BaseEvent[] },
  isMinor: (event: BaseEvent) => boolean,
): number {
  if (at > 0 && news.length === 0) return 0;
  const weighty = news.filter(event => !isMinor(event)).length;
  return news.length > 0 && weighty === 0 ? oneBeat(pace) : timeToFollow(pace, weighty);
}
