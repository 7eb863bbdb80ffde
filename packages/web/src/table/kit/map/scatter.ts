/** Where the drawings of the land go: spread inside an outline, off its borders, off the tokens and the name. */
import type { Point } from './geometry.ts';

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
  let [ax, ay] = outline.at(-1)!;
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}

/** Whether every line of an outline is at least this far away; asked for thousands of points, so nothing is made. */
export function isFarFrom(outline: readonly Point[], [x, y]: Point, distance: number): boolean {
  let a = outline.at(-1)!;
  for (const b of outline) {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
    const [ex, ey] = [x - a[0] - t * dx, y - a[1] - t * dy];
    if (ex * ex + ey * ey < distance * distance) return false;
    a = b;
  }
  return true;
}

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
    if (!isFarFrom(outline, p, spread.margin)) continue;
    places.push(p);
  }
  return places.sort((a, b) => a[1] - b[1]);
}
