/** A party's mark: the shape and pattern of its faction with its letter; and its Herald, a figure with the same device. */
import { FACTION_DATA, FACTIONS, type Faction } from '@interregnum/old-kings-crown';
import { useId } from 'react';
import { PATTERNS, type SealPattern, type SealShape, SHAPES } from '../../../parts/seal.tsx';
import { FACTION_SEALS } from '../seals.ts';
import { factionClass } from './livery.ts';
import css from './marks.module.css';

interface Look {
  shape: SealShape;
  pattern: SealPattern;
  letter: string;
}

/** The opponent of a game alone is no faction. */
const NOBODY: Look = { shape: 'star', pattern: 'solid', letter: 'S' };
const lookOf = (faction: Faction | null): Look =>
  faction === null ? NOBODY : { ...FACTION_SEALS[FACTIONS.indexOf(faction)]!, letter: FACTION_DATA[faction].letter };

/** Smaller letters are left out. */
const LEGIBLE = 20;

interface MarkProps {
  faction: Faction | null;
  size?: number | string;
  className?: string | undefined;
}

export function FactionMark({ faction, size = 20, className = '' }: MarkProps) {
  const id = useId();
  const { shape, pattern, letter } = lookOf(faction);
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`${factionClass(faction ?? 'simulacrum')} ${css.mark} ${className}`}
      aria-hidden="true"
    >
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
        <path d={PATTERNS[pattern]} className={css.pattern} />
      </pattern>
      <path d={SHAPES[shape]} className={css.shape} />
      <path d={SHAPES[shape]} fill={`url(#${id})`} />
      {Number(size) >= LEGIBLE && (
        <text x="12" y={shape === 'triangle' ? 20 : 16.8} className={css.letter}>
          {letter}
        </text>
      )}
    </svg>
  );
}

/** What each Herald carries above its head: wave, flame, tower, crescent; a plain ring for the Simulacrum. */
const DEVICES: Readonly<Record<Faction | 'simulacrum', string>> = {
  clans: 'M5 7q3.500-5 7-1t7-1q-2 6-7 3t-7-1z',
  uprising: 'M12 0q6 5 3.500 9-1.500 2.500-3.500 2.500T8.500 9Q6.500 5 12 0z',
  nobility: 'M6 1h3v2.500h1.500V1h3v2.500H15V1h3v6.500l-1.500 1.500v2.500h-9V9L6 7.500z',
  gathering: 'M15.500.500a6 6 0 1 0 2.500 10 7 7 0 0 1-2.500-10z',
  simulacrum: 'M12 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
};

const FIGURE =
  'M12 11a5 5 0 0 1 3.600 8.500c4.400 1.500 6.400 6 6.400 12.500H2c0-6.500 2-11 6.400-12.500A5 5 0 0 1 12 11z';

export function Herald({ faction, className = '' }: Pick<MarkProps, 'faction' | 'className'>) {
  return (
    <svg
      viewBox="0 0 24 34"
      className={`${factionClass(faction ?? 'simulacrum')} ${css.herald} ${className}`}
      aria-hidden="true"
    >
      <path d={FIGURE} className={css.body} />
      <path d={DEVICES[faction ?? 'simulacrum']} className={css.device} />
    </svg>
  );
}

const USES = ['', 'I', 'II', 'III'];

/** The Commander Disc with the number of uses it shows; without one it lies on the Battlefield. */
export const CommanderDisc = ({ uses, className = '' }: { uses: number; className?: string | undefined }) => (
  <svg viewBox="0 0 24 24" className={`${css.disc} ${className}`} aria-hidden="true">
    <circle cx="12" cy="12" r="10.500" />
    {uses > 0 ? (
      <text x="12" y="16.200">
        {USES[uses]}
      </text>
    ) : (
      <path d="M6 14.500V8.500l3 2.500 3-4.500 3 4.500 3-2.500v6z" />
    )}
  </svg>
);
