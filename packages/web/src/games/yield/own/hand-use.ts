/** What the cards of the hand are good for at the open question. */
import { ASK, discardsDue, firstCards, isPlayable, type View } from '@interregnum/yield';
import { optionsOfType } from '../../../table/kit/options.ts';
import type { Option } from '../state/props.ts';
import { coveredOf, type HandCard, handOf } from '../state/reading.ts';

export type HandUse =
  /** So many cards have to go. */
  | { for: 'discard' | 'give'; due: number; from: readonly HandCard[] }
  | { for: 'battle'; from: readonly HandCard[] }
  | null;

export function handUse(view: View, options: readonly Option[], seat: number): HandUse {
  if (optionsOfType(options, 'give').length > 0) return { for: 'give', due: 1, from: handOf(view, seat) };
  if (optionsOfType(options, 'discard').length > 0) {
    const drawn = view.frames.at(-1)?.proc === 'keepSome';
    return { for: 'discard', due: dueOf(view, seat), from: drawn ? coveredOf(view, seat) : handOf(view, seat) };
  }
  return optionsOfType(options, 'play', 'cover').length > 0 ? { for: 'battle', from: handOf(view, seat) } : null;
}

function dueOf(view: View, seat: number): number {
  if (view.ask?.id !== ASK.firstDiscard) return discardsDue(view, seat);
  const { round } = view.frames.at(-1)!.locals as { round: number };
  return firstCards(view, seat).discards - round;
}

/** The options that are about a card like this one. */
export const offersOn = (options: readonly Option[], card: HandCard) =>
  optionsOfType(options, 'discard', 'give', 'play', 'cover').filter(option => option.kind === card.kind);

export const isUsable = (view: View, seat: number, card: HandCard): boolean =>
  view.battle === null || isPlayable(view.battle, seat, card.kind);

/** The picked cards after a click: a card more, a card less; the oldest makes room when there are too many. */
export function toggled(picked: readonly string[], id: string, most: number): readonly string[] {
  return picked.includes(id) ? picked.filter(one => one !== id) : [...picked, id].slice(-most);
}
