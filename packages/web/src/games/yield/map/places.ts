/** Where everything is on each map, lying or, for tall screens, upright. */
import { type AtTable, type Board, boardOf, type Location } from '@interregnum/yield';
import { type Curves, curvesOf } from '../../../table/kit/map/curves.ts';
import { around, type Point, type Rect } from '../../../table/kit/map/geometry.ts';
import { layouts } from '../../../table/kit/map/layouts.ts';
import { cellsOf } from './cells.ts';
import { NAMES } from './names.ts';
import { type Street, streetsOf } from './streets.ts';

export interface Layout {
  board: Board;
  upright: boolean;
  /** The sheet with a strip of desk around it. */
  whole: Rect;
  sheet: Rect;
  areas: readonly Location[];
  /** By Location, as everything else here. */
  anchors: readonly { x: number; y: number }[];
  borders: readonly (readonly Location[])[];
  regions: readonly number[];
  cells: readonly (readonly Point[])[];
  curves: Curves;
  streets: readonly Street[];
  /** Where the name stands. */
  names: readonly Point[];
}

const HEIGHT = 700;
/** What of the sheet is around the outermost Locations; towers need more above. */
const [ASIDE, ABOVE, BELOW] = [76, 84, 64];
const DESK = 14;
/** How rough the edge of the sheet is. */
const DECKLE = 2;

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A quarter turn clockwise: west is up. Everything drawn on the map stays on its feet. */
const place = (board: Board, location: Location, upright: boolean): { x: number; y: number } => {
  const [x, y] = [board.x[location]!, board.y[location]!];
  return upright ? { x: HEIGHT - y, y: x } : { x, y };
};

function makeLayout(t: AtTable, upright: boolean): Layout {
  const { seats } = t;
  const board = boardOf(t);
  const anchors = board.x.map((_, location) => place(board, location, upright));
  const sites = anchors.map(({ x, y }, location): Point | null => (board.locations.includes(location) ? [x, y] : null));
  const land = around(sites.filter(site => site !== null));
  const sheet: Rect = {
    x: land.x - ASIDE,
    y: land.y - ABOVE,
    width: land.width + 2 * ASIDE,
    height: land.height + ABOVE + BELOW,
  };
  const cells = cellsOf(sites, sheet);
  const offset = NAMES[`${seats}${upright ? ' upright' : ''}`] ?? {};
  return {
    board,
    upright,
    sheet,
    whole: grown(sheet, DESK),
    areas: board.locations,
    anchors,
    borders: board.neighbours,
    regions: board.regions,
    cells,
    curves: curvesOf({ areas: board.locations, outlines: cells }, DECKLE),
    streets: streetsOf(board, anchors),
    names: anchors.map(({ x, y }, location): Point => {
      const [dx, dy] = offset[location] ?? [0, 45];
      return [x + dx, y + dy];
    }),
  };
}

export const { layoutFor, useLayoutFor, LayoutContext, useLayout } = layouts(boardOf, makeLayout);

/** The row of the n-th of several Armies, 0 in front. */
export const rowOf = (nth: number): number => Math.min(2, Math.floor(nth / 3));

/** Where the n-th of several Armies stands: in rows before the tower, the first row in front. */
export function armySpot(count: number, nth: number): Point {
  const row = rowOf(nth);
  const inRow = Math.min(3, count - 3 * row);
  const column = nth - 3 * row;
  return [(column - (inRow - 1) / 2) * (inRow === 2 ? 36 : 33), 25 - row * 24];
}
