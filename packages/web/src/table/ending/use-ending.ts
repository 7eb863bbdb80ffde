/** When the game is over: first the stage shows it, then the end screen comes, once. */
import { useEffect, useRef } from 'react';
import type { Moment } from '../../local/messages.ts';

export function useEnding({ outcome }: Moment, staged: boolean, show: () => void): void {
  const shown = useRef(false);
  const over = outcome !== null;
  useEffect(() => {
    if (!over) shown.current = false;
    if (!over || staged || shown.current) return;
    shown.current = true;
    show();
  }, [over, staged, show]);
}
