/** The land behind the Regions, in ink and wash: mountains and pines, fields and fences, water and graves. */
import { REGIONS, type RegionNumber } from '@interregnum/old-kings-crown';
import { keyed } from '../../../parts/keyed.ts';
import css from './scenery.module.css';

interface Drawing {
  /** Broad strokes, the farthest first. */
  washes: readonly string[];
  /** Thin ones over them. */
  lines: string;
  /** A small thing that stands in many places. */
  thing: string;
  places: readonly (readonly [x: number, y: number, scale: number])[];
}

const DRAWINGS: Readonly<Record<(typeof REGIONS)[number], Drawing>> = {
  highlands: {
    washes: [
      'M0 66 60 40 104 58 168 18 226 56 290 30 352 62 430 24 498 58 560 34 622 60 700 20 762 54 826 32 900 60V140H0z',
      'M0 96 70 62 132 92 210 52 300 96 372 70 452 98 540 58 632 96 712 66 790 94 852 72 900 88V140H0z',
      'M0 122Q120 104 240 118T480 114T720 118T900 110V140H0z',
    ],
    lines:
      'M168 18l-14 22 8 8M168 18l16 26-6 10M430 24l-12 20 8 10M430 24l18 24M700 20l-16 24 10 8M700 20l14 22-4 12M210 52l-18 26M540 58l-14 24 10 8M712 66l-12 20M70 62l-10 18 8 8',
    thing: 'M0 0l-7 10h4l-6 9h5l-7 10H11L4 19h5L3 10h4z',
    places: [
      [36, 100, 0.9],
      [58, 108, 0.7],
      [262, 102, 0.85],
      [282, 108, 0.65],
      [398, 106, 0.7],
      [504, 104, 0.8],
      [664, 102, 0.9],
      [684, 110, 0.65],
      [836, 102, 0.85],
      [858, 106, 0.7],
    ],
  },
  plateau: {
    washes: [
      'M0 58Q110 40 220 54T450 48T680 54T900 44V140H0z',
      'M0 84Q150 66 300 82T600 78T900 80V140H0z',
      'M0 114Q180 98 360 110T720 106T900 112V140H0z',
    ],
    lines:
      'M20 132Q90 92 200 76M70 134Q130 98 232 80M120 136Q170 104 262 84M640 136Q700 96 820 80M700 136Q756 100 852 84M762 136Q800 108 882 90M330 100h10m6 0h10m6 0h10m6 0h10M335 96v10m16-10v10m16-10v10m16-10v10M520 94h10m6 0h10m6 0h10M525 90v10m16-10v10m16-10v10',
    thing:
      'M0 0v26M0 4q-6-1-7-7 6 1 7 7zM0 4q6-1 7-7-6 1-7 7zM0 11q-6-1-7-7 6 1 7 7zM0 11q6-1 7-7-6 1-7 7zM0 18q-6-1-7-7 6 1 7 7zM0 18q6-1 7-7-6 1-7 7z',
    places: [
      [40, 92, 0.8],
      [62, 98, 0.9],
      [86, 94, 0.75],
      [292, 104, 0.7],
      [430, 100, 0.8],
      [452, 106, 0.7],
      [602, 102, 0.75],
      [806, 100, 0.85],
      [830, 94, 0.75],
      [866, 102, 0.85],
    ],
  },
  lowlands: {
    washes: [
      'M0 62Q140 52 280 64T560 58T900 66V140H0z',
      'M0 92Q90 80 190 92T400 86T640 96T900 86V140H0z',
      'M0 118Q200 110 400 120T900 114V140H0z',
    ],
    lines:
      'M0 78q40-8 80 0t80 0 80 0 80 0 80 0M40 88q30-6 60 0t60 0 60 0M480 80q40-8 80 0t80 0 80 0 80 0 100 0M560 90q30-6 60 0t60 0 60 0M300 104q30-6 60 0t60 0 60 0',
    thing: 'M-8 26V8a8 8 0 0 1 16 0v18zM-4 10h8M0 6v10',
    places: [
      [30, 96, 0.75],
      [54, 102, 0.6],
      [276, 100, 0.7],
      [420, 104, 0.6],
      [500, 100, 0.75],
      [640, 104, 0.65],
      [664, 98, 0.8],
      [820, 102, 0.65],
      [846, 96, 0.8],
      [876, 104, 0.6],
    ],
  },
};

export function Scenery({ region }: { region: RegionNumber }) {
  const name = REGIONS[region]!;
  const { washes, lines, thing, places } = DRAWINGS[name];
  return (
    <svg
      className={`${css.scenery} ${css[name]}`}
      viewBox="0 0 900 140"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {keyed(washes).map(({ key, item }) => (
        <path key={key} className={css.wash} d={item} />
      ))}
      <path className={css.lines} d={lines} />
      {keyed(places).map(({ key, item: [x, y, scale] }) => (
        <path key={key} className={css.thing} d={thing} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </svg>
  );
}
