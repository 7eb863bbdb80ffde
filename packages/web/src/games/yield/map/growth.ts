/** Which drawings stand where: each kind of country has its own, off the roads, the Locations and the names. */
import type { Location } from '@interregnum/yield';
import type { Point } from '../../../table/kit/map/geometry.ts';
import { type Clearing, type Spread, scatter } from '../../../table/kit/map/scatter.ts';
import type { Layout } from './places.ts';
import type { Drawing, SymbolName } from './symbols.ts';

interface Growth extends Spread {
  symbol: SymbolName;
  scale: number;
}

const growth = (symbol: SymbolName, count: number, apart: number, margin: number, scale: number): Growth => {
  return { symbol, count, apart, margin, scale };
};

/** By region: forest, wetlands, town; the big things first. */
const GROWTH: readonly (readonly Growth[])[] = [
  [growth('oak', 12, 19, 11, 0.85), growth('fir', 12, 16, 9, 0.85), growth('fern', 6, 18, 8, 0.9)],
  [growth('pool', 6, 36, 20, 0.9), growth('reed', 9, 18, 9, 0.85), growth('rush', 9, 16, 7, 0.9)],
  [
    growth('chapel', 1, 60, 18, 0.95),
    growth('house', 6, 22, 14, 0.9),
    growth('cottage', 4, 24, 14, 0.85),
    growth('field', 5, 32, 18, 0.85),
  ],
];

/** What stands nearer to the upper edge would rise above the sheet. */
const TALL = 28;

/** Along a Street nothing stands. */
const alongStreets = ({ streets, anchors }: Layout, location: Location): Clearing[] =>
  streets
    .filter(({ from, to }) => from === location || to === location)
    .flatMap(({ from, to, middle }) => {
      const [a, b] = [anchors[from]!, anchors[to]!];
      return [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map(t => {
        const [x, y] = t < 0.5 ? between([a.x, a.y], middle, 2 * t) : between(middle, [b.x, b.y], 2 * t - 1);
        return { x, y: y + 5, rx: 19, ry: 17 };
      });
    });

const between = (a: Point, b: Point, t: number): Point => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];

/** From back to front. */
export function sceneryOf(layout: Layout, location: Location): Drawing[] {
  const { x, y } = layout.anchors[location]!;
  const [nameX, nameY] = layout.names[location]!;
  const clear: Clearing[] = [
    { x, y: y - 2, rx: 47, ry: 50 },
    { x: nameX, y: nameY + 4, rx: 56, ry: 19 },
    ...alongStreets(layout, location),
  ];
  return GROWTH[layout.regions[location]!]!.flatMap(({ symbol, scale, ...spread }, i) => {
    const places = scatter(layout.cells[location]!, clear, location * 37 + i * 11 + layout.board.seats, spread);
    for (const [px, py] of places) clear.push({ x: px, y: py, rx: spread.apart * 0.6, ry: spread.apart * 0.45 });
    return places.filter(([, top]) => top > layout.sheet.y + TALL).map((at): Drawing => ({ symbol, scale, at }));
  });
}
