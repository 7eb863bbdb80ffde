/** A card with help beside what it is about, above everything else. */
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './help-card.module.css';

/** From what it is about, and from the edge of the screen. */
const GAP = 6;
const EDGE = 12;

interface HelpCardProps {
  anchor: HTMLElement;
  label: string;
  /** It was asked for by key: the focus goes into it. Under a pointer the focus stays where it is. */
  byKey: boolean;
  className?: string | undefined;
  /** The pointer has come over to it. */
  onStay(): void;
  onClose(): void;
  children: ReactNode;
}

export function HelpCard({ anchor, label, byKey, className = '', onStay, onClose, children }: HelpCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = card.current!;
    element.showPopover();
    const settle = () => {
      if (isThere(anchor)) putBeside(element, anchor.getBoundingClientRect());
      else close();
    };
    const resized = new ResizeObserver(settle);
    resized.observe(element);
    const gone = new MutationObserver(() => !isThere(anchor) && close());
    gone.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('scroll', settle, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      gone.disconnect();
      document.removeEventListener('scroll', settle, { capture: true });
    };
  }, [anchor]);
  useEffect(() => {
    if (byKey) card.current?.focus();
  }, [byKey]);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target) && !anchor.contains(target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (card.current?.contains(document.activeElement)) anchor.focus();
      close();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('focusin', press);
    document.addEventListener('keydown', key, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', press);
      document.removeEventListener('keydown', key, { capture: true });
    };
  }, [anchor]);

  return createPortal(
    <div
      ref={card}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`${css.card} ${className}`}
      onPointerEnter={onStay}
      onPointerLeave={event => event.pointerType === 'mouse' && onClose()}
    >
      {children}
    </div>,
    anchor.closest('[data-sheet]') ?? document.body,
  );
}

/** Without a box, because it or what it is in was taken away or hidden, there is nothing to stand beside. */
const isThere = (anchor: HTMLElement): boolean => anchor.isConnected && anchor.getClientRects().length > 0;

/** Below it, or above it where there is no room. */
function putBeside(card: HTMLElement, about: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = about.bottom + GAP;
  const top = below + height + EDGE > innerHeight ? Math.max(EDGE, about.top - GAP - height) : below;
  const left = Math.max(EDGE, Math.min(about.left + about.width / 2 - width / 2, innerWidth - width - EDGE));
  card.style.translate = `${left}px ${top}px`;
}
