/** Which drawings stand where: each kind of land has its own, off the pieces; ranges of peaks follow the borders. */
import type { Area } from '@interregnum/runewars';
import type { Point } from '../../../table/kit/map/geometry.ts';
import { type Clearing, randomFrom, type Spread, scatter } from '../../../table/kit/map/scatter.ts';
import type { Barrier, Layout, Terrain } from './layout.ts';
import type { Drawing, SymbolName } from './symbols.ts';

interface Growth extends Spread {
  symbol: SymbolName;
  scale: number;
}

const growth = (symbol: SymbolName, count: number, apart: number, margin: number, scale: number): Growth => ({
  symbol,
  count,
  apart,
  margin,
  scale,
});

/** The big things first. */
const GROWTH: Readonly<Record<Terrain, readonly Growth[]>> = {
  forest: [growth('oak', 9, 24, 15, 1.3), growth('fir', 10, 18, 13, 1.3), growth('tuft', 3, 20, 8, 1.1)],
  hill: [growth('knoll', 7, 34, 20, 1.4), growth('fir', 3, 30, 14, 1.05), growth('tuft', 4, 22, 8, 1.1)],
  plain: [growth('field', 6, 34, 18, 1.25), growth('oak', 2, 56, 16, 1.05), growth('tuft', 6, 24, 8, 1.1)],
  moor: [growth('tuft', 12, 22, 8, 1.1), growth('knoll', 2, 44, 20, 1.2)],
};

/** What lies before a range of peaks or beside a river stays clear. */
const ALONG = [0.1, 0.3, 0.5, 0.7, 0.9];
const onLine = ({ from, to }: Barrier, t: number): Point => [
  from[0] + t * (to[0] - from[0]),
  from[1] + t * (to[1] - from[1]),
];
const beside = (barriers: readonly Barrier[]): Clearing[] =>
  barriers.flatMap(barrier => ALONG.map(t => onLine(barrier, t)).map(([x, y]) => ({ x, y, rx: 20, ry: 22 })));

const clearings = new WeakMap<Layout, readonly Clearing[]>();
function barriersOf(layout: Layout): readonly Clearing[] {
  const known = clearings.get(layout) ?? beside([...layout.mountains, ...layout.waters]);
  clearings.set(layout, known);
  return known;
}

/** From back to front; the first area brings the peaks of all borders. */
export function sceneryOf(layout: Layout, area: Area): Drawing[] {
  const { x, y } = layout.anchors[area]!;
  const clear: Clearing[] = [{ x, y: y + 4, rx: 64, ry: 50 }, { x, y: y - 62, rx: 34, ry: 16 }, ...barriersOf(layout)];
  const growing = GROWTH[layout.terrain[area]!].flatMap(({ symbol, scale, ...spread }, i) => {
    const places = scatter(layout.outlines[area]!, clear, area * 41 + i * 13 + 7, spread);
    for (const [px, py] of places) clear.push({ x: px, y: py, rx: spread.apart * 0.6, ry: spread.apart * 0.45 });
    return places.map((at): Drawing => ({ symbol, scale, at }));
  });
  return area === layout.areas[0] ? [...growing, ...layout.mountains.flatMap(rangeOf)] : growing;
}

/** Peaks in a row along a border. */
function rangeOf(barrier: Barrier, nth: number): Drawing[] {
  const random = randomFrom(nth * 97 + 5);
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((t, i) => {
    const [x, y] = onLine(barrier, t);
    return {
      symbol: i % 2 === 1 ? 'peak' : 'crag',
      scale: i % 2 === 1 ? 1.25 : 1.15,
      at: [x + 6 * (random() - 0.5), y + 11 + 6 * (random() - 0.5)],
    };
  });
}
