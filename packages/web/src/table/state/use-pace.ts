/** The rhythm of the bots: they go on when what happened could be followed. */
import { useEffect } from 'react';
import type { Moment } from '../../local/messages.ts';
import { type Pace, useSettings } from '../../settings/settings.ts';

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

export function usePace(moment: Moment, held: boolean, proceed: (at: number) => void): void {
  const { pace } = useSettings();
  useEffect(() => {
    if (moment.waiting !== 'bots' || held) return;
    const timer = setTimeout(() => proceed(moment.at), timeToFollow(pace, moment.news.length));
    return () => clearTimeout(timer);
  }, [moment, held, pace, proceed]);
}
