/** The map while it is built: where the tile in hand may lie as it is turned, and where markers may. */
import { type Hex, hexesOf } from '@interregnum/kernel';
import { homeTile, type Option, PRINTED_TILES, type TileNumber, type View } from '@interregnum/runewars';
import type { Picked } from './selection.ts';

/** A place that can be taken: the hexes it covers. */
export interface Site {
  code: string;
  hexes: readonly Hex[];
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

/** The next way to turn it. */
export function turnedOn(view: View, options: readonly Option[], picked: Picked): Picked {
  const tile = inHand(view, options, picked);
  if (tile === null) return picked;
  const turns = turnsOf(view, options, tile);
  const now = turns.indexOf(turnInHand(view, options, picked));
  return { ...picked, tile, turns: turns[(now + 1) % turns.length] ?? 0 };
}

export function sitesOf(view: View, options: readonly Option[], picked: Picked): Site[] {
  const tile = inHand(view, options, picked);
  const turns = turnInHand(view, options, picked);
  return options.flatMap(o => {
    if (o.type === 'marker') return [{ code: o.code, hexes: [o.hex, o.other] }];
    if (!isLaying(o) || o.turns !== turns || tileOf(view, o) !== tile) return [];
    return [{ code: o.code, hexes: hexesOf(PRINTED_TILES, { tile, at: o.hex, turns }) }];
  });
}
