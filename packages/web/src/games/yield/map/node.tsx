/** A Location: its shape and hatch tell the region, a double rim and a numeral where a Fortress began. */
import { type Location, locationId, regionOf } from '@interregnum/yield';
import css from './node.module.css';

/** By region, around the origin: a diamond for forest, a circle for wetlands, a square for a town. */
export const NODE_SHAPES: readonly string[] = [
  'M2.5-33.5L33.5-2.5q2.5 2.5 0 5L2.5 33.5q-2.5 2.5-5 0L-33.5 2.5q-2.5-2.5 0-5L-2.5-33.5q2.5-2.5 5 0z',
  'M0-28a28 28 0 1 1 0 56a28 28 0 1 1 0-56z',
  'M-21-25.5h42q4.5 0 4.5 4.5v42q0 4.5-4.5 4.5h-42q-4.5 0-4.5-4.5v-42q0-4.5 4.5-4.5z',
];

const isNumeral = (location: Location): boolean => /^[IVX]+$/.test(locationId(location));

export function Node({ location, region, x, y }: { location: Location; region: number; x: number; y: number }) {
  const shape = NODE_SHAPES[region]!;
  const numeral = isNumeral(location);
  return (
    <g transform={`translate(${x} ${y})`} data-region={regionOf(region)} className={css.node}>
      <path className={css.shadow} d={shape} transform="translate(1.5 3) scale(1.06)" />
      {numeral && <path className={css.outer} d={shape} transform="scale(1.14)" />}
      <path className={css.face} d={shape} />
      <path className={css.hatch} d={shape} fill={`url(#yield-hatch-${regionOf(region)})`} />
      <path className={css.rim} d={shape} />
      {numeral && (
        <text className={css.numeral} y={5}>
          {locationId(location)}
        </text>
      )}
    </g>
  );
}
