/** The Ritual tiles of the Gathering: tokens, and what a full tile brings (T-GA2, T-GA3). */
import type { Seat } from '@interregnum/kernel';
import { toHand, without } from './cards.ts';
import { TACTICS } from './content/tactics.ts';
import { flipTile } from './effects/sources.ts';
import { tell } from './events.ts';
import { gain } from './influence.ts';
import { cardNumber, type Tile, tileSource, tilesOf } from './pieces.ts';
import type { PublicState, State } from './state.ts';
import { isReady } from './table.ts';

/** Face-up Ritual tiles of a seat. */
export const openRituals = (t: Pick<PublicState, 'factions' | 'ready'>, seat: Seat): Tile[] =>
  tilesOf(t.factions[seat]!).filter(tile => TACTICS[tile]!.ritual !== null && isReady(t, tile));

/** OKC-008, OKC-Q86. */
const setTokens = (s: State, tile: Tile, tokens: number): void => {
  s.tokens = s.tokens.map((n, i) => (i === tile ? tokens : n));
};

export function addTokens(s: State, seat: Seat, tile: Tile, n: number): void {
  setTokens(s, tile, s.tokens[tile]! + n);
  tell({ type: 'token', seat, tile, tokens: s.tokens[tile]! });
  if (s.tokens[tile]! >= TACTICS[tile]!.ritual!.tokens) complete(s, seat, tile);
}

/** The card is taken from where it can be had; if it is in play already, 1 Influence instead. */
function complete(s: State, seat: Seat, tile: Tile): void {
  setTokens(s, tile, 0);
  flipTile(s, seat, tile, false);
  const card = cardNumber(TACTICS[tile]!.ritual!.card);
  if (s.aside.includes(card)) s.aside = without(s.aside, card);
  else if (s.discard[seat]!.includes(card)) s.discard[seat] = without(s.discard[seat]!, card);
  else if (s.lost.includes(card)) s.lost = without(s.lost, card);
  else {
    gain(s, seat, 1, 'effect', tileSource(tile));
    return;
  }
  toHand(s, card);
}
