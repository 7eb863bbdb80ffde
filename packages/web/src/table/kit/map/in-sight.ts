/** On a small screen the map moves so that a part of it is seen above the panel that tells of it. */
import { type RefObject, useEffect } from 'react';
import type { Camera } from './camera.ts';
import type { Rect } from './geometry.ts';

/** Boards narrower than this share their room with the panel. */
const NARROW = 620;

/** `null`: nothing in particular; the map goes back to where it was. The part must stay the same object. */
export function useInSight(svg: RefObject<SVGSVGElement | null>, camera: Camera, part: Rect | null): void {
  useEffect(() => {
    if (part === null || (svg.current?.clientWidth ?? NARROW) >= NARROW) return;
    camera.show(part);
    return camera.fit;
  }, [svg, camera, part]);
}
