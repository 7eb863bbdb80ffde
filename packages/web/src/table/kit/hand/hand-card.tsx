/** A card beside the question: the first press lifts it, what the second does is up to the title. */
import type { ReactNode } from 'react';
import css from './hand.module.css';

interface HandCardProps {
  /** Whether it can be answered with; else it is grey, and a press asks why not. */
  offered: boolean;
  lifted: boolean;
  /** The option that it stands for, where it is a single one. */
  code?: string | undefined;
  label?: string;
  onPress(): void;
  children: ReactNode;
}

export const HandCard = ({ offered, lifted, code, label, onPress, children }: HandCardProps) => (
  <button
    type="button"
    className={css.plain}
    data-offer={offered ? 'card' : undefined}
    data-code={code}
    aria-pressed={lifted}
    aria-disabled={!offered}
    aria-label={label}
    onClick={onPress}
  >
    {children}
  </button>
);
