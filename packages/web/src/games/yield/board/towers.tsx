/** The Fortresses as towers: a storey for every token in the colour of its owner, the controller's flag on top. */

import type { Seat } from '@interregnum/kernel';
import { KERALON, LEADERS, type Location, tokenOwner, type View } from '@interregnum/yield';
import { memo } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { EmblemFigure } from '../houses/emblem.tsx';
import { ownerClass, PATTERNS, useHouse } from '../houses/houses.ts';
import { useLayout } from '../map/places.ts';
import css from './towers.module.css';

const HALF = 17;
const TALLEST = 60;
const STOREY = 15;

/** Storeys get lower when there are many, so that a tower never hides the next Location. */
const storeyHeight = (value: number): number => Math.min(STOREY, TALLEST / value);

export function Towers({ view, crowded }: { view: View; crowded(location: Location): boolean }) {
  const { areas, anchors } = useLayout();
  return (
    <g {...DECORATION} data-grows="">
      {areas
        .filter(location => view.stacks[location] !== '')
        .sort((a, b) => anchors[a]!.y - anchors[b]!.y)
        .map(location => (
          <Tower key={location} location={location} stack={view.stacks[location]!} back={crowded(location)} />
        ))}
    </g>
  );
}

/** Drawn anew only when its tokens change. */
const Tower = memo(function Tower({ location, stack, back }: { location: Location; stack: string; back: boolean }) {
  const { x, y } = useLayout().anchors[location]!;
  const height = storeyHeight(stack.length);
  const top = -height * stack.length;
  const owner = tokenOwner(stack.at(-1)!);
  return (
    <g className={css.place} style={{ transform: `translate(${x}px, ${y + (back ? -2 : 15)}px)` }}>
      <g className={css.tower}>
        <ellipse className={css.ground} cx={2} cy={1} rx={HALF + 6} ry={6} />
        {keyed([...stack]).map(({ key, at, item }) => (
          <Storey key={`${key}${item}`} owner={tokenOwner(item)} y={-height * at} height={height} />
        ))}
        <Crown owner={owner} y={top} />
        <Value owner={owner} value={stack.length} y={top} />
      </g>
    </g>
  );
});

function Storey({ owner, y, height }: { owner: Seat | null; y: number; height: number }) {
  const house = useHouse(owner);
  const wall = `M${-HALF} ${-height}V-1q${HALF} 5 ${2 * HALF} 0V${-height}z`;
  return (
    <g className={`${ownerClass(owner)} ${css.storey}`} transform={`translate(0 ${y})`}>
      <path className={css.wall} d={wall} />
      {house !== null && <path d={wall} fill={`url(#yield-house-${house})`} />}
      {house === null && height > 6 && (
        <path className={css.joints} d={`M-9 ${-height + 3}v${height - 5}M2 ${-height + 3}v${height - 4}`} />
      )}
      <path className={css.shade} d={`M6 ${-height}V2.4q6-.6 11-3.4V${-height}z`} />
    </g>
  );
}

/** The patterns of the Houses, for the storeys of their tokens. */
export function HousePatterns() {
  return (
    <defs>
      {LEADERS.map(house => (
        <pattern key={house} id={`yield-house-${house}`} width={6} height={6} patternUnits="userSpaceOnUse">
          <path className={css.pattern} data-dots={house === KERALON} d={PATTERNS[house]} />
        </pattern>
      ))}
    </defs>
  );
}

/** Battlements, and the flag of whoever holds the tower. */
function Crown({ owner, y }: { owner: Seat | null; y: number }) {
  const colours = ownerClass(owner);
  return (
    <g className={colours} transform={`translate(0 ${y})`}>
      <path className={css.merlons} d="M-21 1v-10h7v4h5v-4h5v4H4v-4h5v4h5v-4h7v10q-21 6-42 0z" />
      {owner !== null && (
        <g key={owner} className={css.flag}>
          <path className={css.pole} d="M0-5v-32" />
          <path className={css.cloth} d="M.5-38c9-3 15 3 25-.5v21c-10 3.5-16-2.5-25 .5z" />
          <g transform="translate(13 -27.5)">
            <EmblemFigure seat={owner} scale={0.72} />
          </g>
        </g>
      )}
    </g>
  );
}

/** High enough that no Army before the tower hides it. */
function Value({ owner, value, y }: { owner: Seat | null; value: number; y: number }) {
  return (
    <g className={ownerClass(owner)} transform={`translate(${-HALF - 7} ${Math.min(y + 4, -16)})`}>
      <g className={css.number}>
        <circle className={css.disc} r={12} />
        <text key={value} className={css.value} y={6}>
          {value}
        </text>
      </g>
    </g>
  );
}
