/** A card on the table as something to press: it glows when it is a target, and moves to where it goes. */
import type { Card } from '@interregnum/hidden-leaders';
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import * as m from 'motion/react-m';
import type { MouseEvent, ReactNode } from 'react';
import { magnified, readCard, stopLooking, useUntilGone, wasLongPress } from '../cards/magnifier.tsx';
import { useCarryOut } from '../state/carry-out.ts';
import type { Meaning } from '../state/clicks.ts';
import type { HdlChoice, Props } from '../state/props.ts';
import css from './table-card.module.css';

interface TableCardProps extends Props {
  /** The Hero, where the viewer knows it. */
  card: Card | null;
  /** The same as long as it is the same card. */
  id: string;
  /** What it is and where it lies. */
  label: string;
  offers: readonly HdlChoice[];
  /** It can be pressed although it is no option by itself. */
  open?: boolean;
  means(): Meaning;
  picked?: string | null;
  /** Whose abilities are under way. */
  performing?: boolean;
  children: ReactNode;
}

const APPEAR = { opacity: 0 };
const THERE = { opacity: 1 };
const TRANSITION = { duration: 0.42, ease: [0.2, 0.75, 0.25, 1] } as const;

/** The card's words and what can be done with it. */
function labelOf({ label, offers, say, view }: TableCardProps): string {
  const [offer] = offers;
  return offer ? `${label}. ${say(hiddenLeaders.describe(offer.option, view))}` : label;
}

export function TableCard(props: TableCardProps) {
  const {
    card,
    id,
    offers,
    open = false,
    means,
    picked = null,
    performing = false,
    setHovered,
    hovered,
    children,
  } = props;
  const carryOut = useCarryOut(props);
  useUntilGone(card);
  const [offer] = offers;
  const big = card === null ? null : magnified(card);
  const click = (event: MouseEvent) => {
    if (wasLongPress()) return;
    const meaning = means();
    if (meaning.do === 'choose') stopLooking();
    if (meaning.do === 'nothing' && card !== null) readCard(card, event.currentTarget);
    carryOut(meaning);
  };
  return (
    <m.button
      type="button"
      layout="position"
      layoutId={id}
      initial={APPEAR}
      animate={THERE}
      transition={TRANSITION}
      className={css.card}
      tabIndex={offer || open ? 0 : -1}
      aria-label={labelOf(props)}
      aria-pressed={picked === null ? undefined : true}
      data-offer={offer ? offer.code : open ? 'open' : undefined}
      data-hot={offer !== undefined && offers.some(each => each.index === hovered)}
      data-picked={picked}
      data-performing={performing}
      onClick={click}
      onPointerDown={big?.onPointerDown}
      onPointerUp={big?.onPointerUp}
      onPointerCancel={big?.onPointerCancel}
      onContextMenu={big?.onContextMenu}
      onPointerEnter={event => {
        big?.onPointerEnter(event);
        if (offer) setHovered(offer.index);
      }}
      onPointerLeave={() => {
        big?.onPointerLeave();
        if (offer) setHovered(null);
      }}
      onFocus={event => {
        big?.onFocus(event);
        if (offer) setHovered(offer.index);
      }}
      onBlur={() => {
        big?.onBlur();
        if (offer) setHovered(null);
      }}
    >
      {children}
    </m.button>
  );
}
