/** Reinforce and Retreat in a Clash (OKC-236..OKC-244). */
import type { Seat } from '@interregnum/kernel';
import { changeClash, liftRevealed, replaced, takeUnseen, toDiscard, toHand } from './cards.ts';
import { tell, tellApart } from './events.ts';
import { type Option, option } from './options.ts';
import { type Card, NONE, type Party } from './pieces.ts';
import { NO_CARDS, type State } from './state.ts';

/** OKC-236: a card from the hand is added face down. */
export function reinforce(s: State, seat: Seat, card: Card): void {
  takeUnseen(s, seat, card);
  s.covered[seat] = [...s.covered[seat]!, card];
  tellApart([seat], { type: 'reinforced', seat, card }, { type: 'reinforced', seat, card: null });
}

/** OKC-241, OKC-242: the card leaves; the Herald may leave with it. */
export const retreats = (s: State, seat: Seat): Option[] => {
  const ways: Option[] = [option.retreat('hand'), option.retreat('discard')];
  if (s.heralds[seat] !== NONE) ways.push(option.retreatWithHerald('hand'), option.retreatWithHerald('discard'));
  return ways;
};

/** OKC-Q106: his other cards stay next to the Region and count for nothing (OKC-243, OKC-Q40, OKC-Q41, OKC-Q72). */
export function retreat(
  s: State,
  party: Party,
  card: Card,
  to: 'hand' | 'discard' | null,
  isHeraldLeaving: boolean,
): void {
  liftRevealed(s, card);
  if (isHeraldLeaving) s.heralds[party] = NONE;
  tell({ type: 'retreated', party, card, to, herald: isHeraldLeaving });
  if (to === 'hand') toHand(s, card);
  else if (to === 'discard') toDiscard(s, card);
  const clash = s.clash!;
  changeClash(s, {
    in: clash.in.filter(other => other !== party),
    retreated: s.order.filter(other => other === party || clash.retreated.includes(other)),
    cards: replaced(clash.cards, NO_CARDS, one => one === party),
  });
}

/** Carries out an answer to OKC-D42 for the card that it is about. */
export function carryOut(s: State, seat: Seat, card: Card, answer: Option): void {
  if (answer.type === 'reinforce') reinforce(s, seat, answer.card);
  else if (answer.type === 'retreat') retreat(s, seat, card, answer.to, false);
  else if (answer.type === 'retreatWithHerald') retreat(s, seat, card, answer.to, true);
}
