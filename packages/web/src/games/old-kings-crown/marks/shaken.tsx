/** A number that is shaken by what has just happened. */
import type { ReactNode } from 'react';
import css from './marks.module.css';

export const Shaken = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <b className={css.shaken} data-suffers={when}>
    {children}
  </b>
);
