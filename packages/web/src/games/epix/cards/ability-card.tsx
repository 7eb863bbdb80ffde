/** A Special Ability card: picture, name, what it does, and in the draft who leads with how much. */
import { cardId } from '@interregnum/epix';
import type { ReactNode } from 'react';
import { cardName, type Text } from '../state/props.ts';
import css from './cards.module.css';
import { abilityPicture } from './icons.ts';

/** The kind of effect gives the card its colour. */
const KINDS = [
  ...['income', 'tax', 'income', 'attack', 'cost', 'cost', 'cost', 'defence', 'defence', 'defence'],
  ...['defence', 'defence', 'move', 'move', 'attack', 'attack', 'attack', 'first', 'sight', 'cost'],
];

export const kindOf = (card: number): string => KINDS[card - 1]!;

export function AbilityFace({ card, text, children }: { card: number; text: Text; children?: ReactNode }) {
  const Picture = abilityPicture(card);
  return (
    <>
      <span className={css.art} data-kind={kindOf(card)}>
        <Picture />
      </span>
      <span className={css.title}>{cardName(text, card)}</span>
      <span className={css.words}>{text(`epix.card.${cardId(card)}`)}</span>
      {children}
    </>
  );
}
