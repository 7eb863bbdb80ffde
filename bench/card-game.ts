/** A small trick-taking game, the parts that both implementations share: cards, following suit, who takes a trick. */
import { type Chance, chanceFrom, type Seat, shuffle } from '@interregnum/kernel';

export const SEATS = 4;
const SUITS = 4;
export const RANKS = 13;

/** From 0 to 51: `13 * suit + rank`. */
export type Card = number;

const suitOf = (card: Card): number => Math.floor(card / RANKS);

export const CARDS = SUITS * RANKS;

/** The hands of a deal, the same for both implementations. */
export const deal = (seed: string): Card[][] => dealBy(chanceFrom(seed));

export function dealBy(chance: Chance): Card[][] {
  const deck = shuffle(
    chance,
    Array.from({ length: CARDS }, (_, card) => card),
  );
  return Array.from({ length: SEATS }, (_, seat) => deck.slice(RANKS * seat, RANKS * (seat + 1)).sort((a, b) => a - b));
}

/** A seat follows the suit that was led if it can. */
export function playable(hand: readonly Card[], trick: readonly Card[]): readonly Card[] {
  if (trick.length === 0) return hand;
  const led = suitOf(trick[0]!);
  const following = hand.filter(card => suitOf(card) === led);
  return following.length > 0 ? following : hand;
}

/** The highest card of the suit that was led takes the trick. */
export function taker(trick: readonly Card[], leader: Seat): Seat {
  let best = 0;
  for (let i = 1; i < trick.length; i++) {
    if (suitOf(trick[i]!) === suitOf(trick[0]!) && trick[i]! > trick[best]!) best = i;
  }
  return (leader + best) % SEATS;
}
