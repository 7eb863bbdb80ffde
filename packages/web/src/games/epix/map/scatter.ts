/** Where the drawings of the land go: spread inside an outline, off its borders, off the tokens and the name. */
import type { Point } from './curves.ts';

/** Numbers that are the same on every device. */
export function randomFrom(seed: number): () => number {
  let x = (seed * 2654435761) >>> 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 4294967296;
  };
}

export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function distanceToLine([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

export const distanceToBorder = (outline: readonly Point[], p: Point): number =>
  Math.min(...outline.map((a, i) => distanceToLine(p, a, outline[(i + 1) % outline.length]!)));

/** An ellipse that stays clear. */
export interface Clearing {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

const covers = (c: Clearing, [x, y]: Point): boolean => ((x - c.x) / c.rx) ** 2 + ((y - c.y) / c.ry) ** 2 < 1;

export interface Spread {
  count: number;
  /** How far two drawings stay apart, and how far each from the border. */
  apart: number;
  margin: number;
}

/** Up to `count` places, from back to front. */
export function scatter(outline: readonly Point[], clear: readonly Clearing[], seed: number, spread: Spread): Point[] {
  const random = randomFrom(seed);
  const xs = outline.map(p => p[0]);
  const ys = outline.map(p => p[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const places: Point[] = [];
  for (let tries = 0; tries < 30 * spread.count && places.length < spread.count; tries++) {
    const p: Point = [left + random() * width, top + random() * height];
    if (places.some(q => Math.hypot(p[0] - q[0], 1.4 * (p[1] - q[1])) < spread.apart)) continue;
    if (clear.some(c => covers(c, p)) || !isInside(outline, p)) continue;
    if (distanceToBorder(outline, p) < spread.margin) continue;
    places.push(p);
  }
  return places.sort((a, b) => a[1] - b[1]);
}
