/** The land: a wash for each kind of Province, a light tint in the Lands, borders and coast. */
import { areaId, isCastle } from '@interregnum/epix';
import css from './map.module.css';
import type { Layout } from './places.ts';

const WASH: Readonly<Record<string, string>> = {
  kilimandjora: 'var(--rock)',
  broceland: 'var(--forest)',
  mirelac: 'var(--meadow)',
  orval: 'var(--loam)',
  saulnes: 'var(--land-light)',
  hawk_pass: 'var(--land-shade)',
  wolf_pass: 'var(--land-shade)',
};

export function Ground({ layout }: { layout: Layout }) {
  const { board, curves } = layout;
  return (
    <g>
      <path className={css.land} d={curves.coast} />
      {board.areas.map(area => (
        <path
          key={area}
          d={curves.outlines[area]}
          style={{ fill: isCastle(area) ? 'var(--meadow)' : (WASH[areaId(area)] ?? 'var(--meadow)') }}
          opacity={0.8}
        />
      ))}
      <path d={curves.coast} fill="url(#epix-paper)" />
      <path d={curves.coast} fill="url(#epix-lamp)" />
      <path className={css.borderWash} d={curves.borders} />
      <path className={css.border} d={curves.borders} />
      <path className={css.coast} d={curves.coast} />
    </g>
  );
}

/** Fibres of the paper and the light on it. */
export function GroundPaint() {
  return (
    <>
      <pattern id="epix-paper" width="64" height="64" patternUnits="userSpaceOnUse">
        <path
          className={css.fibre}
          d="M3 9q7-3 13 1M28 4q5 4 12 1M51 14q5-4 11 0M11 27q8 3 14-2M38 24q6 3 10-1M5 44q6-4 12 0M25 50q8 3 15-1M48 40q6 2 12-2M14 60q6-2 9 1M42 58q5-3 10 0"
        />
      </pattern>
      <radialGradient id="epix-lamp" gradientUnits="userSpaceOnUse" cx={430} cy={270} r={760}>
        <stop offset="0" stopColor="var(--land-light)" stopOpacity={0.5} />
        <stop offset="0.6" stopColor="var(--land)" stopOpacity={0.05} />
        <stop offset="1" stopColor="var(--land-shade)" stopOpacity={0.4} />
      </radialGradient>
    </>
  );
}
