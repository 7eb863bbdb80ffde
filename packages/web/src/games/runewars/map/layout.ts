/** Where everything is on the map of a game: lands as one continent, made of the tiles that were placed. */
import { type Hex, hexesOf, type PlacedTile, SIDES, turnedSide, type WithContent } from '@interregnum/kernel';
import {
  type Area,
  type Board,
  boardOf,
  isCitySpace,
  type Laid,
  MOUNTAIN,
  printedTiles,
  WATER,
  yieldsOf,
} from '@interregnum/runewars';
import { type Curves, curvesOf } from '../../../table/kit/map/curves.ts';
import { around, type Point, type Rect } from '../../../table/kit/map/geometry.ts';
import { layouts } from '../../../table/kit/map/layouts.ts';
import { centreOf, cornersOf } from './hexes.ts';

export type Terrain = 'plain' | 'forest' | 'hill' | 'moor';

/** A coloured border: where it runs, as a path and as points. */
export interface Barrier {
  path: string;
  from: Point;
  to: Point;
}

export interface Layout {
  board: Board;
  upright: boolean;
  whole: Rect;
  areas: readonly Area[];
  /** By area, as everything else here. */
  anchors: readonly { x: number; y: number }[];
  borders: readonly (readonly Area[])[];
  outlines: readonly (readonly Point[])[];
  curves: Curves;
  terrain: readonly Terrain[];
  mountains: readonly Barrier[];
  waters: readonly Barrier[];
  /** RNW-543: the golden side of tile 12, a little inside of its land. */
  golden: readonly Barrier[];
}

/** What grows richest gives a land its face. */
export function terrainOf(t: WithContent, area: Area): Terrain {
  const [food = 0, wood = 0, ore = 0] = yieldsOf(t, area);
  const most = Math.max(food, wood, ore);
  if (isCitySpace(t, area) || most === 0) return 'plain';
  const rich = [food === most && 'plain', wood === most && 'forest', ore === most && 'hill'].filter(Boolean);
  return (rich[area % rich.length] || 'moor') as Terrain;
}

/** From the middle of an area to its exploration token. */
export const TOKEN_SPOT = { x: 64, y: 20 };

const SEA = 46;
/** Room for what is laid beside the land while the map is built. */
const SHORE = 150;

function wholeOf(corners: readonly Point[], margin: number): Rect {
  const land = around(corners);
  return { x: land.x - margin, y: land.y - margin, width: land.width + 2 * margin, height: land.height + 2 * margin };
}

/** Wide lands are turned for screens that are held upright, and high ones for those that are not. */
function isBetterTurned(hexes: readonly Hex[], tall: boolean): boolean {
  const { width, height } = around(hexes.flatMap(hex => cornersOf(hex, false)));
  return tall ? width > height * 1.05 : height > width * 1.3;
}

const EMPTY: readonly Hex[] = [{ q: 0, r: 0 }];

/** Drawn nearer to the middle than the border, so that it reads also where the land ends. */
const INSIDE = 0.9;

function goldenSides(t: WithContent, placed: PlacedTile, upright: boolean): Barrier[] {
  const tiles = printedTiles(t);
  return hexesOf(tiles, placed).flatMap((hex, part) => {
    const { borders } = tiles[placed.tile]![part]!;
    const [x, y] = centreOf(hex, upright);
    const corners = cornersOf(hex, upright).map(([cx, cy]): Point => [x + (cx - x) * INSIDE, y + (cy - y) * INSIDE]);
    return SIDES.filter(side => borders[turnedSide(side, -placed.turns)] === 'yellow').map(side => {
      const [from, to] = [corners[side]!, corners[(side + 1) % SIDES.length]!];
      return { path: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, from, to };
    });
  });
}

function makeLayout(t: Laid, tall: boolean): Layout {
  const board = boardOf(t);
  const hexes = board.hexes.filter(hex => hex !== null);
  const upright = isBetterTurned(hexes.length > 0 ? hexes : EMPTY, tall);
  const outlines = board.hexes.map(hex => (hex ? cornersOf(hex, upright) : []));
  const curves = curvesOf({ areas: board.areas, outlines });
  const barriers = (kind: number): Barrier[] =>
    curves.lines.flatMap(({ path, between: [a, b] }) => {
      const place = board.neighbours[a!]!.indexOf(b!);
      if ((board.borders[a!]![place]! & kind) === 0) return [];
      const shared = outlines[a!]!.filter(p => outlines[b!]!.some(q => p[0] === q[0] && p[1] === q[1]));
      return [{ path, from: shared[0]!, to: shared[1]! }];
    });
  return {
    board,
    upright,
    areas: board.areas,
    anchors: board.hexes.map(hex => {
      const [x, y] = centreOf(hex ?? EMPTY[0]!, upright);
      return { x, y };
    }),
    borders: board.neighbours,
    outlines,
    curves,
    whole: wholeOf(
      hexes.length > 0 ? outlines.flat() : cornersOf(EMPTY[0]!, upright),
      hexes.length < 2 ? SHORE * 2 : SEA,
    ),
    terrain: board.hexes.map((_, area) => terrainOf(t, area)),
    mountains: barriers(MOUNTAIN),
    waters: barriers(WATER),
    golden: t.placement.flatMap(placed => goldenSides(t, placed, upright)),
  };
}

export const { layoutFor, useLayoutFor, LayoutContext, useLayout } = layouts(boardOf, makeLayout);
