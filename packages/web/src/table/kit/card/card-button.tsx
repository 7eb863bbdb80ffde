/** A card on the table as something to press: it glows when it is a target, and travels to where it goes. */
import type { BaseOption } from '@interregnum/kernel';
import type { MouseEvent, ReactNode } from 'react';
import { type Hovered, hovering } from '../hovered.tsx';
import type { Meaning } from '../meaning.ts';
import css from './card-button.module.css';
import type { Magnifying } from './magnifier.tsx';

export interface CardButtonProps<C, P> {
  /** What lies there, where the viewer knows it. */
  card: C | null;
  /** The same as long as it is the same card. */
  id: string;
  /** What it is and where it lies. */
  label: string;
  offers: readonly BaseOption[];
  /** It can be pressed although it is no option by itself. */
  open?: boolean;
  means(): Meaning<P>;
  picked?: string | null;
  /** Whether presses come to the first of the offers; else the card is only taken up, and the answer is given elsewhere. */
  answers?: boolean;
  /** Whose effect is under way. */
  performing?: boolean;
  hovered: Hovered;
  reader: Magnifying<C>;
  /** The words of an option. */
  describe(option: BaseOption): string;
  onMeaning(meaning: Meaning<P>): void;
  children: ReactNode;
}

export function CardButton<C, P>(props: CardButtonProps<C, P>) {
  const { card, offers, open = false, means, picked = null, hovered, reader } = props;
  reader.useUntilGone(card);
  const [offer] = offers;
  const hot = hovered.use(now => offers.some(each => each.code === now));
  const hover = offer ? hovering(hovered, offer.code) : null;
  const big = card === null ? null : reader.magnified(card);
  const click = (event: MouseEvent) => {
    if (reader.wasLongPress()) return;
    const meaning = means();
    if (meaning.do === 'choose') reader.stopLooking();
    if (meaning.do === 'nothing' && card !== null) reader.readCard(card, event.currentTarget);
    props.onMeaning(meaning);
  };
  return (
    <button
      type="button"
      data-glide={props.id}
      className={css.card}
      tabIndex={offer || open ? 0 : -1}
      aria-label={offer ? `${props.label}. ${props.describe(offer)}` : props.label}
      aria-pressed={picked === null ? undefined : true}
      data-offer={offer ? offer.code : open ? 'open' : undefined}
      data-code={(props.answers ?? true) ? offer?.code : undefined}
      data-hot={hot}
      data-picked={picked}
      data-performing={props.performing ?? false}
      onClick={click}
      onPointerDown={big?.onPointerDown}
      onPointerUp={big?.onPointerUp}
      onPointerCancel={big?.onPointerCancel}
      onContextMenu={big?.onContextMenu}
      onPointerEnter={event => {
        big?.onPointerEnter(event);
        hover?.onPointerEnter();
      }}
      onPointerLeave={() => {
        big?.onPointerLeave();
        hover?.onPointerLeave();
      }}
      onFocus={event => {
        big?.onFocus(event);
        hover?.onFocus();
      }}
      onBlur={() => {
        big?.onBlur();
        hover?.onBlur();
      }}
    >
      {props.children}
    </button>
  );
}
