/** What cards of Banners of War do besides the ops of the base game (D63..D65, D67). */
import type { AreaSet } from '../effect.ts';

/** D63, D67. */
export type BowQuestion = 'RNW-D63' | 'RNW-D67';

export type BowPlainOp =
  /** RNW-545. `map`: RB9, which is worth influence when 12A is not on the board. */
  | { op: 'lostCity'; map: boolean }
  /** SUB2: in every desolated area of mine I destroy one of my units. */
  | { op: 'scorch' }
  /** FAB2. */
  | { op: 'bandits' }
  /** TB04: a random destroyed city comes to the area in the register. */
  | { op: 'rebuildCity' }
  /** SUB3: the Tactics hand of the player picked. */
  | { op: 'lookHand' }
  /** RB5: the desolation token of the hero's area is removed, or one is placed. */
  | { op: 'sandglass' }
  /** The token in the area picked lies faceup from now on (RNW-547). */
  | { op: 'revealRune' }
  /** TB07: whoever plays it is stronger in the area picked. */
  | { op: 'ward' }
  /** The opponent named bids nothing (D65). */
  | { op: 'excludeFromBid' };

export type BowAskingOp =
  /** So many different areas of the set get a token, where it is legal. */
  | {
      op: 'layWaste';
      kind: 'desolation' | 'cryomancy';
      from: AreaSet;
      most: number;
      or: 'no' | null;
      asks: BowQuestion;
    }
  /** Up to so many tokens are removed; each costs so much influence. `food`: or the dial rises. */
  | {
      op: 'cleanse';
      what: 'any' | 'desolation';
      most: number;
      price: number;
      or: 'no' | 'stop' | 'food';
      asks: BowQuestion;
    };

/** Which areas, in words of waste. */
export interface WasteSet {
  waste?: 'desolation' | 'some' | 'can-desolate' | 'can-freeze';
  /** An area of mine or next to one. */
  near?: 'mine';
  /** A printed space for a city, without city and stronghold. */
  citySpace?: 'free';
}

export type BowCondition =
  | { if: 'anyDialCanRise' }
  | { if: 'hasHero' | 'noHero' }
  | { if: 'destroyedCity' }
  /** RB9: the hero is in 12A and the city is not, or 12A is not on the board. */
  | { if: 'atLostCity' }
  /** RB5: something can be done in the hero's area. */
  | { if: 'sandglass' };

const lay = (kind: 'desolation' | 'cryomancy', from: AreaSet, or: 'no' | null, most: number): BowAskingOp => ({
  op: 'layWaste',
  kind,
  from,
  most,
  or,
  asks: 'RNW-D63',
});
export const desolate = (from: AreaSet): BowAskingOp => lay('desolation', from, null, 1);
export const mayDesolate = (from: AreaSet): BowAskingOp => lay('desolation', from, 'no', 1);
export const freeze = (from: AreaSet, most = 1): BowAskingOp => lay('cryomancy', from, null, most);
export const cleanse = (
  what: 'any' | 'desolation',
  most: number,
  or: 'no' | 'stop' | 'food',
  price = 0,
): BowAskingOp => ({ op: 'cleanse', what, most, price, or, asks: 'RNW-D67' });
export const lostCity: BowPlainOp = { op: 'lostCity', map: false };
