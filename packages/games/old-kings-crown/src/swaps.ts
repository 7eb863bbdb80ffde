/** Cards change places (OKC-Q117): positions are open, cards are not, unless they came from an open pile. */
import type { Seat } from '@interregnum/kernel';
import { joinedBy, takeOpenly, takeUnseen, without } from './cards.ts';
import { tell } from './events.ts';
import { seenInHand, wentDown, wentToHand } from './knowledge.ts';
import type { Card, Party, RegionNumber } from './pieces.ts';
import { at, type State } from './state.ts';

/** OKC-Q117: a face-down card and one from the hand; first both are taken out, then put in. */
export function swapDownWithHand(s: State, seat: Seat, region: RegionNumber, card: Card): void {
  const place = at(s, region, seat);
  const before = s.down[place]!;
  takeUnseen(s, seat, card);
  s.hands[seat] = joinedBy(s.hands[seat]!, before);
  wentToHand(s, seat, before);
  s.down[place] = card;
  tell({ type: 'swappedDown', seat, owner: seat, one: region, other: 'hand' });
}

/** OKC-Q117: two face-down cards of one player. */
export function swapDown(s: State, seat: Seat, owner: Party, one: RegionNumber, other: RegionNumber): void {
  const [a, b] = [at(s, one, owner), at(s, other, owner)];
  const [first, second] = [s.down[a]!, s.down[b]!];
  s.down[a] = second;
  s.down[b] = first;
  wentDown(s, other, owner, first);
  wentDown(s, one, owner, second);
  tell({ type: 'swappedDown', seat, owner, one, other });
}

/** K05, K27: a hand card and one of an open pile; both are seen. */
export function swapWithPile(s: State, seat: Seat, fromHand: Card, fromPile: Card): void {
  takeOpenly(s, seat, fromHand);
  if (s.lost.includes(fromPile)) s.lost = joinedBy(without(s.lost, fromPile), fromHand);
  else s.discard[seat] = joinedBy(without(s.discard[seat]!, fromPile), fromHand);
  s.hands[seat] = joinedBy(s.hands[seat]!, fromPile);
  seenInHand(s, seat, fromPile);
  tell({ type: 'moved', party: seat, card: fromPile, to: 'hand' });
}
