/** Points and rectangles of a map, in its own units. */
export type Point = readonly [number, number];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest rectangle around some points. */
export function around(points: readonly Point[]): Rect {
  const xs = points.map(p => p[0]);
  const ys = points.map(p => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
