/** On a small screen the map moves so that both areas of a fight are seen above the panel that tells of it. */
import type { Fight } from '@interregnum/epix';
import { type RefObject, useEffect } from 'react';
import type { Layout, Rect } from '../map/places.ts';
import type { Camera } from './camera.ts';

/** Boards narrower than this share their room with the panel. */
const NARROW = 620;

function around({ board }: Layout, areas: readonly number[]): Rect {
  const points = areas.flatMap(area => board.outlines[area]!);
  const xs = points.map(p => p[0]);
  const ys = points.map(p => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function useFightInSight(
  svg: RefObject<SVGSVGElement | null>,
  camera: Camera,
  layout: Layout,
  fight: Fight | null,
): void {
  const from = fight?.from ?? null;
  const to = fight?.to ?? null;
  useEffect(() => {
    if (from === null || to === null || (svg.current?.clientWidth ?? NARROW) >= NARROW) return;
    camera.show(around(layout, [from, to]));
    return camera.fit;
  }, [svg, camera, layout, from, to]);
}
