/** Hundreds of small drawings as few paths: what looks alike and does not overlap is one stroke of the pen. */
import type { Point } from './geometry.ts';

/** One stroke: how it looks, and its path around the foot of the drawing. */
export type Stroke = readonly [look: string, path: string];

/** A drawing to be placed many times, standing on its own foot. */
export interface MapSymbol {
  strokes: readonly Stroke[];
  /** What it covers: half its width, and its height above the foot. */
  half: number;
  height: number;
}

export type Symbols<Name extends string> = Readonly<Record<Name, MapSymbol>>;

export const symbol = (
  half: number,
  height: number,
  ...strokes: [look: string | undefined, path: string][]
): MapSymbol => ({
  half,
  height,
  strokes: strokes.map(([look, path]) => [look ?? '', path]),
});

export interface Drawing<Name extends string> {
  symbol: Name;
  scale: number;
  at: Point;
}

export interface Merged {
  key: string;
  look: string;
  scale: number;
  path: string;
}

/** A path cut at its absolute coordinates, so that it is quickly moved: relative points follow by themselves. */
interface Cut {
  texts: readonly string[];
  /** Between two texts each. */
  points: readonly { value: number; axis: 0 | 1 }[];
}

/** Which of the numbers after an absolute command are x (0) and which y (1), in turns. */
const AXES: Readonly<Record<string, readonly (0 | 1)[]>> = { H: [0], V: [1] };
const BOTH: readonly (0 | 1)[] = [0, 1];

function cutPath(path: string): Cut {
  const [texts, points]: [string[], { value: number; axis: 0 | 1 }[]] = [[''], []];
  let axes: readonly (0 | 1)[] | null = null;
  let nth = 0;
  for (const [token] of path.matchAll(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)) {
    if (/[a-z]/i.test(token)) {
      axes = token === token.toLowerCase() ? null : (AXES[token] ?? BOTH);
      nth = 0;
      texts[texts.length - 1] += token;
    } else if (axes) {
      points.push({ value: Number(token), axis: axes[nth++ % axes.length]! });
      texts.push(' ');
    } else texts[texts.length - 1] += ` ${token}`;
  }
  return { texts, points };
}

const cuts = new Map<string, Cut>();

function cutOf(path: string): Cut {
  const cut = cuts.get(path) ?? cutPath(path);
  cuts.set(path, cut);
  return cut;
}

export function movedPath(path: string, by: Point): string {
  const { texts, points } = cutOf(path);
  return texts
    .map((text, i) => {
      const point = points[i];
      return point ? text + Math.round(10 * (point.value + by[point.axis])) / 10 : text;
    })
    .join('');
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Drawings that only touch may share a path: where their edges cross is not seen. */
const CORE = 0.62;

function boxOf<Name extends string>(symbols: Symbols<Name>, { symbol, scale, at: [x, y] }: Drawing<Name>): Box {
  const { half, height } = symbols[symbol];
  const [aside, above] = [CORE * half * scale, CORE * height * scale];
  return { left: x - aside, right: x + aside, top: y - above, bottom: y };
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** By drawing: how many others lie under it, one on top of the other. */
function levelsOf<Name extends string>(symbols: Symbols<Name>, drawings: readonly Drawing<Name>[]): number[] {
  const boxes = drawings.map(drawing => boxOf(symbols, drawing));
  const levels: number[] = [];
  for (const [i, box] of boxes.entries()) {
    let level = 0;
    for (let below = 0; below < i; below++) {
      if (levels[below]! >= level && overlap(box, boxes[below]!)) level = levels[below]! + 1;
    }
    levels.push(level);
  }
  return levels;
}

/** Drawings from back to front, merged without a change in what lies over what. */
export function merge<Name extends string>(symbols: Symbols<Name>, drawings: readonly Drawing<Name>[]): Merged[] {
  const levels = levelsOf(symbols, drawings);
  const merged = new Map<string, { level: number; nth: number; look: string; scale: number; paths: string[] }>();
  for (const [i, { symbol, scale, at }] of drawings.entries()) {
    const { strokes } = symbols[symbol];
    for (const [nth, [look, path]] of strokes.entries()) {
      const key = `${levels[i]} ${nth} ${look} ${scale}`;
      const known = merged.get(key) ?? { level: levels[i]!, nth, look, scale, paths: [] };
      known.paths.push(movedPath(path, [at[0] / scale, at[1] / scale]));
      merged.set(key, known);
    }
  }
  return [...merged]
    .sort(([, a], [, b]) => a.level - b.level || a.nth - b.nth)
    .map(([key, { look, scale, paths }]) => ({ key, look, scale, path: paths.join('') }));
}
