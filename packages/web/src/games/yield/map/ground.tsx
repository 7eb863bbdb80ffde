/** The sheet of the map: parchment, washes of the three kinds of country, roads. */
import { COLOURS, regionOf } from '@interregnum/yield';
import css from './map.module.css';
import type { Layout } from './places.ts';

export function Ground({ layout }: { layout: Layout }) {
  const { sheet, curves, areas, regions } = layout;
  const divides = curves.lines
    .filter(({ between: [a, b] }) => regions[a!] !== regions[b!])
    .map(line => line.path)
    .join('');
  return (
    <>
      <path className={css.sheetShadow} d={curves.coast} transform="translate(5 9)" />
      <path className={css.sheet} d={curves.coast} />
      {COLOURS.map(region => {
        const d = areas
          .filter(area => regions[area] === region)
          .map(area => curves.outlines[area])
          .join('');
        return (
          <g key={region} data-region={regionOf(region)}>
            <path className={css.wash} d={d} />
            <path className={css.tint} d={d} fill={`url(#yield-hatch-${regionOf(region)})`} />
          </g>
        );
      })}
      <g clipPath="url(#yield-sheet)">
        <path className={css.bleed} d={divides} />
        <path className={css.divide} d={divides} />
      </g>
      <path d={curves.coast} fill="url(#yield-paper)" />
      <path d={curves.coast} fill="url(#yield-light)" />
      <path className={css.edge} d={curves.coast} />
      <rect
        className={css.rule}
        x={sheet.x + 11}
        y={sheet.y + 11}
        width={sheet.width - 22}
        height={sheet.height - 22}
        rx={6}
      />
    </>
  );
}

export function Roads({ layout }: { layout: Layout }) {
  const d = layout.streets.map(street => street.path).join('');
  return (
    <>
      <path className={css.roadEdge} d={d} />
      <path className={css.road} d={d} />
      <path className={css.ruts} d={d} />
    </>
  );
}

/** Fibres, light, and a hatch for each kind of country: leaves, waves, bricks. */
export function GroundPaint({ layout: { sheet, curves } }: { layout: Layout }) {
  const [cx, cy] = [sheet.x + sheet.width / 2, sheet.y + sheet.height / 2];
  return (
    <>
      <clipPath id="yield-sheet">
        <path d={curves.coast} />
      </clipPath>
      <pattern id="yield-paper" width="64" height="64" patternUnits="userSpaceOnUse">
        <path
          className={css.fibre}
          d="M3 9q7-3 13 1M28 4q5 4 12 1M51 14q5-4 11 0M11 27q8 3 14-2M38 24q6 3 10-1M5 44q6-4 12 0M25 50q8 3 15-1M48 40q6 2 12-2M14 60q6-2 9 1M42 58q5-3 10 0"
        />
      </pattern>
      <pattern id="yield-hatch-forest" width="26" height="26" patternUnits="userSpaceOnUse">
        <path
          className={css.hatchForest}
          d="M6 10c2-5 6-5 7-1-2 3-5 3-7 1zM6 10l-2 3M18 22c2-5 6-5 7-1-2 3-5 3-7 1zM18 22l-2 3"
        />
      </pattern>
      <pattern id="yield-hatch-wetlands" width="30" height="20" patternUnits="userSpaceOnUse">
        <path className={css.hatchWetlands} d="M2 6q3-3 6 0t6 0M17 16q3-3 6 0t6 0" />
      </pattern>
      <pattern id="yield-hatch-town" width="24" height="16" patternUnits="userSpaceOnUse">
        <path className={css.hatchTown} d="M0 4h9M12 4h9M6 12h9M18 12h6M9 4v-3M21 4V1M6 12V9M15 12V9" />
      </pattern>
      <radialGradient id="yield-light" gradientUnits="userSpaceOnUse" cx={cx} cy={cy - 60} r={700}>
        <stop offset="0" stopColor="var(--sheet-light)" stopOpacity={0.45} />
        <stop offset="0.6" stopColor="var(--sheet)" stopOpacity={0.08} />
        <stop offset="1" stopColor="var(--sheet-shade)" stopOpacity={0.55} />
      </radialGradient>
    </>
  );
}
