/** The board as it follows from where tiles lie: neighbours, borders, distances (RNW-068, RNW-087). */
import {
  derived,
  distances,
  type Hex,
  hexBoard,
  type PlacedTile,
  type Side,
  turnedSide,
  type WithContent,
  workedOut,
} from '@interregnum/kernel';
import type { RunewarsContent } from './content/built-in.ts';
import { contentOf } from './content/contents.ts';
import type { Border } from './content/words.ts';
import { AREA_COUNT, type Area, areasOfTile } from './pieces.ts';
import { type PrintedTiles, printedTilesOf } from './printed.ts';

/** What lies between two areas, as printed on either of them. */
export const MOUNTAIN = 1;
export const WATER = 2;
export const YELLOW = 4;

export interface Board {
  /** In the order of tile number and letter; home realms last. */
  readonly areas: readonly Area[];
  readonly isOn: readonly boolean[];
  /** By area: who shares a side, and what is printed there (`MOUNTAIN`, `WATER`, `YELLOW`, several or 0), in the same order. */
  readonly neighbours: readonly (readonly Area[])[];
  readonly borders: readonly (readonly number[])[];
  /** The same, as far as it is printed on the area itself; an inner border is printed on both. */
  readonly prints: readonly (readonly number[])[];
  /** Steps between areas, whatever the borders; -1 where there is no way. */
  readonly distances: readonly (readonly number[])[];
  readonly hexes: readonly (Hex | null)[];
}

/** What a board follows from. */
export interface Laid extends WithContent {
  readonly placement: readonly PlacedTile[];
}

/** Something that follows from where tiles lie and from what they print; asked all the time, nearly always for one map. */
export function byLand<T>(make: (tiles: PrintedTiles, placement: readonly PlacedTile[]) => T): (t: Laid) => T {
  const made = workedOut((content: RunewarsContent) => {
    const tiles = printedTilesOf(content);
    return derived((placement: readonly PlacedTile[]) => make(tiles, placement));
  });
  let lastMade: ReturnType<typeof made> | null = null;
  let lastPlacement: readonly PlacedTile[] = [];
  let last: T;
  return t => {
    const makeOnce = made(contentOf(t));
    if (t.placement === lastPlacement && makeOnce === lastMade) return last;
    last = makeOnce(t.placement);
    [lastMade, lastPlacement] = [makeOnce, t.placement];
    return last;
  };
}

const CODE: Readonly<Record<Border, number>> = { mountain: MOUNTAIN, water: WATER, yellow: YELLOW };
const SIDES = [0, 1, 2, 3, 4, 5] as const;

/** What a tile prints on this side of one of its areas. */
function printOf(
  tiles: PrintedTiles,
  placement: readonly PlacedTile[],
  { tile, part }: { tile: number; part: number },
  side: Side,
): number {
  const { turns } = placement.find(placed => placed.tile === tile)!;
  const border = tiles[tile]![part]!.borders[turnedSide(side, -turns)];
  return border === undefined ? 0 : CODE[border];
}

function makeBoard(tiles: PrintedTiles, placement: readonly PlacedTile[]): Board {
  const hexes = hexBoard(tiles, placement);
  const areaOf = (place: number): Area => areasOfTile(hexes.areas[place]!.tile)[hexes.areas[place]!.part]!;
  const neighbours: Area[][] = Array.from({ length: AREA_COUNT }, () => []);
  const borders: number[][] = Array.from({ length: AREA_COUNT }, () => []);
  const prints: number[][] = Array.from({ length: AREA_COUNT }, () => []);
  const at: (Hex | null)[] = new Array<Hex | null>(AREA_COUNT).fill(null);
  for (const [place, { hex }] of hexes.areas.entries()) {
    const area = areaOf(place);
    at[area] = hex;
    for (const side of SIDES) {
      const other = hexes.beyond[place]![side] ?? null;
      if (other === null) continue; // RNW-088: a hole is nobody's neighbour
      neighbours[area]!.push(areaOf(other));
      const border = hexes.bordersAt(place, side).reduce((sum, one) => sum | CODE[one], 0);
      borders[area]!.push(border);
      const isInner = hexes.areas[other]!.tile === hexes.areas[place]!.tile;
      prints[area]!.push(isInner ? border : printOf(tiles, placement, hexes.areas[place]!, side));
    }
  }
  return {
    areas: at.flatMap((hex, area) => (hex === null ? [] : [area])),
    isOn: at.map(hex => hex !== null),
    neighbours,
    borders,
    prints,
    distances: distances(neighbours),
    hexes: at,
  };
}

export const boardOf = byLand(makeBoard);
