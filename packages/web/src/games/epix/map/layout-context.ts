/** Which way the map is drawn, for everything on it. */
import { createContext, use, useSyncExternalStore } from 'react';
import { type Layout, layoutFor } from './places.ts';

const tall = matchMedia('(max-width: 60rem) and (orientation: portrait)');

function onTurn(changed: () => void): () => void {
  tall.addEventListener('change', changed);
  return () => tall.removeEventListener('change', changed);
}

/** Phones held upright get the map upright. */
export const useLayoutFor = (seats: number): Layout =>
  layoutFor(
    seats,
    useSyncExternalStore(onTurn, () => tall.matches),
  );

export const LayoutContext = createContext<Layout | null>(null);

export function useLayout(): Layout {
  const layout = use(LayoutContext);
  if (!layout) throw new Error('this belongs on the map');
  return layout;
}
