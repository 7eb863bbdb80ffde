/** The ways a map is drawn, lying or upright, and which of them is on the table. */
import { type Context, createContext, use } from 'react';
import { useTall } from '../../../parts/use-screen.ts';

export interface Layouts<L> {
  /** Made once for each map and way. */
  layoutFor(seats: number, upright: boolean): L;
  /** Where the board is higher than broad the map is drawn upright. */
  useLayoutFor(seats: number): L;
  LayoutContext: Context<L | null>;
  /** The layout of the map this is drawn on. */
  useLayout(): L;
}

/** `boardFor` is the map of the content in play; each has layouts of its own. */
export function layouts<L>(
  boardFor: (seats: number) => object,
  make: (seats: number, upright: boolean) => L,
): Layouts<L> {
  const made = new WeakMap<object, Map<boolean, L>>();
  const LayoutContext = createContext<L | null>(null);
  function layoutFor(seats: number, upright: boolean): L {
    const board = boardFor(seats);
    const ways = made.get(board) ?? new Map<boolean, L>();
    made.set(board, ways);
    const layout = ways.get(upright) ?? make(seats, upright);
    ways.set(upright, layout);
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
