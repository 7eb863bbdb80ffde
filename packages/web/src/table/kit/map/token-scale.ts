/** On small screens tokens and names grow in relation to the map, so that they stay readable. */
import { type RefObject, useEffect } from 'react';
import type { Rect } from './geometry.ts';

/** Below this many pixels for a unit of the map things are enlarged. */
const READABLE = 0.62;
const LARGEST = 1.3;

/** The sizes are set only on what grows (`data-grows`), so that the rest of the map keeps its styles. */
export function useTokenScale(svg: RefObject<SVGSVGElement | null>, whole: Rect): void {
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      const pixels = Math.min(width / whole.width, height / whole.height);
      const scale = Math.min(LARGEST, Math.max(1, READABLE / Math.max(0.1, pixels)));
      for (const part of element.querySelectorAll<SVGElement>('[data-grows]')) {
        part.style.setProperty('--token-scale', scale.toFixed(2));
        part.style.setProperty('--name-scale', Math.min(1.2, scale).toFixed(2));
      }
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [svg, whole]);
}
