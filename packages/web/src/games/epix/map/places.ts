/** Where tokens, names and badges stand on each map, lying or, for tall screens, upright. */
import { type AtTable, areaId, type Board, boardOf, isCastle } from '@interregnum/epix';
import { type Curves, curvesOf } from '../../../table/kit/map/curves.ts';
import type { Point, Rect } from '../../../table/kit/map/geometry.ts';
import { layouts } from '../../../table/kit/map/layouts.ts';
import { NAMES } from './names.ts';

export interface Layout {
  /** Outlines and anchors as they are drawn. */
  board: Board;
  curves: Curves;
  upright: boolean;
  /** The map with a strip of sea around it. */
  whole: Rect;
  /** By area. */
  names: readonly Point[];
}

const LYING: Rect = { x: -34, y: -30, width: 1068, height: 764 };
const UPRIGHT: Rect = { x: -26, y: -28, width: 752, height: 1056 };
const HEIGHT = 700;

/** A quarter turn clockwise: west is up. Everything drawn on the land stays on its feet. */
function turned(board: Board): Board {
  return {
    ...board,
    id: `${board.id}-upright`,
    anchors: board.anchors.map(({ x, y, radius }) => ({ x: HEIGHT - y, y: x, radius })),
    outlines: board.outlines.map(outline => outline.map(([x, y]): Point => [HEIGHT - y, x])),
  };
}

/** S left, N right, C below, X above. */
const AROUND: readonly Point[] = [
  [-27, 0],
  [27, 0],
  [0, 27],
  [0, -27],
];
/** In a Castle the keep stands in the middle, Soldier and Knight beside it, the Catapult above. */
const AROUND_CASTLE: readonly Point[] = [
  [-49, 10],
  [49, 10],
  [0, 40],
  [0, -46],
];

export const unitPlace = ({ board }: Layout, unit: number, area: number): Point => {
  const { x, y } = board.anchors[area]!;
  const [dx, dy] = (isCastle(area) ? AROUND_CASTLE : AROUND)[unit]!;
  return [x + dx, y + dy];
};

/** The middle of the border between two areas, or half way between them when they have none. */
export function borderPlace({ board: { outlines, anchors } }: Layout, a: number, b: number): Point {
  const shared = outlines[a]!.filter(p => outlines[b]!.some(q => q[0] === p[0] && q[1] === p[1]));
  if (shared.length === 0) return [(anchors[a]!.x + anchors[b]!.x) / 2, (anchors[a]!.y + anchors[b]!.y) / 2];
  const middle = (axis: 0 | 1) => shared.reduce((sum, p) => sum + p[axis], 0) / shared.length;
  return [middle(0), middle(1)];
}

function namePlace(board: Board, area: number): Point {
  const { x, y } = board.anchors[area]!;
  const [dx, dy] = NAMES[board.id]?.[areaId(area)] ?? [0, isCastle(area) ? 57 : 63];
  return [x + dx, y + dy];
}

function makeLayout(t: AtTable, upright: boolean): Layout {
  const board = upright ? turned(boardOf(t)) : boardOf(t);
  return {
    board,
    curves: curvesOf(board),
    upright,
    whole: upright ? UPRIGHT : LYING,
    names: board.outlines.map((_, area) => namePlace(board, area)),
  };
}

export const { layoutFor, useLayoutFor, LayoutContext, useLayout } = layouts(boardOf, makeLayout);
