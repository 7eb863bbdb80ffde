/** A board of hexes made of tiles: what a tile prints, where it lies, and the areas and borders that follow. */
import { distances, type Neighbours } from './graph.ts';
import { beyond, type Hex, hexKey, opposite, plus, SIDES, type Side, turned, turnedSide } from './hex.ts';

/** One area of a tile as printed: where it lies on the tile, and what its borders are. */
export interface PrintedArea<B> {
  readonly hex: Hex;
  /** What is printed at a side, for sides with something printed. */
  readonly borders: Readonly<Partial<Record<Side, B>>>;
}

/** A tile on the table: which one, where its origin lies, how it is turned. */
export interface PlacedTile {
  readonly tile: number;
  readonly at: Hex;
  readonly turns: number;
}

/** An area of the board; areas are numbered in the order in which their tiles were placed. */
export interface BoardArea {
  readonly tile: number;
  /** Which area of its tile it is. */
  readonly part: number;
  readonly hex: Hex;
}

export interface HexBoard<B> {
  readonly areas: readonly BoardArea[];
  /** By area and side: the area beyond, or `null` at the edge. */
  readonly beyond: readonly (readonly (number | null)[])[];
  readonly neighbours: Neighbours;
  readonly distances: readonly (readonly number[])[];
  /** What is printed between an area and the one beyond this side, by either of them. */
  bordersAt(area: number, side: Side): readonly B[];
  areaAt(hex: Hex): number | null;
}

const placedHex = ({ at, turns }: PlacedTile, hex: Hex): Hex => plus(at, turned(hex, turns));

/** The hexes that a tile would cover. */
export const hexesOf = <B>(tiles: readonly (readonly PrintedArea<B>[])[], placed: PlacedTile): Hex[] =>
  tiles[placed.tile]!.map(({ hex }) => placedHex(placed, hex));

/** All that follows from where tiles lie. Tiles must not overlap. */
export function hexBoard<B>(
  tiles: readonly (readonly PrintedArea<B>[])[],
  placement: readonly PlacedTile[],
): HexBoard<B> {
  const areas: BoardArea[] = [];
  const prints: (B | undefined)[][] = [];
  const byHex = new Map<number, number>();
  for (const placed of placement) {
    tiles[placed.tile]!.forEach(({ hex, borders }, part) => {
      const there = placedHex(placed, hex);
      if (byHex.has(hexKey(there))) throw new Error(`two tiles lie on ${there.q},${there.r}`);
      byHex.set(hexKey(there), areas.length);
      areas.push({ tile: placed.tile, part, hex: there });
      prints.push(SIDES.map(side => borders[turnedSide(side, -placed.turns)]));
    });
  }
  const areaAt = (hex: Hex): number | null => byHex.get(hexKey(hex)) ?? null;
  const beyondSides = areas.map(({ hex }) => SIDES.map(side => areaAt(beyond(hex, side))));
  const neighbours = beyondSides.map(sides => sides.filter(area => area !== null));
  return {
    areas,
    beyond: beyondSides,
    neighbours,
    distances: distances(neighbours),
    areaAt,
    bordersAt(area, side) {
      const other = beyondSides[area]![side] ?? null;
      const printed = [prints[area]![side], other === null ? undefined : prints[other]![opposite(side)]];
      return printed.filter(border => border !== undefined);
    },
  };
}
