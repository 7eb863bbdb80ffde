/** The bots go on when what happened could be followed. */
import { useEffect } from 'react';
import type { Moment } from '../../local/messages.ts';
import { useSettings } from '../../settings/settings.ts';
import { botPause, oneBeat } from './rhythm.ts';
import { useShared } from './table-context.ts';

const NOTHING = () => false;

/** `seen`: what happened was already shown for long enough. */
export function usePace(moment: Moment, held: boolean, seen: boolean, proceed: (at: number) => void): void {
  const { pace } = useSettings();
  const { isMinor = NOTHING } = useShared().title.ui;
  useEffect(() => {
    if (moment.waiting !== 'bots' || held) return;
    const pause = seen ? oneBeat(pace) : botPause(pace, moment, isMinor);
    const timer = setTimeout(() => proceed(moment.at), pause);
    return () => clearTimeout(timer);
  }, [moment, held, seen, pace, isMinor, proceed]);
}
