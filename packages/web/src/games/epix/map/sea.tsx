/** The sea around the land: depth, the lines of an old chart, surf along the coast. */

import { isFarFrom, randomFrom } from '../../../table/kit/map/scatter.ts';
import { Drawings } from './drawings.tsx';
import css from './map.module.css';
import type { Layout } from './places.ts';
import type { Drawing } from './symbols.ts';

/** Wide enough for every window. */
const FAR = { x: -1500, y: -1500, width: 4000, height: 3700 };
const DEPTHS = [
  { width: 150, mix: 18 },
  { width: 108, mix: 30 },
  { width: 70, mix: 44 },
  { width: 38, mix: 62 },
];
/** Where the compass stands on each map. */
const COMPASS: Readonly<Record<string, readonly [number, number]>> = {
  B2: [52, 64],
  B3: [905, 625],
  B4: [500, -6],
  'B2-upright': [640, 54],
  'B3-upright': [75, 905],
  'B4-upright': [700, 500],
};

function rhumbLines([x, y]: readonly [number, number]): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return `M${x} ${y}l${(1800 * Math.cos(angle)).toFixed(1)} ${(1800 * Math.sin(angle)).toFixed(1)}`;
  }).join('');
}

/** Waves in the open sea, none on the land. */
function waves({ board, whole }: Layout): Drawing[] {
  const random = randomFrom(7 + board.seats);
  const shores = board.areas.map(area => board.outlines[area]!);
  const places: [number, number][] = [];
  for (let i = 0; i < 1200 && places.length < 120; i++) {
    const p: [number, number] = [-420 + random() * 1840, -420 + random() * 1840];
    const offLand = p[0] < -20 || p[0] > whole.width - 40 || p[1] < -20 || p[1] > whole.height - 40;
    if (!offLand && !shores.every(shore => isFarFrom(shore, p, 45))) continue;
    if (places.some(q => Math.hypot(p[0] - q[0], p[1] - q[1]) < 70)) continue;
    places.push(p);
  }
  return places.map(at => ({ symbol: 'wave', scale: 1, at }));
}

export function Sea({ layout }: { layout: Layout }) {
  const { coast } = layout.curves;
  const compass = COMPASS[layout.board.id]!;
  return (
    <g>
      <rect className={css.sea} {...FAR} />
      <rect {...FAR} fill="url(#epix-deep)" />
      <path className={css.rhumb} d={rhumbLines(compass)} />
      <Drawings of={waves(layout)} />
      {DEPTHS.map(({ width, mix }) => (
        <path
          key={width}
          className={css.depth}
          d={coast}
          style={{ stroke: `color-mix(in srgb, var(--surf) ${mix}%, var(--sea))`, strokeWidth: width, opacity: 0.4 }}
        />
      ))}
      <path className={css.surf} d={coast} strokeWidth={13} opacity={0.85} />
      {layout.board.seats < 4 && <Compass at={compass} turn={layout.upright ? 90 : 0} />}
    </g>
  );
}

function Compass({ at: [x, y], turn }: { at: readonly [number, number]; turn: number }) {
  const points = [0, 90, 180, 270];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} className={css.compass}>
      <circle r={30} />
      <circle r={25} />
      {points.map(turn => (
        <path
          key={turn}
          transform={`rotate(${turn + 45}) scale(.62)`}
          d="M0-36L5-5 0 0-5-5z"
          className={css.minorPoint}
        />
      ))}
      {points.map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-40L6-6 0 0z" className={css.darkPoint} />
          <path d="M0-40L-6-6 0 0z" className={css.lightPoint} />
        </g>
      ))}
      <path d="M-3.5-44v-9l7 9v-9" className={css.north} />
    </g>
  );
}

/** The light of a lamp over the middle of the chart. */
export function SeaLight() {
  return (
    <radialGradient id="epix-deep" gradientUnits="userSpaceOnUse" cx={450} cy={400} r={900}>
      <stop offset="0.4" stopColor="var(--sea)" stopOpacity={0} />
      <stop offset="1" stopColor="var(--sea-deep)" />
    </radialGradient>
  );
}
