/** Finds the corner of the board where a panel hides least of the two areas that it is about. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The places of a panel of this size in the four corners of a room, the most convenient first. */
export function cornersOf(room: Box, width: number, height: number, gap: number): [Corner, Box][] {
  const place = (right: boolean, bottom: boolean): Box => {
    const left = right ? room.right - gap - width : room.left + gap;
    const top = bottom ? room.bottom - gap - height : room.top + gap;
    return { left, top, right: left + width, bottom: top + height };
  };
  return [
    ['top-right', place(true, false)],
    ['bottom-right', place(true, true)],
    ['top-left', place(false, false)],
    ['bottom-left', place(false, true)],
  ];
}

export function freestCorner(corners: readonly [Corner, Box][], areas: readonly Box[]): Corner {
  const hidden = ([, box]: [Corner, Box]) => areas.reduce((sum, area) => sum + overlap(box, area), 0);
  return corners.reduce((best, each) =>
    hidden(each as [Corner, Box]) < hidden(best as [Corner, Box]) ? each : best,
  )[0];
}

/** A narrow board moves its map out of the way instead. */
const NARROW = 620;

export function useCorner(panel: RefObject<HTMLElement | null>, from: number, to: number): Corner {
  const [corner, setCorner] = useState<Corner>('top-right');
  useLayoutEffect(() => {
    const element = panel.current;
    const boxes = [from, to].map(area => document.querySelector(`[data-area="${area}"]`)?.getBoundingClientRect());
    const room = document.querySelector('[data-epix-board]')?.getBoundingClientRect();
    if (!element || !room) return;
    if (room.width < NARROW) return setCorner('bottom-right');
    const { width, height } = element.getBoundingClientRect();
    const areas = boxes.filter(box => box !== undefined);
    setCorner(freestCorner(cornersOf(room, width, height, 12), areas));
  }, [panel, from, to]);
  return corner;
}
