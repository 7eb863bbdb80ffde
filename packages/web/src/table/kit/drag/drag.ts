/** One movement of a pointer with something in hand, without a screen. */
import type { Point } from '../map/geometry.ts';

export interface Drag<T> {
  what: T;
  pointer: number;
  from: Point;
  /** False until the pointer has gone far enough: a press that trembles is a press. */
  lifted: boolean;
}

export const LIFT_FROM = 8;

export const pressed = <T>(what: T, pointer: number, from: Point): Drag<T> => ({ what, pointer, from, lifted: false });

/** `null`: a second finger has come, which means the map. */
export function movedTo<T>(drag: Drag<T>, pointer: number, [x, y]: Point): Drag<T> | null {
  if (pointer !== drag.pointer) return null;
  if (drag.lifted || Math.hypot(x - drag.from[0], y - drag.from[1]) < LIFT_FROM) return drag;
  return { ...drag, lifted: true };
}
