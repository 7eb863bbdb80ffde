/** The card of an area: what lies under pointer or focus, where it hides least of what can be played. */
import { type ReactNode, useRef } from 'react';
import { useCorner } from '../aside/corner.ts';
import css from './plate.module.css';

interface PlateProps {
  /** What it tells of. */
  area: number;
  name: ReactNode;
  kind: ReactNode;
  children: ReactNode;
}

export function Plate({ area, name, kind, children }: PlateProps) {
  const plate = useRef<HTMLDivElement>(null);
  const { corner, inset } = useCorner(plate, [area], null);
  const vertical = corner.startsWith('top') ? { top: inset.top } : { bottom: inset.bottom };
  const horizontal = corner.endsWith('left') ? { left: inset.left } : { right: inset.right };
  return (
    <div ref={plate} className={css.plate} style={{ ...vertical, ...horizontal }} aria-hidden="true">
      <strong className={css.name}>{name}</strong>
      <span className={css.kind}>{kind}</span>
      {children}
    </div>
  );
}

export const PlateNote = ({ children, warns = false }: { children: ReactNode; warns?: boolean }) => (
  <span className={css.note} data-warns={warns}>
    {children}
  </span>
);
