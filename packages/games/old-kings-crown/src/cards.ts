/** Cards on the move. Each goes to its own owner's places, whoever moves it (OKC-294). */
import { type Seat, shuffle, shuffleOthers, type Viewers, viewers } from '@interregnum/kernel';
import { heard, tell, tellApart } from './events.ts';
import {
  buriedUnseen,
  kingdomThing,
  leftHandUnseen,
  opened,
  pileRaised,
  pileShuffled,
  seenInHand,
  seenInPile,
  wentToHand,
} from './knowledge.ts';
import { type Card, isValue, type Party, REGION_NUMBERS } from './pieces.ts';
import { at, type Cards, type Clash, copyClash, type State } from './state.ts';
import { isInClash, limitOf } from './strength.ts';
import { isSeat, ownerOf } from './table.ts';

export function without(cards: Cards, card: Card): Cards {
  const left: Card[] = [];
  for (const one of cards) if (one !== card) left.push(one);
  return left;
}

// --- out of a place --------------------------------------------------------------------------------------------------

export function changeClash(s: State, part: Partial<Clash>): void {
  s.clash = Object.assign(copyClash(s.clash!), part);
}

/** A list by party in which some have this now. */
export function replaced<T>(list: readonly T[], by: T, isMeant: (party: Party) => boolean): readonly T[] {
  const changed = list.slice();
  for (let party = 0; party < changed.length; party++) if (isMeant(party)) changed[party] = by;
  return changed;
}

/** A card is no longer part of the Clash. */
export function leaveClash(s: State, card: Card): void {
  const { clash } = s;
  if (clash === null || !isInClash(clash, card)) return;
  const owner = ownerOf(s, card);
  changeClash(s, { cards: replaced(clash.cards, without(clash.cards[owner]!, card), party => party === owner) });
}

/** OKC-293: a Revealed card leaves its Region, or the place in front of its owner, and with that its Clash. */
export function liftRevealed(s: State, card: Card): void {
  const owner = ownerOf(s, card);
  for (const region of REGION_NUMBERS) {
    const place = at(s, region, owner);
    if (s.up[place]!.includes(card)) s.up[place] = without(s.up[place]!, card);
  }
  if (isSeat(s, owner) && s.kept[owner]!.includes(card)) s.kept[owner] = without(s.kept[owner]!, card);
  leaveClash(s, card);
}

/** Nobody else sees which card leaves the hand. */
export function takeUnseen(s: State, seat: Seat, card: Card): void {
  s.hands[seat] = without(s.hands[seat]!, card);
  leftHandUnseen(s, seat);
}

/** Everybody sees the card that leaves the hand. */
export function takeOpenly(s: State, seat: Seat, card: Card): void {
  s.hands[seat] = without(s.hands[seat]!, card);
  opened(s, [card]);
}

/** A Revealed card, or one from the hand that everybody then sees (OKC-Q52). */
export function liftOwn(s: State, seat: Seat, card: Card): void {
  if (s.hands[seat]!.includes(card)) takeOpenly(s, seat, card);
  else liftRevealed(s, card);
}

// --- into a place ----------------------------------------------------------------------------------------------------

/** Puts the list itself in order. Lists of cards are short: no sort that is made for long ones is as fast. */
export function putInOrder(cards: Card[]): Card[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i]!;
    let place = i;
    for (; place > 0 && cards[place - 1]! > card; place--) cards[place] = cards[place - 1]!;
    cards[place] = card;
  }
  return cards;
}

/** Nearly always they are in order already. */
export function sorted(cards: Cards): Cards {
  for (let i = 1; i < cards.length; i++) if (cards[i]! < cards[i - 1]!) return putInOrder([...cards]);
  return cards;
}

/** Cards in order with one more at its place. */
export function joinedBy(cards: Cards, card: Card): Cards {
  const all: Card[] = [];
  let i = 0;
  while (i < cards.length && cards[i]! < card) all.push(cards[i++]!);
  all.push(card);
  while (i < cards.length) all.push(cards[i++]!);
  return all;
}

/** OKC-280, OKC-Q12: an open card goes to its owner's hand, or on top of the draw pile if the hand is full. */
export function toHand(s: State, card: Card): void {
  if (isValue(card)) return; // OKC-S5: only a value
  const owner = ownerOf(s, card);
  if (s.hands[owner]!.length >= limitOf(s, owner)) {
    s.draw[owner] = [...s.draw[owner]!, card];
    seenInPile(s, owner, s.draw[owner].length - 1, card, null);
    tell({ type: 'moved', party: owner, card, to: 'top' });
    return;
  }
  intoHand(s, card);
  tell({ type: 'moved', party: owner, card, to: 'hand' });
}

/** OKC-Q12: a losing Bid goes back into the hand it came from, however full that is. */
export function intoHand(s: State, card: Card): void {
  const owner = ownerOf(s, card);
  s.hands[owner] = joinedBy(s.hands[owner]!, card);
  seenInHand(s, owner, card);
}

export function toDiscard(s: State, card: Card): void {
  if (isValue(card)) return;
  const owner = ownerOf(s, card);
  s.discard[owner] = joinedBy(s.discard[owner]!, card);
  tell({ type: 'moved', party: owner, card, to: 'discard' });
}

/** OKC-011. */
export function toLost(s: State, card: Card): void {
  if (isValue(card)) return;
  s.lost = joinedBy(s.lost, card);
  tell({ type: 'moved', party: ownerOf(s, card), card, to: 'lost' });
}

/** To the bottom of its owner's draw pile, where everybody has seen it go. */
export function toBottom(s: State, card: Card, height = 0): void {
  if (!isValue(card)) insert(s, ownerOf(s, card), card, height, null);
}

/** OKC-180: from the hand only its owner knows which. The first one lies lowest, so it goes in at a height. */
export function bury(s: State, seat: Seat, card: Card, height: number): void {
  const isFromHand = s.hands[seat]!.includes(card);
  if (isFromHand) {
    s.hands[seat] = without(s.hands[seat]!, card);
    buriedUnseen(s, seat);
  } else {
    liftRevealed(s, card);
  }
  insert(s, seat, card, height, isFromHand ? viewers(seat) : null);
}

/** Puts a card into a draw pile, so many cards above the bottom; all see it, or some. */
export function insert(s: State, seat: Seat, card: Card, height: number, seenBy: Viewers | null): void {
  pileRaised(s, seat, height);
  s.draw[seat] = s.draw[seat]!.toSpliced(height, 0, card);
  seenInPile(s, seat, height, card, seenBy);
  if (!heard()) return;
  const told = { type: 'moved' as const, party: seat, to: 'bottom' as const };
  if (seenBy === null) tell({ ...told, card });
  else tellApart([seat], { ...told, card }, { ...told, card: null });
}

// --- drawing (OKC-062..OKC-065) -----------------------------------------------------------------------------------------

/** Takes the top card of the draw pile into the hand. */
export function drawOne(s: State, seat: Seat): Card {
  const card = s.draw[seat]!.at(-1)!;
  s.draw[seat] = s.draw[seat]!.slice(0, -1);
  s.hands[seat] = joinedBy(s.hands[seat]!, card);
  wentToHand(s, seat, card);
  return card;
}

/** Cards that anybody has seen stay where they were seen. */
export function shuffleUndrawn(s: State): void {
  const isSeen = (thing: number): boolean => s.marks.some(mark => mark.thing === thing);
  s.draw = s.draw.map(pile => shuffleOthers(s.chance, pile, isSeen));
  s.kingdomDeck = shuffleOthers(s.chance, s.kingdomDeck, card => isSeen(kingdomThing(card)));
  s.planDeck = shuffle(s.chance, s.planDeck.slice());
}

/** OKC-063: the discard pile becomes the draw pile (OKC-065). */
export function reshuffle(s: State, seat: Seat): void {
  const pile = shuffle(s.chance, [...s.discard[seat]!, ...s.draw[seat]!]);
  s.discard[seat] = [];
  s.draw[seat] = pile;
  pileShuffled(s, seat);
}
