/** A dialog: a card in the middle of a wide screen, a sheet from below on a narrow one. */

import X from 'icon:lucide/x';
import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
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
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Sheet({ title, onClose, tall = false, wide = false, flush = false, footer, children }: SheetProps) {
  const t = useText();
  const [before] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Popup
          className={css.sheet}
          finalFocus={() => (before instanceof HTMLElement ? before : true)}
          data-sheet=""
          data-tall={tall}
          data-wide={wide}
        >
          <header className={css.header}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label={t('sheet.close')}>
              <X />
            </Dialog.Close>
          </header>
          <div className={css.body} data-flush={flush}>
            {children}
          </div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
