/** The plate at the edge of the map: what lies under pointer or focus, on the far side of it. */
import type { ReactNode } from 'react';
import type { Rect } from './geometry.ts';
import css from './plate.module.css';

interface PlateProps {
  whole: Rect;
  /** What it tells of. */
  at: { x: number };
  name: ReactNode;
  kind: ReactNode;
  children: ReactNode;
}

export const Plate = ({ whole, at, name, kind, children }: PlateProps) => (
  <div className={css.plate} data-side={at.x < whole.x + whole.width / 2 ? 'right' : 'left'} aria-hidden="true">
    <strong className={css.name}>{name}</strong>
    <span className={css.kind}>{kind}</span>
    {children}
  </div>
);

export const PlateNote = ({ children, warns = false }: { children: ReactNode; warns?: boolean }) => (
  <span className={css.note} data-warns={warns}>
    {children}
  </span>
);
