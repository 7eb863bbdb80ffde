/** The arms of a people: its emblem on a shield in its colour. */
import type { Seat } from '@interregnum/kernel';
import type { View } from '@interregnum/runewars';
import { patternOf } from './patterns.tsx';
import css from './peoples.module.css';
import { EMBLEMS, ownerClass, peoplesOf } from './peoples.ts';

export const SHIELD = 'M0-14c4 2 8 3 12 3 1 11-2 20-12 26-10-6-13-15-12-26 4 0 8-1 12-3z';

interface EmblemProps {
  view: Pick<View, 'factions'>;
  seat: Seat;
  size?: number;
}

export const Emblem = ({ view, seat, size = 22 }: EmblemProps) => (
  <svg
    className={`${ownerClass(seat)} ${css.emblem}`}
    viewBox="-14 -15 28 31"
    width={size}
    height={size * 1.1}
    aria-hidden="true"
  >
    <path className={css.shield} d={SHIELD} />
    <path d={SHIELD} fill={patternOf(peoplesOf(view)[seat]!, 'piece')} />
    <path
      className={css.charge}
      d={EMBLEMS[peoplesOf(view)[seat]!]}
      transform="translate(0 -1) scale(.74)"
      fillRule="evenodd"
    />
  </svg>
);

/** The bare emblem, for drawings that are already in the colour of the people. */
export const Charge = ({ view, seat, scale }: EmblemProps & { scale: number }) => (
  <path className={css.charge} d={EMBLEMS[peoplesOf(view)[seat]!]} transform={`scale(${scale})`} fillRule="evenodd" />
);
