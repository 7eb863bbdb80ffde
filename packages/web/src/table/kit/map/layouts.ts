/** The ways a map is drawn, lying or upright, and which of them is on the table. */
import { type Context, createContext, use } from 'react';
import { useTall } from '../../../parts/use-screen.ts';

export interface Layouts<L> {
  /** Made once for each number of seats and way. */
  layoutFor(seats: number, upright: boolean): L;
  /** Phones held upright get the map upright. */
  useLayoutFor(seats: number): L;
  LayoutContext: Context<L | null>;
  /** The layout of the map this is drawn on. */
  useLayout(): L;
}

export function layouts<L>(make: (seats: number, upright: boolean) => L): Layouts<L> {
  const made = new Map<string, L>();
  const LayoutContext = createContext<L | null>(null);
  function layoutFor(seats: number, upright: boolean): L {
    const key = `${seats} ${upright}`;
    const layout = made.get(key) ?? make(seats, upright);
    made.set(key, layout);
    return layout;
  }
  return {
    layoutFor,
    useLayoutFor: seats => layoutFor(seats, useTall()),
    LayoutContext,
    useLayout() {
      const layout = use(LayoutContext);
      if (layout === null) throw new Error('this belongs on the map');
      return layout;
    },
  };
}
