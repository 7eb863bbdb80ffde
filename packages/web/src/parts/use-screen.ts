/** The shape of the screen, where styles alone cannot follow it. */
import { useSyncExternalStore } from 'react';

function screenQuery(text: string): () => boolean {
  const asked: { query?: MediaQueryList } = {};
  /** Asked when first wanted: tests load what depends on the screen where there is none. */
  const query = () => {
    asked.query ??= matchMedia(text);
    return asked.query;
  };
  const subscribe = (listener: () => void) => {
    query().addEventListener('change', listener);
    return () => query().removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => query().matches);
}

/** Too narrow for a rail beside the board. The same bound is in the styles of the table. */
export const useNarrow = screenQuery('(max-width: 60rem)');

/** A phone or tablet held upright: maps are drawn upright too. */
export const useTall = screenQuery('(max-width: 60rem) and (orientation: portrait)');

/** Too low for whole panels of all players above the log. */
export const useLow = screenQuery('(max-height: 50rem)');
