/** What grows and stands on the map. It is worked out bit by bit once the table can be used, and kept. */
import { memo, useEffect, useState } from 'react';
import { Paths } from '../../../table/kit/map/drawings.tsx';
import { type Merged, merge } from '../../../table/kit/map/merge.ts';
import { sceneryOf } from './growth.ts';
import type { Layout } from './places.ts';
import { type Drawing, SYMBOLS } from './symbols.ts';

const drawn = new Map<Layout, readonly Merged[]>();
/** In milliseconds: how long one bit of the work may take. */
const BIT = 8;

/** Calls back when everything is drawn; returns how to stop. */
function drawBitByBit(layout: Layout, ready: () => void): () => void {
  const drawings: Drawing[] = [];
  let next = 0;
  let timer = setTimeout(work);
  function work(): void {
    const until = performance.now() + BIT;
    while (next < layout.areas.length && performance.now() < until) {
      drawings.push(...sceneryOf(layout, layout.areas[next++]!));
    }
    timer = setTimeout(next < layout.areas.length ? work : finish);
  }
  function finish(): void {
    drawn.set(
      layout,
      merge(
        SYMBOLS,
        drawings.sort((a, b) => a.at[1] - b.at[1]),
      ),
    );
    ready();
  }
  return () => clearTimeout(timer);
}

export const Scenery = memo(function Scenery({ layout }: { layout: Layout }) {
  const [, setReady] = useState<Layout | null>(null);
  useEffect(() => {
    if (!drawn.has(layout)) return drawBitByBit(layout, () => setReady(layout));
  }, [layout]);
  return <Paths of={drawn.get(layout) ?? []} />;
});
