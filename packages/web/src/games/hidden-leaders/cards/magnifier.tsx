/** The card under the pointer, under the focus or under a long press, large enough to read. */
import type { Card } from '@interregnum/hidden-leaders';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { hdlClass } from '../marks/livery.ts';
import type { Text } from '../state/props.ts';
import { store } from '../state/store.ts';
import { HeroCard } from './HeroCard.tsx';
import css from './magnifier.module.css';

interface Look {
  card: Card;
  rect: DOMRect;
}

const LONG_PRESS = 380;
const WIDTH = 230;
const HEIGHT = (WIDTH * 7) / 5;
const MARGIN = 10;

const look = store<Look | null>(null);
let press = { timer: 0, held: false };

export const useLookedAt = (): Card | null => look.use()?.card ?? null;
export const stopLooking = (): void => look.set(null);

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
  if (!shown) return null;
  return createPortal(
    <div className={`${hdlClass} ${css.magnifier}`} style={placeFor(shown.rect)} aria-hidden="true">
      <HeroCard card={shown.card} text={text} />
    </div>,
    document.body,
  );
}

/** Beside the card where there is room, else above or below it. */
function placeFor(rect: DOMRect): { left: number; top: number } {
  const clampTo = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const middle = clampTo(rect.top + rect.height / 2 - HEIGHT / 2, innerHeight - HEIGHT);
  if (rect.right + MARGIN + WIDTH < innerWidth) return { left: rect.right + MARGIN, top: middle };
  if (rect.left - MARGIN - WIDTH > 0) return { left: rect.left - MARGIN - WIDTH, top: middle };
  const left = clampTo(rect.left + rect.width / 2 - WIDTH / 2, innerWidth - WIDTH);
  const above = rect.top - MARGIN - HEIGHT;
  return { left, top: above > 0 ? above : clampTo(rect.bottom + MARGIN, innerHeight - HEIGHT) };
}
