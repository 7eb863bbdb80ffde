/** Which way the map is drawn, for everything on it. */
import { createContext, use } from 'react';
import { useTall } from '../../../parts/use-screen.ts';
import { type Layout, layoutFor } from './places.ts';

/** Phones held upright get the map upright. */
export const useLayoutFor = (seats: number): Layout => layoutFor(seats, useTall());

export const LayoutContext = createContext<Layout | null>(null);

export function useLayout(): Layout {
  const layout = use(LayoutContext);
  if (!layout) throw new Error('this belongs on the map');
  return layout;
}
