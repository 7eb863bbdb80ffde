/** The map while it is built: where the tile in hand may lie as it is turned, and where markers may. */
import { type Hex, hexesOf, hexKey, hexOf, neighboursOf, type PlacedTile } from '@interregnum/kernel';
import { homeTile, type Laid, type Option, printedTiles, type TileNumber, type View } from '@interregnum/runewars';
import type { Picked } from './selection.ts';

/** A place that can be taken: the hexes it covers. */
export interface Site {
  code: string;
  hexes: readonly Hex[];
  /** What would lie there; `null`: a marker. */
  placed: PlacedTile | null;
}

type Laying = Extract<Option, { type: 'placeTile' | 'home' }>;
const isLaying = (o: Option): o is Laying => o.type === 'placeTile' || o.type === 'home';

/** Tiles of which one may be laid, as far as there is a choice. */
export const tilesInHand = (options: readonly Option[]): TileNumber[] => [
  ...new Set(options.flatMap(o => (o.type === 'placeTile' ? [o.tile] : []))),
];

const tileOf = (view: View, o: Laying): TileNumber =>
  o.type === 'placeTile' ? o.tile : homeTile(view.factions[view.viewer ?? 0]!);

/** The tile in hand: the one that was picked, or the first. */
export function inHand(view: View, options: readonly Option[], picked: Picked): TileNumber | null {
  const tiles = [...new Set(options.filter(isLaying).map(o => tileOf(view, o)))];
  return picked.tile !== null && tiles.includes(picked.tile) ? picked.tile : (tiles[0] ?? null);
}

/** The turns in which a tile fits anywhere, in order. */
export const turnsOf = (view: View, options: readonly Option[], tile: TileNumber): number[] =>
  [...new Set(options.filter(isLaying).flatMap(o => (tileOf(view, o) === tile ? [o.turns] : [])))].sort(
    (a, b) => a - b,
  );

/** How the tile in hand is turned: as was picked, or the next way in which it fits. */
export function turnInHand(view: View, options: readonly Option[], picked: Picked): number {
  const tile = inHand(view, options, picked);
  if (tile === null) return 0;
  const turns = turnsOf(view, options, tile);
  return turns.find(turn => turn >= picked.turns) ?? turns[0] ?? 0;
}

/** The next way to turn it; `by` -1: the one before. */
export function turnedOn(view: View, options: readonly Option[], picked: Picked, by: 1 | -1 = 1): Picked {
  const tile = inHand(view, options, picked);
  if (tile === null) return picked;
  const turns = turnsOf(view, options, tile);
  const now = turns.indexOf(turnInHand(view, options, picked));
  return { ...picked, site: null, tile, turns: turns[(now + by + turns.length) % turns.length] ?? 0 };
}

/** Whether a tile is in hand. */
export const isBuilding = (options: readonly Option[]): boolean => options.some(isLaying);

/** The answer that would lay the tile in hand there: the table says why it does not fit. */
export function layingAt(view: View, options: readonly Option[], picked: Picked, { q, r }: Hex): string | null {
  const tile = inHand(view, options, picked);
  const like = options.find(o => isLaying(o) && tileOf(view, o) === tile);
  if (!like) return null;
  return `${like.code.slice(0, like.code.indexOf('@'))}@${q},${r}r${turnInHand(view, options, picked)}`;
}

/** Free hexes beside the land and what is laid there now. */
export function shoreOf(t: Laid): Hex[] {
  const land = t.placement.flatMap(placed => hexesOf(printedTiles(t), placed));
  const taken = new Set(land.map(hexKey));
  return [...new Set(land.flatMap(neighboursOf).map(hexKey))].filter(key => !taken.has(key)).map(hexOf);
}

export function sitesOf(view: View, options: readonly Option[], picked: Picked): Site[] {
  const tile = inHand(view, options, picked);
  const turns = turnInHand(view, options, picked);
  return options.flatMap((o): Site[] => {
    if (o.type === 'marker') return [{ code: o.code, hexes: [o.hex, o.other], placed: null }];
    if (!isLaying(o) || o.turns !== turns || tileOf(view, o) !== tile) return [];
    const placed = { tile, at: o.hex, turns };
    return [{ code: o.code, hexes: hexesOf(printedTiles(view), placed), placed }];
  });
}
