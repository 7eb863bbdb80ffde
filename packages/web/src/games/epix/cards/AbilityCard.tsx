/** A Special Ability card: picture, name, what it does, and in the draft who leads with how much. */
import { cardId } from '@interregnum/epix';
import type { ReactNode } from 'react';
import { cardName, type Text } from '../state/props.ts';
import css from './cards.module.css';
import { abilityPicture } from './icons.ts';

/** The kind of effect gives the card its colour. */
const KINDS = 'income tax income attack cost cost cost defence defence defence defence defence move move attack attack attack first sight cost'.split(' '); // biome-ignore format: one word for each card

export function AbilityFace({ card, text, children }: { card: number; text: Text; children?: ReactNode }) {
  const Picture = abilityPicture(card);
  return (
    <>
      <span className={css.art} data-kind={KINDS[card - 1]}>
        <Picture />
      </span>
      <span className={css.title}>{cardName(text, card)}</span>
      <span className={css.words}>{text(`epix.card.${cardId(card)}`)}</span>
      {children}
    </>
  );
}

/** A small seal of an owned card: its picture, its name for the ear, its words on demand. */
export function AbilitySeal({
  card,
  text,
  spent,
  onRule,
}: {
  card: number;
  text: Text;
  spent: boolean | null;
  onRule(): void;
}) {
  const Picture = abilityPicture(card);
  const words = `${cardName(text, card)}: ${text(`epix.card.${cardId(card)}`)}`;
  return (
    <button
      type="button"
      className={css.seal}
      data-kind={KINDS[card - 1]}
      data-spent={spent === true}
      title={words}
      aria-label={spent === null ? words : `${words} ${text(spent ? 'epix.spent' : 'epix.ready')}`}
      onClick={onRule}
    >
      <Picture />
      {spent !== null && <span className={css.lamp} data-lit={!spent} />}
    </button>
  );
}
