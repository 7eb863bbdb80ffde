/** The country around each Location: all that is nearer to it than to any other. */
import type { Point, Rect } from '../../../table/kit/map/geometry.ts';

/** The part of a polygon that is nearer to `site` than to `other`. */
function nearer(polygon: readonly Point[], site: Point, other: Point): Point[] {
  const [nx, ny] = [other[0] - site[0], other[1] - site[1]];
  const middle = (nx * (site[0] + other[0]) + ny * (site[1] + other[1])) / 2;
  const side = (p: Point) => nx * p[0] + ny * p[1] - middle;
  return polygon.flatMap((a, i): Point[] => {
    const b = polygon[(i + 1) % polygon.length]!;
    const [from, to] = [side(a), side(b)];
    const kept: Point[] = from <= 0 ? [a] : [];
    if (from < 0 !== to < 0 && from !== to) {
      const t = from / (from - to);
      kept.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
    }
    return kept;
  });
}

/** Corners on a grid, so that neighbours agree on them; off the halves that symmetrical maps are full of. */
const onGrid = (p: Point): Point => [Math.round(p[0] + 0.137), Math.round(p[1] + 0.137)];

function withoutDoubles(points: readonly Point[]): Point[] {
  return points.filter((p, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    return p[0] !== before[0] || p[1] !== before[1];
  });
}

/** By site; what is not on the map (`null`) has no cell. */
export function cellsOf(sites: readonly (Point | null)[], sheet: Rect): Point[][] {
  const { x, y, width, height } = sheet;
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return sites.map(site => {
    if (!site) return [];
    const others = sites.filter(other => other !== null && other !== site);
    const cell = others.reduce<Point[]>((polygon, other) => nearer(polygon, site, other!), corners);
    return withoutDoubles(cell.map(onGrid));
  });
}
