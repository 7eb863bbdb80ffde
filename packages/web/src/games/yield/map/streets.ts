/** The Streets as roads, bent a little, and the way of an Army along them. */
import type { Board, Location } from '@interregnum/yield';
import type { Point } from '../../../table/kit/map/geometry.ts';

export interface Street {
  from: Location;
  to: Location;
  path: string;
  middle: Point;
}

/** A number from -1 to 1 that depends only on where it is asked for. */
function wobble(x: number, y: number): number {
  const n = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

type Anchor = Readonly<{ x: number; y: number }>;

/** The point that bends a Street; the same from both ends. */
function bendOf(a: Anchor, b: Anchor): Point {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [dx, dy] = [Math.abs(b.x - a.x), b.x >= a.x ? b.y - a.y : a.y - b.y];
  const aside = wobble(mx, my) * 0.11;
  return [mx - dy * aside, my + dx * aside];
}

/** The middle of the curve itself. */
export function middleOf(a: Anchor, b: Anchor): Point {
  const [cx, cy] = bendOf(a, b);
  return [(a.x + 2 * cx + b.x) / 4, (a.y + 2 * cy + b.y) / 4];
}

const round = (n: number): number => Math.round(n * 10) / 10;

function streetPath(a: Anchor, b: Anchor): string {
  const [cx, cy] = bendOf(a, b);
  return `M${a.x} ${a.y}Q${round(cx)} ${round(cy)} ${b.x} ${b.y}`;
}

export const streetsOf = (board: Board, anchors: readonly Anchor[]): Street[] =>
  board.locations.flatMap(from =>
    board.neighbours[from]!.filter(to => to > from).map(to => ({
      from,
      to,
      path: streetPath(anchors[from]!, anchors[to]!),
      middle: middleOf(anchors[from]!, anchors[to]!),
    })),
  );

/** An arrow along a Street: from beside the first Location to short of the second. */
export function arrowAlong(a: Anchor, b: Anchor, gap: number): string {
  const [cx, cy] = bendOf(a, b);
  const at = (t: number): Point => [
    (1 - t) ** 2 * a.x + 2 * t * (1 - t) * cx + t * t * b.x,
    (1 - t) ** 2 * a.y + 2 * t * (1 - t) * cy + t * t * b.y,
  ];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [start, end] = [at(gap / length), at(1 - (gap + 8) / length)];
  const [mx, my] = at(0.5);
  const bend: Point = [2 * mx - (start[0] + end[0]) / 2, 2 * my - (start[1] + end[1]) / 2];
  return `M${start.map(round).join(' ')}Q${bend.map(round).join(' ')} ${end.map(round).join(' ')}`;
}
