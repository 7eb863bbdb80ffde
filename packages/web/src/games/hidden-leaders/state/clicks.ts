/** What a click on a card, a pile or a party means at the open question. */
import { ASK, type Card, heroId, type Option, type View } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import { asks, type Meaning as KitMeaning, NOTHING, take } from '../../../table/kit/meaning.ts';
import type { Picked } from './selection.ts';

export type Meaning = KitMeaning<Picked>;

export const hiddenId = (seat: Seat, place: number): string => `${seat + 1}.${place + 1}`;

export const onCard = (options: readonly Option[], card: Card): Option[] =>
  options.filter(o => o.type === 'hero' && o.card === card);

export const onHidden = (options: readonly Option[], seat: Seat, place: number): Option[] =>
  options.filter(o => o.type === 'hidden' && o.seat === seat && o.place === place);

export const onPlayer = (options: readonly Option[], seat: Seat): Option | undefined =>
  options.find(o => o.type === 'player' && o.seat === seat);

/** Whether some Hero of a party can be chosen. */
export const hasOffers = (view: View, options: readonly Option[], seat: Seat): boolean =>
  options.some(o => (o.type === 'hero' && view.up[seat]!.includes(o.card)) || (o.type === 'hidden' && o.seat === seat));

/** HDL-D03 with an empty hand: there is nothing to decide, and everybody sees it. */
export const canOnlyStop = ({ ask }: View, options: readonly Option[]): boolean =>
  ask?.id === ASK.discard && options.length === 1 && options[0]!.type === 'stop';

/** What is done with cards at this question; `null` when it is not about cards. */
export function verbNow(options: readonly Option[]): string | null {
  for (const o of options) if (o.type === 'hero' || o.type === 'hidden') return o.verb;
  return null;
}

/** HDL-D01: the first click hides, the second discards, a click on a chosen card takes it back. */
function clickToPrepare(picked: Picked, card: Card): Meaning {
  const { card: hide, discard } = picked;
  if (hide === card) return { do: 'pick', what: { card: discard } };
  if (discard === card) return { do: 'pick', what: { card: hide } };
  return { do: 'pick', what: hide === null ? { card, discard } : { card: hide, discard: card } };
}

/** A card that lies open for the viewer. One of the hand is taken up first; others answer with the first press. */
export function clickCard(options: readonly Option[], picked: Picked, card: Card, inHand: boolean): Meaning {
  if (asks(options, 'prepare')) return inHand ? clickToPrepare(picked, card) : NOTHING;
  const [choice] = onCard(options, card);
  const verb = verbNow(options);
  if (!choice) return verb === null ? NOTHING : { do: 'attempt', code: `${verb}:${heroId(card)}` };
  return inHand && picked.card !== card ? { do: 'pick', what: { card } } : take(choice);
}

export function clickHidden(options: readonly Option[], seat: Seat, place: number): Meaning {
  const offers = onHidden(options, seat, place);
  const verb = verbNow(options);
  const id = hiddenId(seat, place);
  if (offers.length > 1) return { do: 'pick', what: { hidden: id } };
  if (offers[0]) return take(offers[0]);
  return verb === null || asks(options, 'prepare') ? NOTHING : { do: 'attempt', code: `${verb}:${id}` };
}

export function clickPlayer(options: readonly Option[], seat: Seat): Meaning {
  const choice = onPlayer(options, seat);
  if (choice) return take(choice);
  return asks(options, 'player') ? { do: 'attempt', code: `player:${seat + 1}` } : NOTHING;
}

export function clickPile(
  view: View,
  options: readonly Option[],
  pile: 'harbor' | 'wilderness' | 'graveyard',
): Meaning {
  const choice = options.find(o => (pile === 'harbor' ? o.type === 'harbor' : o.type === 'pile' && o.pile === pile));
  if (choice) return take(choice);
  if (pile === 'harbor' && /^HDL-D0[234]$/.test(view.ask?.id ?? '') && options.length > 0)
    return { do: 'attempt', code: 'harbor' };
  return asks(options, 'pile') ? { do: 'attempt', code: `pile:${pile}` } : NOTHING;
}

/** Whether the question is about cards on the table, so that all others step back. */
export const isTargeting = (view: View, options: readonly Option[]): boolean =>
  options.some(o => o.type === 'hero' || o.type === 'hidden') && (view.ask?.id ?? '') >= ASK.oneMove;
