/** The mark of a House: its emblem on a shield in its colour. */
import type { Seat } from '@interregnum/kernel';
import css from './houses.module.css';
import { EMBLEMS, ownerClass, useHouse } from './houses.ts';

const SHIELD = 'M0-14c4 2 8 3 12 3 1 11-2 20-12 26-10-6-13-15-12-26 4 0 8-1 12-3z';

export function Emblem({ seat, size = 20, className }: { seat: Seat; size?: number; className?: string | undefined }) {
  const house = useHouse(seat)!;
  const colours = ownerClass(seat);
  return (
    <svg
      className={`${colours} ${css.emblem} ${className ?? ''}`}
      viewBox="-15 -16 30 33"
      width={size}
      height={size * 1.1}
      aria-hidden="true"
    >
      <path className={css.rim} d={SHIELD} />
      <path className={css.figure} d={EMBLEMS[house]} transform="translate(0 -1) scale(.72)" />
    </svg>
  );
}

/** The bare emblem, for drawings that are already in the colour of the House. */
export const EmblemFigure = ({ seat, scale }: { seat: Seat; scale: number }) => (
  <path className={css.figure} d={EMBLEMS[useHouse(seat)!]} transform={`scale(${scale})`} fillRule="evenodd" />
);
