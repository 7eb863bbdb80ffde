/** The emblem of a card: a field of its livery with a charge of its own, in the shape of its kind. */
import type { Faction, SourceData } from '@interregnum/old-kings-crown';
import { IS_SUPPORTER } from '@interregnum/old-kings-crown';
import { useId } from 'react';
import { chargeOf } from './charges.ts';
import css from './emblem.module.css';

/** Whose colours it shows: those of a faction, of the Simulacrum, or of nobody. */
export type Livery = Faction | 'simulacrum' | 'crown';
export type Field = 'supporter' | 'strategy' | 'tile' | 'commander' | 'ally' | 'artefact' | 'site';

/** In a box of 100 by 100. */
const FIELDS: Readonly<Record<Field, string>> = {
  supporter: 'M8 6H92V46C92 72 74 88 50 97C26 88 8 72 8 46Z',
  strategy: 'M50 2 98 50 50 98 2 50Z',
  tile: 'M20 5H80L95 20V80L80 95H20L5 80V20Z',
  commander: 'M10 4H90V84L70 96 50 84 30 96 10 84Z',
  ally: 'M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0-94Z',
  artefact: 'M50 2 80 14 95 45 85 80 50 98 15 80 5 45 20 14Z',
  site: 'M8 97V40C8 17 26 3 50 3S92 17 92 40V97Z',
};

/** Where the charge stands in its field, and how large. */
const CHARGE: Readonly<Record<Field, readonly [x: number, y: number, size: number]>> = {
  supporter: [22, 17, 56],
  strategy: [26, 26, 48],
  tile: [20, 20, 60],
  commander: [21, 14, 58],
  ally: [20, 20, 60],
  artefact: [22, 20, 56],
  site: [20, 27, 60],
};

/** The patterns of the factions, in a tile of 12 by 12. */
const PATTERNS: Readonly<Record<Livery, string>> = {
  clans: 'M0 6Q3 2 6 6T12 6',
  uprising: 'M-2 8 8-2M4 14 14 4',
  nobility: 'M0 .5H12M.5 0V12',
  gathering: 'M3 3h.01M9 9h.01',
  simulacrum: '',
  crown: '',
};

interface EmblemProps {
  /** The id of the card, tile or Commander. */
  of: string;
  field: Field;
  livery: Livery;
  className?: string | undefined;
}

export function Emblem({ of, field, livery, className = '' }: EmblemProps) {
  const pattern = useId();
  const Charge = chargeOf(of);
  const [x, y, size] = CHARGE[field];
  return (
    <svg viewBox="0 0 100 100" className={`${css.emblem} ${className}`} data-livery={livery} aria-hidden="true">
      <defs>
        <pattern id={pattern} width="12" height="12" patternUnits="userSpaceOnUse">
          <path d={PATTERNS[livery]} className={css.pattern} />
        </pattern>
      </defs>
      <path d={FIELDS[field]} className={css.field} />
      <path d={FIELDS[field]} fill={`url(#${pattern})`} />
      <path d={FIELDS[field]} className={css.rim} />
      <Charge x={x} y={y} width={size} height={size} className={css.charge} />
    </svg>
  );
}

/** Which shape a source has. */
export function fieldOf(source: SourceData): Field {
  if (source.kind === 'kingdom') return source.data.type;
  if (source.kind === 'card') return IS_SUPPORTER[source.card] ? 'supporter' : 'strategy';
  return source.kind;
}
