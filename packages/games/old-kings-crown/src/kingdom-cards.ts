/** Kingdom Cards come and go: market, deck, control (OKC-089..OKC-096, OKC-271). */
import { type Seat, shuffle } from '@interregnum/kernel';
import { putInOrder, toDiscard, toHand } from './cards.ts';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import { KINGDOM_CARDS_HELD, MARKET_SLOTS } from './content/setup.ts';
import { tell } from './events.ts';
import { kingdomDeckShuffled, kingdomThing, opened } from './knowledge.ts';
import { type Card, type Kingdom, NONE, type Party } from './pieces.ts';
import type { Controlled, State } from './state.ts';

const sortedWith = (list: readonly Kingdom[], kingdom: Kingdom): Kingdom[] => putInOrder([...list, kingdom]);

/** OKC-295. */
export function discardKingdom(s: State, kingdom: Kingdom, party: Party | null): void {
  s.kingdomDiscard = sortedWith(s.kingdomDiscard, kingdom);
  tell({ type: 'discardedKingdom', party, kingdom });
}

// --- the deck and the market -----------------------------------------------------------------------------------------

/** OKC-Q19: an empty deck is made anew when its next card is needed. */
export function drawKingdom(s: State): Kingdom {
  if (s.kingdomDeck.length === 0) {
    s.kingdomDeck = shuffle(s.chance, [...s.kingdomDiscard]);
    s.kingdomDiscard = [];
    kingdomDeckShuffled(s);
    tell({ type: 'kingdomShuffled' });
  }
  const top = s.kingdomDeck.at(-1)!;
  s.kingdomDeck = s.kingdomDeck.slice(0, -1);
  opened(s, [kingdomThing(top)]);
  return top;
}

/** OKC-092: a card slides to slot 2, new ones come into slot 1. `left` is what is still there, slot 1 first. */
export function refillMarket(s: State, left: readonly Kingdom[]): void {
  s.market = left;
  while (s.market.length < MARKET_SLOTS) s.market = [drawKingdom(s), ...s.market];
  tell({ type: 'marketFilled', market: s.market });
}

/** OKC-095: New Wares. */
export function newWares(s: State): void {
  const [slide, out] = s.market as readonly [Kingdom, Kingdom];
  discardKingdom(s, out, null);
  refillMarket(s, [slide]);
}

/** Cards that come from the deck to somebody who has yet to say which of his own goes: they lie nowhere. A position may say anything. */
export const turnedKingdoms = ({ frames }: Pick<State, 'frames'>): readonly Kingdom[] =>
  frames.flatMap(({ proc, locals }) => {
    const turned: unknown = proc === 'winningBid' ? (locals as { turned?: unknown }).turned : NONE;
    return KINGDOMS.filter(kingdom => kingdom === turned);
  });
const KINGDOMS: readonly Kingdom[] = [...KINGDOM_CARDS.keys()];

// --- control ---------------------------------------------------------------------------------------------------------

/** The Kingdom Card leaves its player; says which Supporter is free. */
export function loseControl(s: State, seat: Seat, kingdom: Kingdom): Card {
  const { occupier } = s.controlled[seat]!.find(one => one.kingdom === kingdom)!;
  s.controlled[seat] = s.controlled[seat]!.filter(one => one.kingdom !== kingdom);
  return occupier;
}

/** OKC-096, OKC-Q115: first the Kingdom Card goes, then its Occupier. */
export function dismiss(s: State, seat: Seat, kingdom: Kingdom, occupierTo: 'hand' | 'discard'): void {
  const occupier = loseControl(s, seat, kingdom);
  discardKingdom(s, kingdom, seat);
  if (occupierTo === 'hand') toHand(s, occupier);
  else toDiscard(s, occupier);
}

export function control(s: State, seat: Seat, held: Controlled): void {
  s.controlled[seat] = [...s.controlled[seat]!, held];
}

/** OKC-090, OKC-271. */
export const isFull = (s: Pick<State, 'controlled'>, seat: Seat): boolean =>
  s.controlled[seat]!.length >= KINGDOM_CARDS_HELD;
