/** A Unit as a piece one wants to touch: shape, colour and pattern of its owner, silhouette of its kind. */
import { LIVERIES } from './emblems.ts';
import { SILHOUETTES } from './silhouettes.ts';
import css from './units.module.css';

/** Drawn around the origin; the caller sets the owner's colours. */
export function Token({ seat, unit }: { seat: number; unit: number }) {
  const { shape } = LIVERIES[seat]!;
  return (
    <>
      <path className={css.shadow} d={shape} transform="translate(1.5 3.5)" />
      <path className={css.rim} d={shape} />
      <g transform="scale(.89)">
        <path className={css.face} d={shape} />
        <path d={shape} fill={`url(#epix-pattern-${seat})`} />
      </g>
      <path className={css.shine} d={shape} transform="scale(.8)" />
      <path className={css.figure} d={SILHOUETTES[unit]} transform="scale(.98)" />
    </>
  );
}
