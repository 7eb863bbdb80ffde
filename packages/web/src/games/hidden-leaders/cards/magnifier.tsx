/** The card under the pointer, under the focus or under a long press, large enough to read. */
import type { Card } from '@interregnum/hidden-leaders';
import type { CSSProperties, FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { store } from '../../../parts/store.ts';
import { useNarrow } from '../../../parts/use-screen.ts';
import { hdlClass } from '../marks/livery.ts';
import type { Text } from '../state/props.ts';
import { HeroCard } from './hero-card.tsx';
import css from './magnifier.module.css';

interface Look {
  card: Card;
  rect: DOMRect;
}

const LONG_PRESS = 380;
const MARGIN = 10;
const NARROW = { width: 230, height: 322 };
const WIDE = { width: 270, height: 378 };
/** From the right edge to the middle of the rail. */
const RAIL = 0.125;

const look = store<Look | null>(null);
let press = { timer: 0, held: false };

export const useLookedAt = (): Card | null => look.use()?.card ?? null;
export const stopLooking = (): void => look.set(null);

/** A card that leaves its place under the pointer is not looked at any more. */
export function useUntilGone(card: Card | null): void {
  useEffect(
    () => () => {
      if (card !== null && look.get()?.card === card) stopLooking();
    },
    [card],
  );
}

const lookAt = (card: Card, element: Element): void => look.set({ card, rect: element.getBoundingClientRect() });

/** For an element that shows this card. */
export function magnified(card: Card) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') lookAt(card, event.currentTarget);
    },
    onPointerLeave: () => {
      clearTimeout(press.timer);
      stopLooking();
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) lookAt(card, event.currentTarget);
    },
    onBlur: stopLooking,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      const element = event.currentTarget;
      clearTimeout(press.timer);
      press = { held: false, timer: 0 };
      press.timer = window.setTimeout(() => {
        press.held = true;
        lookAt(card, element);
      }, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(press.timer),
    onPointerCancel: () => clearTimeout(press.timer),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}

/** Whether the press that is just ending was only meant to read. */
export function wasLongPress(): boolean {
  const { held } = press;
  press.held = false;
  if (held) setTimeout(stopLooking, 2500);
  return held;
}

/** Shows a card for a tap where nothing can be done with it. */
export function readCard(card: Card, element: Element): void {
  if (look.get()?.card === card) stopLooking();
  else lookAt(card, element);
}

export function Magnifier({ text }: { text: Text }) {
  const shown = look.use();
  const narrow = useNarrow();
  if (!shown) return null;
  const place = narrow ? besideIt(shown.rect) : onTheRail(shown.rect);
  return createPortal(
    <div className={`${hdlClass} ${css.magnifier}`} style={place} aria-hidden="true">
      <HeroCard card={shown.card} text={text} />
    </div>,
    document.body,
  );
}

type Place = Pick<CSSProperties, 'left' | 'top'> & { '--card': string };

const within = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));

/** On a wide screen over the log, so that nothing of the board is covered. */
function onTheRail({ top, height }: DOMRect): Place {
  return {
    left: within(innerWidth * (1 - RAIL) - WIDE.width / 2, innerWidth - WIDE.width),
    top: within(top + height / 2 - WIDE.height / 2, innerHeight - WIDE.height),
    '--card': `${WIDE.width}px`,
  };
}

/** On a narrow one above the card, or below it where there is no room. */
function besideIt({ left, width, top, bottom }: DOMRect): Place {
  const above = top - MARGIN - NARROW.height;
  return {
    left: within(left + width / 2 - NARROW.width / 2, innerWidth - NARROW.width),
    top: above > 0 ? above : within(bottom + MARGIN, innerHeight - NARROW.height),
    '--card': `${NARROW.width}px`,
  };
}
