/** A hero's portrait as a medallion, and as a pawn in the colour of the people. */
import type { HeroNumber, View } from '@interregnum/runewars';
import { keyed } from '../../../parts/keyed.ts';
import { ownerClass } from '../peoples/peoples.ts';
import { commandOf } from '../state/command.ts';
import css from './portrait.module.css';
import { type Part, portraitOf } from './portraits.ts';

const SHOULDERS = 'M-13.5 8.6A16 16 0 0 0 13.5 8.6C10 6 6 5.6 3.6 5L3 1H-3L-3.6 5C-6 5.6-10 6-13.5 8.6Z';

const Parts = ({ of }: { of: readonly Part[] }) =>
  keyed(of).map(({ key, item: { d, fill, line } }) =>
    line === undefined ? (
      <path key={key} d={d} fill={fill} />
    ) : (
      <path key={key} d={d} fill="none" stroke={fill} strokeWidth={line} strokeLinecap="round" />
    ),
  );

export function Portrait({ hero }: { hero: HeroNumber }) {
  const { ground, robe, skin, eyes, behind, before } = portraitOf(hero);
  return (
    <g>
      <circle r={16} fill={ground} />
      <Parts of={behind} />
      <path d={SHOULDERS} fill={robe} />
      <ellipse cy={-3} rx={6.5} ry={7.9} fill={skin} />
      <ellipse cx={-2.7} cy={-3.4} rx={1.15} ry={1.3} fill={eyes} />
      <ellipse cx={2.7} cy={-3.4} rx={1.15} ry={1.3} fill={eyes} />
      <path className={css.mouth} d="M-1.8 2Q0 2.9 1.8 2" />
      <Parts of={before} />
    </g>
  );
}

interface PawnProps {
  view: Pick<View, 'heroSeat' | 'cmd'>;
  hero: HeroNumber;
  routed?: boolean;
}

/** About 34 across, the foot below; commanders carry a banner. */
export const Pawn = ({ view, hero, routed = false }: PawnProps) => (
  <g className={`${ownerClass(view.heroSeat[hero]!)} ${css.pawn}`} data-routed={routed}>
    {commandOf(view, hero) !== null && (
      <g data-banner="">
        <path className={css.pole} d="M15 20V-27" />
        <path className={css.banner} d="M15-27H33L28-20 33-13H15Z" />
      </g>
    )}
    <path className={css.foot} d="M-5 13C-5 17-9 18-10 22H10C9 18 5 17 5 13Z" />
    <circle className={css.rim} r={18.5} />
    <Portrait hero={hero} />
  </g>
);

/** The room that it needs at the side. */
const BANNER = 15;

interface HeroProps {
  view: Pick<View, 'heroSeat' | 'cmd'>;
  hero: HeroNumber;
  size: number;
}

/** For panels and buttons. */
export function HeroPicture({ view, hero, size }: HeroProps) {
  const banner = commandOf(view, hero) === null ? 0 : BANNER;
  return (
    <svg
      viewBox={`-20 -20 ${40 + banner} 43`}
      width={(size * (40 + banner)) / 40}
      height={size * 1.075}
      className={css.picture}
      aria-hidden="true"
    >
      <Pawn view={view} hero={hero} />
    </svg>
  );
}
