/** The two markers: a square red peg, a triangular green one; and the signs for whichever leads or trails. */
import type { PegKind } from '../state/movement.ts';
import css from './marks.module.css';

/** In a box of 24 by 24. */
const SHAPES: Readonly<Record<PegKind, string>> = {
  red: 'M3.5 3.5H20.5V20.5H3.5Z',
  green: 'M12 2 22.5 21H1.5Z',
  lead: 'M2 4 10 12 2 20ZM12 4 22 12 12 20Z',
  trail: 'M3 4H6V20H3ZM9 4 21 12 9 20Z',
};

export function Peg({ peg, size = 18 }: { peg: PegKind; size?: number | string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={css.peg} data-peg={peg} aria-hidden="true">
      <path d={SHAPES[peg]} />
    </svg>
  );
}
