/** What tells the four peoples apart without colour: a pattern each, and their initials. */
import { FACTION_NUMBERS, FACTIONS, type FactionNumber } from '@interregnum/runewars';
import { PATTERNS } from '../../../parts/seal.tsx';
import { RUNEWARS_PEOPLES } from '../seals.ts';

/** On pieces, and on whole lands. */
const SIZES = {
  piece: { scale: 1, width: 0.9, opacity: 0.22 },
  land: { scale: 5, width: 0.7, opacity: 0.28 },
} as const;
type Size = keyof typeof SIZES;

const nameOf = (faction: FactionNumber, size: Size): string => `runewars-${size}-${faction}`;

/** For `fill`, over the colour of the people; drawn where the map is on the page. */
export const patternOf = (faction: FactionNumber, size: Size): string => `url(#${nameOf(faction, size)})`;

export const initialOf = (faction: FactionNumber): string => FACTIONS[faction]![0]!.toUpperCase();

/** Once for each map. */
export const PeoplePatterns = () => (
  <defs>
    {(Object.keys(SIZES) as Size[]).flatMap(size =>
      FACTION_NUMBERS.map(faction => (
        <pattern
          key={nameOf(faction, size)}
          id={nameOf(faction, size)}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${SIZES[size].scale})`}
        >
          <path
            d={PATTERNS[RUNEWARS_PEOPLES[faction]!.pattern]}
            stroke="#fff"
            strokeOpacity={SIZES[size].opacity}
            strokeWidth={SIZES[size].width}
            strokeLinecap="round"
            fill="none"
          />
        </pattern>
      )),
    )}
  </defs>
);
