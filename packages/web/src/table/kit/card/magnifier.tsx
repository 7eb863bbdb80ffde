/** The card under the pointer, under the focus or under a long press, large enough to read. */
import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
} from 'react';
import { createPortal } from 'react-dom';
import { type Store, store } from '../../../parts/store.ts';
import { useNarrow } from '../../../parts/use-screen.ts';
import css from './magnifier.module.css';

/** `C`: what tells the cards of a title apart. */
export interface Magnifying<C> {
  useLookedAt(): C | null;
  stopLooking(): void;
  /** A card that leaves its place under the pointer is not looked at any more. */
  useUntilGone(card: C | null): void;
  /** For an element that shows this card. */
  magnified(card: C): Handlers;
  /** Whether the press that is just ending was only meant to read. */
  wasLongPress(): boolean;
  /** Shows a card for a tap where nothing can be done with it. */
  readCard(card: C, element: Element): void;
  /** Stands once on the board and draws the large card; `without`: those that are read in another place. */
  Magnifier(props: { className: string; without?: readonly (C | null)[]; draw(card: C): ReactNode }): ReactNode;
}

interface Handlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: MouseEvent): void;
}

const LONG_PRESS = 380;
const MARGIN = 10;
const NARROW = { width: 230, height: 322 };
const WIDE = { width: 270, height: 378 };
/** From the right edge to the middle of the rail. */
const RAIL = 0.125;

interface Look<C> {
  card: C;
  rect: DOMRect;
}

function useUntilGone<C>(look: Store<Look<C> | null>, card: C | null): void {
  useEffect(
    () => () => {
      if (card !== null && look.get()?.card === card) look.set(null);
    },
    [look, card],
  );
}

export function magnifying<C>(): Magnifying<C> {
  const look = store<Look<C> | null>(null);
  let press = { timer: 0, held: false };
  const stopLooking = (): void => look.set(null);
  const lookAt = (card: C, element: Element): void => look.set({ card, rect: element.getBoundingClientRect() });
  const endPress = () => clearTimeout(press.timer);
  return {
    useLookedAt: () => look.use()?.card ?? null,
    stopLooking,
    useUntilGone: card => useUntilGone(look, card),
    magnified: card => ({
      onPointerEnter(event) {
        if (event.pointerType === 'mouse') lookAt(card, event.currentTarget);
      },
      onPointerLeave() {
        endPress();
        stopLooking();
      },
      onFocus(event) {
        if (event.currentTarget.matches(':focus-visible')) lookAt(card, event.currentTarget);
      },
      onBlur: stopLooking,
      onPointerDown(event) {
        if (event.pointerType === 'mouse') return;
        const element = event.currentTarget;
        endPress();
        press = { held: false, timer: 0 };
        press.timer = window.setTimeout(() => {
          press.held = true;
          lookAt(card, element);
        }, LONG_PRESS);
      },
      onPointerUp: endPress,
      onPointerCancel: endPress,
      onContextMenu: event => event.preventDefault(),
    }),
    wasLongPress() {
      const { held } = press;
      press.held = false;
      if (held) setTimeout(stopLooking, 2500);
      return held;
    },
    readCard(card, element) {
      if (look.get()?.card === card) stopLooking();
      else lookAt(card, element);
    },
    Magnifier({ className, without = [], draw }) {
      const shown = look.use();
      const narrow = useNarrow();
      if (!shown || without.includes(shown.card)) return null;
      const place = narrow ? besideIt(shown.rect) : onTheRail(shown.rect);
      return createPortal(
        <div className={`${className} ${css.magnifier}`} style={place} aria-hidden="true">
          {draw(shown.card)}
        </div>,
        document.body,
      );
    },
  };
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
