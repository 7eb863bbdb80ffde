/** Where tiles, home realm markers and home realms may lie (RNW-005..RNW-009, RNW-Q02). */
import {
  beyond,
  type Hex,
  hexDistance,
  hexesOf,
  hexKey,
  hexOf,
  neighboursOf,
  opposite,
  type PlacedTile,
  SIDES,
  type Side,
  turned,
  turnedSide,
} from '@interregnum/kernel';
import { byLand, type Laid } from './board.ts';
import type { Border } from './content/words.ts';
import { FIRST_HOME, type TileNumber } from './pieces.ts';
import { type PrintedTiles, printedTiles } from './printed.ts';

/** Two hexes for a home realm. */
export type Marker = readonly [Hex, Hex];

// --- what lies where -------------------------------------------------------------------------------------------------

interface Cell {
  readonly placed: PlacedTile;
  readonly borders: PrintedTiles[number][number]['borders'];
}

const cellOf = (tiles: PrintedTiles, placed: PlacedTile, part: number): Cell => ({
  placed,
  borders: tiles[placed.tile]![part]!.borders,
});

/** Every covered hex by its key. */
function cellsAmong(tiles: PrintedTiles, placement: readonly PlacedTile[]): ReadonlyMap<number, Cell> {
  const cells = new Map<number, Cell>();
  for (const placed of placement)
    for (const [part, hex] of hexesOf(tiles, placed).entries()) cells.set(hexKey(hex), cellOf(tiles, placed, part));
  return cells;
}
const cellsOf = (t: Laid): ReadonlyMap<number, Cell> => cellsAmong(printedTiles(t), t.placement);

const printed = ({ placed, borders }: Cell, side: Side): Border | undefined => borders[turnedSide(side, -placed.turns)];

const TURNS = [0, 1, 2, 3, 4, 5] as const;
const CENTRE: Hex = { q: 0, r: 0 };
/** Keys are numbers that can be added: many places are tried, most of them in vain. */
const stepTo = (hex: Hex): number => hexKey(hex) - hexKey(CENTRE);
const STEP: readonly number[] = SIDES.map(side => stepTo(beyond(CENTRE, side)));
const minus = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });
const keysOf = (tiles: PrintedTiles, placed: PlacedTile): number[] => hexesOf(tiles, placed).map(hexKey);

/** Vacant hexes next to the board. */
function edgeOf(cells: ReadonlyMap<number, Cell>): number[] {
  const edge = new Set<number>();
  for (const key of cells.keys()) for (const step of STEP) if (!cells.has(key + step)) edge.add(key + step);
  return [...edge].sort((one, other) => one - other);
}

/** RNW-007, RNW-Q201: the yellow side hinders nobody. */
const isColoured = (cell: Cell, side: Side): boolean => {
  const border = printed(cell, side);
  return border !== undefined && border !== 'yellow';
};

/** RNW-006, RNW-543: no coloured border lies against a coloured one, nor against the yellow side. */
function bordersFit(
  tiles: PrintedTiles,
  cells: ReadonlyMap<number, Cell>,
  placed: PlacedTile,
  keys: readonly number[],
): boolean {
  return keys.every((key, part) => {
    const cell = cellOf(tiles, placed, part);
    return SIDES.every(side => {
      const other = cells.get(key + STEP[side]!);
      return !other || !printed(cell, side) || !printed(other, opposite(side));
    });
  });
}

// --- tiles (RNW-005) ---------------------------------------------------------------------------------------------------

const CONTACTS = 2;

/** RNW-005; of a tile with one area that one, and beside one area that one (RNW-543, RNW-Q201). */
function hasContact(cells: ReadonlyMap<number, Cell>, keys: readonly number[]): boolean {
  const touched = new Set<number>();
  let own = 0;
  for (const key of keys) {
    const near = STEP.filter(step => cells.has(key + step));
    if (near.length > 0) own++;
    for (const step of near) touched.add(key + step);
  }
  return own >= Math.min(CONTACTS, keys.length) && touched.size >= Math.min(CONTACTS, cells.size);
}

/** How many pairs of areas would touch. */
export function contactsOf(t: Laid, placed: PlacedTile): number {
  const cells = cellsOf(t);
  return hexesOf(printedTiles(t), placed).reduce(
    (sum, hex) => sum + neighboursOf(hex).filter(near => cells.has(hexKey(near))).length,
    0,
  );
}

/** RNW-005, RNW-006: what is wrong with a tile there. */
function faultAmong(
  tiles: PrintedTiles,
  cells: ReadonlyMap<number, Cell>,
  placed: PlacedTile,
  keys: readonly number[],
): 'overlaps' | 'apart' | 'borders' | null {
  if (keys.some(key => cells.has(key))) return 'overlaps';
  if (!hasContact(cells, keys)) return 'apart';
  return bordersFit(tiles, cells, placed, keys) ? null : 'borders';
}
export function tileFault(t: Laid, placed: PlacedTile) {
  const tiles = printedTiles(t);
  if (t.placement.length > 0) return faultAmong(tiles, cellsOf(t), placed, keysOf(tiles, placed));
  return placed.turns === 0 && hexKey(placed.at) === hexKey(CENTRE) ? null : 'first';
}

/** Every way to lay a tile; the first tile of a game lies in the centre. */
export function tilePlaces(t: Laid, tile: TileNumber): PlacedTile[] {
  if (t.placement.length === 0) return [{ tile, at: CENTRE, turns: 0 }];
  const tiles = printedTiles(t);
  const cells = cellsOf(t);
  const edge = edgeOf(cells);
  const found: PlacedTile[] = [];
  for (const turns of TURNS) {
    const tried = new Set<number>();
    const parts = tiles[tile]!.map(({ hex }) => stepTo(turned(hex, turns)));
    for (const part of parts)
      for (const target of edge) {
        const at = target - part;
        if (tried.has(at)) continue;
        tried.add(at);
        const placed = { tile, at: hexOf(at), turns };
        if (
          faultAmong(
            tiles,
            cells,
            placed,
            parts.map(one => at + one),
          ) === null
        )
          found.push(placed);
      }
  }
  return found;
}

// --- markers (RNW-007, RNW-Q02) ----------------------------------------------------------------------------------------

const OPEN_BORDERS = 3;
const MARKER_DISTANCE = 4;
const MARGIN = 3;

/** Vacant hexes that are connected with the outside: no hole can hold a marker (RNW-Q02). */
function outside(cells: ReadonlyMap<number, Cell>): ReadonlySet<number> {
  const hexes = [...cells.keys()].map(hexOf);
  const [qs, rs] = [hexes.map(({ q }) => q), hexes.map(({ r }) => r)];
  const [q0, q1, r0, r1] = [Math.min(...qs), Math.max(...qs), Math.min(...rs), Math.max(...rs)];
  const isNear = ({ q, r }: Hex) => q >= q0 - MARGIN && q <= q1 + MARGIN && r >= r0 - MARGIN && r <= r1 + MARGIN;
  const start = hexKey({ q: q0 - MARGIN, r: r0 - MARGIN });
  const seen = new Set([start]);
  for (const key of seen)
    for (const near of neighboursOf(hexOf(key))) if (isNear(near) && !cells.has(hexKey(near))) seen.add(hexKey(near));
  return seen;
}

const openBordersOf = (cells: ReadonlyMap<number, Cell>, hex: Hex): number =>
  SIDES.filter(side => {
    const other = cells.get(hexKey(beyond(hex, side)));
    return other !== undefined && !isColoured(other, opposite(side));
  }).length;

/** Every pair of hexes for one marker, whatever other markers there are. */
const markerPlaces = byLand((tiles, placement): readonly Marker[] => {
  const cells = cellsAmong(tiles, placement);
  const free = outside(cells);
  const found: Marker[] = [];
  const seen = new Set<string>();
  for (const key of edgeOf(cells)) {
    if (!free.has(key)) continue;
    for (const step of STEP) {
      if (!free.has(key + step)) continue;
      const [first, last] = step > 0 ? [key, key + step] : [key + step, key];
      if (seen.has(`${first} ${last}`)) continue;
      seen.add(`${first} ${last}`);
      const [one, two] = [hexOf(first), hexOf(last)];
      if (openBordersOf(cells, one) + openBordersOf(cells, two) >= OPEN_BORDERS) found.push([one, two]);
    }
  }
  return found;
});

/** RNW-Q02: between the nearest hexes, vacant ones on the way count, too. */
export const markerDistance = ([a, b]: Marker, [c, d]: Marker): number =>
  Math.min(hexDistance(a, c), hexDistance(a, d), hexDistance(b, c), hexDistance(b, d));
const areApart = (one: Marker, other: Marker): boolean => markerDistance(one, other) >= MARKER_DISTANCE;

/** RNW-007: what is wrong with a marker there; nothing is said of room for others. */
export function markerFault(t: Laid, laid: readonly Marker[], marker: Marker) {
  const cells = cellsOf(t);
  const free = outside(cells);
  const [one, other] = marker;
  if (hexDistance(one, other) !== 1) return 'pair';
  if (marker.some(hex => cells.has(hexKey(hex)))) return 'covered';
  if (marker.some(hex => !free.has(hexKey(hex)))) return 'inside';
  if (openBordersOf(cells, one) + openBordersOf(cells, other) < OPEN_BORDERS) return 'borders';
  return laid.every(before => areApart(marker, before)) ? null : 'near';
}

/** Whether so many of these places, by number, can lie together. */
function fit(apart: readonly (readonly boolean[])[], among: readonly number[], count: number): boolean {
  if (count === 0) return true;
  return among.some((one, i) =>
    fit(
      apart,
      among.slice(i + 1).filter(other => apart[one]![other]),
      count - 1,
    ),
  );
}

/** Places for the next marker that leave room for the others. */
export function markerChoices(t: Laid, laid: readonly Marker[], count: number): Marker[] {
  const places = markerPlaces(t).filter(one => laid.every(other => areApart(one, other)));
  const apart = places.map(one => places.map(other => areApart(one, other)));
  const numbers = [...places.keys()];
  const left = count - laid.length - 1;
  return places.filter((_, one) =>
    fit(
      apart,
      numbers.filter(other => apart[one]![other]),
      left,
    ),
  );
}

// --- home realms (RNW-009, 4.6) ------------------------------------------------------------------------------------------

const isHome = ({ placed }: Cell): boolean => placed.tile >= FIRST_HOME;

/** Home realms never lie next to each other. */
const isApartFromHomes = (cells: ReadonlyMap<number, Cell>, keys: readonly number[]): boolean =>
  keys.every(key =>
    STEP.every(step => {
      const cell = cells.get(key + step);
      return !cell || !isHome(cell);
    }),
  );

/** RNW-009: what is wrong with a home realm there; other markers' hexes are not vacant. */
export function homeFault(
  t: Laid,
  placed: PlacedTile,
  marker: Marker,
  others: readonly Marker[],
): 'marker' | 'covered' | 'touches' | null {
  return homeFaultAmong(printedTiles(t), cellsOf(t), new Set(others.flat().map(hexKey)), placed, marker);
}
function homeFaultAmong(
  tiles: PrintedTiles,
  cells: ReadonlyMap<number, Cell>,
  taken: ReadonlySet<number>,
  placed: PlacedTile,
  marker: Marker,
): 'marker' | 'covered' | 'touches' | null {
  const keys = keysOf(tiles, placed);
  if (!marker.every(hex => keys.includes(hexKey(hex)))) return 'marker';
  if (keys.some(key => cells.has(key) || taken.has(key))) return 'covered';
  return bordersFit(tiles, cells, placed, keys) && isApartFromHomes(cells, keys) ? null : 'touches';
}

/** Every way to lay a home realm on a marker. */
export function homePlaces(t: Laid, tile: TileNumber, marker: Marker, others: readonly Marker[]): PlacedTile[] {
  const tiles = printedTiles(t);
  const cells = cellsOf(t);
  const taken = new Set(others.flat().map(hexKey));
  const found = new Map<string, PlacedTile>();
  for (const turns of TURNS)
    for (const { hex } of tiles[tile]!) {
      const placed = { tile, at: minus(marker[0], turned(hex, turns)), turns };
      if (homeFaultAmong(tiles, cells, taken, placed, marker) === null)
        found.set(`${turns} ${hexKey(placed.at)}`, placed);
    }
  return [...found.values()];
}

/** Uncoloured borders between a home realm and the areas of the board. */
function openBordersOfHome(tiles: PrintedTiles, cells: ReadonlyMap<number, Cell>, placed: PlacedTile): number {
  return hexesOf(tiles, placed).reduce(
    (sum, hex, part) =>
      sum +
      SIDES.filter(side => {
        const other = cells.get(hexKey(beyond(hex, side)));
        return (
          other !== undefined && !isColoured(other, opposite(side)) && !isColoured(cellOf(tiles, placed, part), side)
        );
      }).length,
    0,
  );
}

/** RNW-H1: most uncoloured borders to board areas; then the smallest turn, q and r. */
export function bestHome(t: Laid, places: readonly PlacedTile[]): PlacedTile | null {
  const cells = cellsOf(t);
  const open = (placed: PlacedTile) => openBordersOfHome(printedTiles(t), cells, placed);
  const order = (a: PlacedTile, b: PlacedTile): number =>
    open(b) - open(a) || a.turns - b.turns || a.at.q - b.at.q || a.at.r - b.at.r;
  return [...places].sort(order)[0] ?? null;
}

/** Areas next to a marker, as keys of hexes. */
export const nextToMarkers = (markers: readonly Marker[]): ReadonlySet<number> =>
  new Set(markers.flatMap(marker => marker.flatMap(hex => neighboursOf(hex).map(hexKey))));
