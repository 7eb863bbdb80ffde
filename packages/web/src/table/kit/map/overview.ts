/** What a camera shows of a map, and how it gets to another place of it. */
import type { Point, Rect } from './geometry.ts';

export interface Frame {
  scale: number;
  x: number;
  y: number;
}

/** The part of the map that is in sight; `room`: what is in sight when the whole map is fitted. */
export const inSightOf = ({ scale, x, y }: Frame, room: Rect): Rect => ({
  x: (room.x - x) / scale,
  y: (room.y - y) / scale,
  width: room.width / scale,
  height: room.height / scale,
});

/** The frame of the same nearness with a point in the middle. */
export const centredOn = ({ scale }: Frame, room: Rect, [px, py]: Point): Frame => ({
  scale,
  x: room.x + room.width / 2 - px * scale,
  y: room.y + room.height / 2 - py * scale,
});

/** How the whole map lies on the screen before the camera moves it: pixels for a unit, and where its origin is. */
export interface Fit {
  pixels: number;
  /** Of the window onto the map. */
  box: Rect;
  /** From the window's corner. */
  origin: Point;
}

/** `raised`: at the top of its window, not in the middle. */
export function fitOf({ x, y, width, height }: Rect, whole: Rect, raised: boolean): Fit {
  const pixels = Math.min(width / whole.width, height / whole.height);
  const above = raised ? 0 : (height - pixels * whole.height) / 2;
  return {
    pixels,
    box: { x, y, width, height },
    origin: [(width - pixels * whole.width) / 2 - pixels * whole.x, above - pixels * whole.y],
  };
}

/** A point of the screen in units of the map as it lies when it is fitted. */
export const inUnits = ({ pixels, box, origin }: Fit, [px, py]: Point): Point => [
  (px - box.x - origin[0]) / pixels,
  (py - box.y - origin[1]) / pixels,
];

/** What the window shows of the fitted map, the sea at the edges included. */
export const roomOf = ({ pixels, box, origin }: Fit): Rect => ({
  x: -origin[0] / pixels,
  y: -origin[1] / pixels,
  width: box.width / pixels,
  height: box.height / pixels,
});

/** The same move for the picture of the map in its window; in three dimensions, so that it is a layer of its own. */
export const shiftOf = ({ scale, x, y }: Frame, { pixels, origin }: Fit): string =>
  `translate3d(${pixels * x + origin[0] * (1 - scale)}px, ${pixels * y + origin[1] * (1 - scale)}px, 0) scale(${scale})`;
