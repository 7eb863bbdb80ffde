/** Armies and tokens (YLD-025, YLD-048, YLD-006). */
import type { Seat } from '@interregnum/kernel';

/** YLD-048: Archer, Infantry, Cavalry or the fourth piece of yellow; a piece has no rules of its own. */
export type Piece = number;
export const PIECE_IDS = ['archer', 'infantry', 'cavalry', 'champion'] as const;
export type PieceId = (typeof PIECE_IDS)[number];
/** YLD-048. */
export const PIECES: readonly Piece[] = [0, 1, 2, 3];
export const pieceId = (piece: Piece): PieceId => PIECE_IDS[piece]!;
export const PIECES_EACH = PIECES.length;
export const FOURTH_PIECE: Piece = 3;

/** One Army of one seat: `PIECES_EACH * seat + piece`; a set of Armies is a sum of `1 << army`. */
export type Army = number;
export const armyOf = (seat: Seat, piece: Piece): Army => PIECES_EACH * seat + piece;
export const ownerOf = (army: Army): Seat => army >> 2;
export const pieceOf = (army: Army): Piece => army & 3;
/** As people write it: `2.archer`. */
export const armyId = (army: Army): string => `${ownerOf(army) + 1}.${pieceId(pieceOf(army))}`;
export const bitOf = (army: Army): number => 1 << army;

export const MOST_UNITS = 15;
export const TOKENS_EACH = 15;
export const NEUTRAL_TOKENS = 15;
