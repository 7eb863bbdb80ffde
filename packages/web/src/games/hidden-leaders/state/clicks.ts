/** What a click on a card, a pile or a party means at the open question. */
import { ASK, type Card, heroId, type Option, type View } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import type { HdlChoice } from './props.ts';
import type { Picked } from './selection.ts';

export type Meaning =
  | { do: 'choose'; index: number }
  | { do: 'attempt'; code: string }
  | { do: 'pick'; what: Partial<Picked> }
  | { do: 'nothing' };

const NOTHING: Meaning = { do: 'nothing' };
const take = ({ index }: HdlChoice): Meaning => ({ do: 'choose', index });

export const hiddenId = (seat: Seat, place: number): string => `${seat + 1}.${place + 1}`;

export const onCard = (choices: readonly HdlChoice[], card: Card): HdlChoice[] =>
  choices.filter(({ option: o }) => o.type === 'hero' && o.card === card);

export const onHidden = (choices: readonly HdlChoice[], seat: Seat, place: number): HdlChoice[] =>
  choices.filter(({ option: o }) => o.type === 'hidden' && o.seat === seat && o.place === place);

export const onPlayer = (choices: readonly HdlChoice[], seat: Seat): HdlChoice | undefined =>
  choices.find(({ option: o }) => o.type === 'player' && o.seat === seat);

/** What is done with cards at this question; `null` when it is not about cards. */
export function verbNow(choices: readonly HdlChoice[]): string | null {
  for (const { option: o } of choices) if (o.type === 'hero' || o.type === 'hidden') return o.verb;
  return null;
}

/** HDL-D01: the first click hides, the second discards, a click on a chosen card takes it back. */
function clickToPrepare(picked: Picked, card: Card): Meaning {
  const { card: hide, discard } = picked;
  if (hide === card) return { do: 'pick', what: { card: discard } };
  if (discard === card) return { do: 'pick', what: { card: hide } };
  return { do: 'pick', what: hide === null ? { card, discard } : { card: hide, discard: card } };
}

const asks = (choices: readonly HdlChoice[], type: Option['type']): boolean =>
  choices.some(({ option }) => option.type === type);

/** A card that lies open for the viewer: in the hand, in a party, in the Tavern, in the Graveyard. */
export function clickCard(choices: readonly HdlChoice[], picked: Picked, card: Card, inHand: boolean): Meaning {
  if (asks(choices, 'prepare')) return inHand ? clickToPrepare(picked, card) : NOTHING;
  const [choice] = onCard(choices, card);
  const verb = verbNow(choices);
  if (!choice) return verb === null ? NOTHING : { do: 'attempt', code: `${verb}:${heroId(card)}` };
  if (verb !== 'play' || picked.card === card) return take(choice);
  return { do: 'pick', what: { card } };
}

export function clickHidden(choices: readonly HdlChoice[], seat: Seat, place: number): Meaning {
  const offers = onHidden(choices, seat, place);
  const verb = verbNow(choices);
  const id = hiddenId(seat, place);
  if (offers.length > 1) return { do: 'pick', what: { hidden: id } };
  if (offers[0]) return take(offers[0]);
  return verb === null || asks(choices, 'prepare') ? NOTHING : { do: 'attempt', code: `${verb}:${id}` };
}

export function clickPlayer(choices: readonly HdlChoice[], seat: Seat): Meaning {
  const choice = onPlayer(choices, seat);
  if (choice) return take(choice);
  return asks(choices, 'player') ? { do: 'attempt', code: `player:${seat + 1}` } : NOTHING;
}

export function clickPile(
  view: View,
  choices: readonly HdlChoice[],
  pile: 'harbor' | 'wilderness' | 'graveyard',
): Meaning {
  const choice = choices.find(({ option: o }) =>
    pile === 'harbor' ? o.type === 'harbor' : o.type === 'pile' && o.pile === pile,
  );
  if (choice) return take(choice);
  if (pile === 'harbor' && /^HDL-D0[234]$/.test(view.ask?.id ?? '') && choices.length > 0)
    return { do: 'attempt', code: 'harbor' };
  return asks(choices, 'pile') ? { do: 'attempt', code: `pile:${pile}` } : NOTHING;
}

/** Whether the question is about cards on the table, so that all others step back. */
export const isTargeting = (view: View, choices: readonly HdlChoice[]): boolean =>
  choices.some(({ option: o }) => o.type === 'hero' || o.type === 'hidden') && (view.ask?.id ?? '') >= ASK.oneMove;
