/** A player at a glance: a head with the name, and facts below; small on a strip, whole in the rail and on a sheet. */
import type { ReactNode } from 'react';
import css from './panel.module.css';

interface PanelProps {
  name: string;
  compact: boolean;
  /** Before and after the name. */
  seal: ReactNode;
  signs?: ReactNode;
  /** In large type at the end of the head; on a strip first among the facts. */
  score: ReactNode;
  facts: ReactNode;
  /** On the whole panel only. */
  children?: ReactNode;
}

export function Panel({ name, compact, seal, signs, score, facts, children }: PanelProps) {
  return (
    <article className={css.panel} data-compact={compact} aria-label={name}>
      <header className={css.head}>
        {seal}
        <span className={css.name}>{name}</span>
        {signs}
        {!compact && score}
      </header>
      <div className={css.facts}>
        {compact && score}
        {facts}
      </div>
      {!compact && children}
    </article>
  );
}
