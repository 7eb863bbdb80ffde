/** The sign of a region and of the Battle cards that belong to it: diamond, circle, square. */
import { regionOf } from '@interregnum/yield';
import css from './cards.module.css';

const SIGNS: readonly string[] = [
  'M0-9L9 0 0 9-9 0z',
  'M0-7.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z',
  'M-6.5-6.5h13v13h-13z',
];

export function RegionSign({ region, size = 14 }: { region: number; size?: number }) {
  return (
    <svg
      className={css.sign}
      data-region={regionOf(region)}
      viewBox="-10 -10 20 20"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={SIGNS[region]} />
    </svg>
  );
}
