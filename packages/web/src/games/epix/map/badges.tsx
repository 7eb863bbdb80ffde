/** Small signs on the map: +1 Gold, two guesses of a Castle, the three rules of the mountain. */

import { isCastle, isMarked, KILIMANDJORA } from '@interregnum/epix';
import type { WithContent } from '@interregnum/kernel';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { SILHOUETTES } from '../units/silhouettes.ts';
import css from './badges.module.css';
import type { Layout } from './places.ts';

export const SHIELD = 'M0-11c4 2 7 3 10 3 0 9-3 15-10 19-7-4-10-10-10-19 3 0 6-1 10-3z';
export const EYE = 'M-4 0q4-4.5 8 0q-4 4.5-8 0z';

/** A shield with as many eyes as the defender has guesses. */
export function GuessShield({ guesses }: { guesses: number }) {
  const rows = guesses === 1 ? [0] : guesses === 2 ? [-3, 4] : [-5, 0, 5];
  return (
    <>
      <path className={css.shield} d={SHIELD} />
      {rows.map(y => (
        <g key={y} transform={`translate(0 ${y - 0.5}) scale(${guesses > 2 ? 0.8 : 1})`}>
          <path className={css.eye} d={EYE} />
          <circle className={css.pupil} r={1.5} />
        </g>
      ))}
    </>
  );
}

export function CoinBadge({ gold = 1 }: { gold?: number }) {
  return (
    <>
      <circle className={css.coinEdge} cy={1.5} r={12} />
      <circle className={css.coin} r={12} />
      <circle className={css.coinRing} r={9.3} />
      <text className={css.coinText} y={4.6}>
        +{gold}
      </text>
    </>
  );
}

function MountainBadges({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform="translate(-30 0)">
        <circle className={css.plate} r={12} />
        <path className={css.icon} d={SILHOUETTES[1]} transform="scale(.6)" />
        <path className={css.forbidden} d="M-8.5 8.5l17-17" />
      </g>
      <GuessShield guesses={2} />
      <g transform="translate(30 0)">
        <circle className={css.plate} r={12} />
        <path className={css.icon} d={SILHOUETTES[3]} transform="translate(-1 2) scale(.46)" />
        <text className={css.range} x={6} y={-3}>
          2
        </text>
      </g>
    </g>
  );
}

export function Badges({ layout: { board, names }, played }: { layout: Layout; played: WithContent }) {
  return (
    <g {...DECORATION}>
      {board.areas.map(area => {
        const { x, y } = board.anchors[area]!;
        if (area === KILIMANDJORA) return <MountainBadges key={area} x={names[area]![0]} y={names[area]![1] + 20} />;
        if (isMarked(played, area)) {
          return (
            <g key={area} transform={`translate(${x + 41} ${y - 37})`}>
              <CoinBadge />
            </g>
          );
        }
        if (!isCastle(area)) return null;
        return (
          <g key={area} transform={`translate(${x} ${y + 31}) scale(.85)`}>
            <GuessShield guesses={2} />
          </g>
        );
      })}
    </g>
  );
}
