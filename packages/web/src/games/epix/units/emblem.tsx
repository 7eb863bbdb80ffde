/** A seat's mark: shape, pattern and emblem in its colour; and a Unit as a small picture for panels and buttons. */

import { useId } from 'react';
import { seatClass } from '../../../parts/seal.tsx';
import { LIVERIES } from './emblems.ts';
import { PATTERN_TILES } from './patterns.tsx';
import { SILHOUETTES } from './silhouettes.ts';
import css from './units.module.css';

export function Emblem({ seat, size = 20 }: { seat: number; size?: number }) {
  const { shape, emblem } = LIVERIES[seat]!;
  return (
    <svg className={seatClass(seat)} viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      <path className={css.rim} d={shape} />
      <path className={css.face} d={shape} transform="scale(.86)" />
      <path className={css.figure} d={emblem} transform="scale(1.5)" />
    </svg>
  );
}

/** A token outside the map, which brings its own pattern along. */
export function UnitPicture({ seat, unit, size = 40 }: { seat: number; unit: number; size?: number }) {
  const id = useId();
  const { shape } = LIVERIES[seat]!;
  const { size: tile, d } = PATTERN_TILES[seat]!;
  return (
    <svg className={seatClass(seat)} viewBox="-25 -25 50 52" width={size} height={size} aria-hidden="true">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path className={`${css.pattern} ${seat === 1 ? css.dots : ''}`} d={d} />
        </pattern>
      </defs>
      <path className={css.shadow} d={shape} transform="translate(1 3)" />
      <path className={css.rim} d={shape} />
      <path className={css.face} d={shape} transform="scale(.89)" />
      <path d={shape} transform="scale(.89)" fill={`url(#${id})`} />
      <path className={css.shine} d={shape} transform="scale(.8)" />
      <path className={css.figure} d={SILHOUETTES[unit]} />
    </svg>
  );
}

/** A plain silhouette in the colour of the text. */
export function UnitIcon({ unit, size = 18 }: { unit: number; size?: number }) {
  return (
    <svg viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true">
      <path d={SILHOUETTES[unit]} fill="currentColor" />
    </svg>
  );
}
