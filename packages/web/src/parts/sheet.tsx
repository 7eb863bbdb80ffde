/** A dialog: a card in the middle of a wide screen, a sheet from below on a narrow one. */

import X from 'icon:lucide/x';
import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { useText } from '../texts/texts.ts';
import css from './sheet.module.css';

interface SheetProps {
  title: string;
  onClose(): void;
  /** Fills the height, for long lists. */
  tall?: boolean;
  wide?: boolean;
  /** What is inside brings its own margins. */
  flush?: boolean;
  /** What gets the focus; left out: the button that closes it. */
  first?: RefObject<HTMLElement | null> | undefined;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Sheet({
  title,
  onClose,
  tall = false,
  wide = false,
  flush = false,
  first,
  footer,
  children,
}: SheetProps) {
  const t = useText();
  const [before] = useState(() => document.activeElement);
  const body = useScrolledByKeys();
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Popup
          className={css.sheet}
          {...(first ? { initialFocus: first } : {})}
          finalFocus={() => backTo(before)}
          data-sheet=""
          data-tall={tall}
          data-wide={wide}
        >
          <div className={css.header}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label={t('sheet.close')}>
              <X />
            </Dialog.Close>
          </div>
          <div ref={body} className={css.body} data-flush={flush}>
            {children}
          </div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const TAKES_FOCUS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** What scrolls and has nothing inside that takes the focus takes it itself: keys must reach all of it. */
function useScrolledByKeys() {
  return useCallback((body: HTMLDivElement | null) => {
    if (!body) return;
    const look = () => {
      const needs = body.scrollHeight > body.clientHeight && !body.querySelector(TAKES_FOCUS);
      if (needs) body.tabIndex = 0;
      else body.removeAttribute('tabindex');
    };
    const resized = new ResizeObserver(look);
    for (const part of [body, ...body.children]) resized.observe(part);
    return () => resized.disconnect();
  }, []);
}

/** Whoever came from nowhere goes to the middle of the page itself, neither to its first link nor to its first word. */
function backTo(before: Element | null): HTMLElement | boolean {
  const main = document.querySelector('main');
  if (before instanceof HTMLElement && before !== document.body && before !== main && before.isConnected) return before;
  main?.focus({ preventScroll: true });
  return false;
}
