/** The ways a map is drawn, lying or upright, and which of them is on the table. */
import { type Context, createContext, use } from 'react';
import { useTall } from '../../../parts/use-screen.ts';

export interface Layouts<K, L> {
  /** Made once for each map and way. */
  layoutFor(map: K, upright: boolean): L;
  /** Where the board is higher than broad the map is drawn upright. */
  useLayoutFor(map: K): L;
  LayoutContext: Context<L | null>;
  /** The layout of the map this is drawn on. */
  useLayout(): L;
}

/** `boardFor` is the board that a map is known by; each has layouts of its own. */
export function layouts<K, L>(boardFor: (map: K) => object, make: (map: K, upright: boolean) => L): Layouts<K, L> {
  const made = new WeakMap<object, Map<boolean, L>>();
  const LayoutContext = createContext<L | null>(null);
  function layoutFor(map: K, upright: boolean): L {
    const board = boardFor(map);
    const ways = made.get(board) ?? new Map<boolean, L>();
    made.set(board, ways);
    const layout = ways.get(upright) ?? make(map, upright);
    ways.set(upright, layout);
    return layout;
  }
  return {
    layoutFor,
    useLayoutFor: map => layoutFor(map, useTall()),
    LayoutContext,
    useLayout() {
      const layout = use(LayoutContext);
      if (layout === null) throw new Error('this belongs on the map');
      return layout;
    },
  };
}
