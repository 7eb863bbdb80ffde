/** A line above the table that says something, with what can be done about it. */
import type { ReactNode } from 'react';
import css from './notices.module.css';

interface NoticeProps {
  tone?: 'calm' | 'bad';
  actions?: ReactNode;
  children: ReactNode;
}

export function Notice({ tone = 'calm', actions, children }: NoticeProps) {
  return (
    <div role="status" className={css.notice} data-tone={tone}>
      <p>{children}</p>
      {actions && <span className={css.actions}>{actions}</span>}
    </div>
  );
}
