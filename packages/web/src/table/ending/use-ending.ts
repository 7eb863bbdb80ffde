/** When the game is over: first the board shows it, then the end screen comes, once. */
import { useEffect, useRef } from 'react';
import type { Moment } from '../../local/messages.ts';
import { useReducedMotion, useSettings } from '../../settings/settings.ts';
import { useShared } from '../state/table-context.ts';

export function useEnding({ outcome, view, news }: Moment, show: () => void): void {
  const { ui } = useShared().title;
  const { pace } = useSettings();
  const shown = useRef(false);
  const still = useReducedMotion() || pace === 'instant' || news.length === 0;
  const wait = outcome && !still ? (ui.finale?.(view) ?? 0) : 0;
  const over = outcome !== null;
  useEffect(() => {
    if (!over) shown.current = false;
    if (!over || shown.current) return;
    const timer = setTimeout(() => {
      shown.current = true;
      show();
    }, wait);
    return () => clearTimeout(timer);
  }, [over, wait, show]);
}
