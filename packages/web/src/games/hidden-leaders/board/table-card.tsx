/** A card on the table as something to press: it glows when it is a target, and moves to where it goes. */
import type { Card } from '@interregnum/hidden-leaders';
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import type { MouseEvent, ReactNode } from 'react';
import { hovering } from '../../../table/kit/hovered.tsx';
import { carryOut } from '../../../table/kit/meaning.ts';
import { magnified, readCard, stopLooking, useUntilGone, wasLongPress } from '../cards/magnifier.tsx';
import type { Meaning } from '../state/clicks.ts';
import type { Option, Props } from '../state/props.ts';
import { selection } from '../state/selection.ts';
import css from './table-card.module.css';

interface TableCardProps extends Props {
  /** The Hero, where the viewer knows it. */
  card: Card | null;
  /** The same as long as it is the same card. */
  id: string;
  /** What it is and where it lies. */
  label: string;
  offers: readonly Option[];
  /** It can be pressed although it is no option by itself. */
  open?: boolean;
  means(): Meaning;
  picked?: string | null;
  /** Whose abilities are under way. */
  performing?: boolean;
  children: ReactNode;
}

/** The card's words and what can be done with it. */
function labelOf({ label, offers, say, view }: TableCardProps): string {
  const [offer] = offers;
  return offer ? `${label}. ${say(hiddenLeaders.words.describe(offer, view))}` : label;
}

export function TableCard(props: TableCardProps) {
  const { card, id, offers, open = false, means, picked = null, performing = false, hovered, children } = props;
  useUntilGone(card);
  const [offer] = offers;
  const hot = hovered.use(now => offers.some(each => each.code === now));
  const hover = offer ? hovering(hovered, offer.code) : null;
  const big = card === null ? null : magnified(card);
  const click = (event: MouseEvent) => {
    if (wasLongPress()) return;
    const meaning = means();
    if (meaning.do === 'choose') stopLooking();
    if (meaning.do === 'nothing' && card !== null) readCard(card, event.currentTarget);
    carryOut(props, selection, meaning);
  };
  return (
    <button
      type="button"
      data-glide={id}
      className={css.card}
      tabIndex={offer || open ? 0 : -1}
      aria-label={labelOf(props)}
      aria-pressed={picked === null ? undefined : true}
      data-offer={offer ? offer.code : open ? 'open' : undefined}
      data-hot={hot}
      data-picked={picked}
      data-performing={performing}
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
      {children}
    </button>
  );
}
