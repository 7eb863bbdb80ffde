/** What grows and stands on a map. It is worked out bit by bit once the table can be used, and kept. */
import { memo, useEffect, useState } from 'react';
import { Paths } from './drawings.tsx';
import { type Drawing, type Merged, merge, type Symbols } from './merge.ts';

/** In milliseconds: how long one bit of the work may take. */
const BIT = 8;

interface Growing<L, Name extends string> {
  symbols: Symbols<Name>;
  /** What stands in an area, from back to front. */
  of(layout: L, area: number): readonly Drawing<Name>[];
}

/** The drawings of a title's maps as one part; a layout that was drawn once is there at once. */
export function sceneryPart<L extends { readonly areas: readonly number[] }, Name extends string>({
  symbols,
  of,
}: Growing<L, Name>) {
  const drawn = new WeakMap<L, readonly Merged[]>();

  /** Calls back when everything is drawn; returns how to stop. */
  function drawBitByBit(layout: L, ready: () => void): () => void {
    const drawings: Drawing<Name>[] = [];
    let next = 0;
    let timer = setTimeout(work);
    function work(): void {
      const until = performance.now() + BIT;
      while (next < layout.areas.length && performance.now() < until)
        drawings.push(...of(layout, layout.areas[next++]!));
      timer = setTimeout(next < layout.areas.length ? work : finish);
    }
    function finish(): void {
      drawings.sort((a, b) => a.at[1] - b.at[1]);
      drawn.set(layout, merge(symbols, drawings));
      ready();
    }
    return () => clearTimeout(timer);
  }

  return memo(function Scenery({ layout }: { layout: L }) {
    const [, setReady] = useState<L | null>(null);
    useEffect(() => {
      if (!drawn.has(layout)) return drawBitByBit(layout, () => setReady(layout));
    }, [layout]);
    return <Paths of={drawn.get(layout) ?? []} />;
  });
}
