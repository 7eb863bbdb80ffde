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
