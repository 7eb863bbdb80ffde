/** The drawings that land and sea are made of, each standing on its own foot, as strokes of ink and paint. */
import { field } from '../../../table/kit/map/growth.ts';
import { type Drawing as MapDrawing, type MapSymbol, symbol } from '../../../table/kit/map/merge.ts';
import css from './map.module.css';

export const SYMBOLS = {
  tree: symbol(
    10,
    21,
    [css.trunk, 'M0 1V-6'],
    [css.leaf, 'M-7-7c-3-3-1-8 2-8 0-5 6-7 9-4 4-1 7 4 4 8 2 4-3 7-7 6-3 2-6 1-8-2z'],
    [css.leafShade, 'M3-3c4 1 8-2 6-7 3-3 1-8-3-8 3 4 2 10-3 15z'],
  ),
  pine: symbol(
    9,
    24,
    [css.trunk, 'M0 1V-5'],
    [css.leafShade, 'M0-24l5 8-3-.6 5 7.6-3.4-.6L9-2H-9l5.4-7.6L-7-9l5-7.6-3 .6z'],
    [css.leaf, 'M0-24l-5 8 3-.6L-7-9l3.4-.6L-9-2H0z'],
  ),
  peak: symbol(
    31,
    46,
    [css.rock, 'M-30 4C-24-8-20-20-13-30c3-5 6-12 10-15 4 4 6 11 9 15 4 3 7 4 9 10 5 8 9 14 16 24-20 5-42 5-61 0z'],
    [
      css.rockShade,
      'M-3-45c4 4 6 11 9 15 4 3 7 4 9 10 5 8 9 14 16 24-8 2-17 3-26 3 2-8-6-12-3-21 2-7-6-10-4-18 1-5-2-8-1-13z',
    ],
    [css.snow, 'M-13-30c3-5 6-12 10-15 4 4 6 11 9 15-3 2-5-2-8 2-3-4-6 0-11-2z'],
    [css.hatch, 'M9-18l5 9M16-12l5 9M5-9l3 8M-20-12l-4 8M-14-18l-3 6'],
  ),
  crag: symbol(
    18,
    21,
    [css.rock, 'M-18 2c4-7 6-15 12-22 5 2 5 6 9 8 6 2 9 9 14 14-12 3-24 3-35 0z'],
    [css.rockShade, 'M-6-20c5 2 5 6 9 8 6 2 9 9 14 14-5 1-11 2-16 2 1-6-5-8-3-14 1-4-5-5-4-10z'],
    [css.hatch, 'M5-7l4 6M-9-9l-3 6'],
  ),
  hill: symbol(
    18,
    13,
    [css.hill, 'M-17 2C-14-7-8-12-1-12 8-12 14-6 18 2c-11 2-24 2-35 0z'],
    [css.hatch, 'M6-9c4 2 7 5 9 9M3-5c3 1 5 3 6 6M-12-3c2-3 4-4 6-5'],
  ),
  grass: symbol(7, 8, [css.hatch, 'M-5 0c0-3-1-5-2-6M-2 0c0-4 0-6 1-8M1 0c1-3 2-4 4-5']),
  farm: symbol(
    11,
    12,
    [css.wall, 'M-8 0v-6l5-5 5 5v6zM2 0v-5h8v5z'],
    [css.roof, 'M-9.5-5.5L-3-12l6.5 6.5zM1-4.6h10l-1.6-3.4H2.4z'],
  ),
  field: field(css.field, css.furrow),
  pan: symbol(13, 10, [css.pan, 'M-13 0l5-9h20L8 0z'], [css.panLine, 'M-10.5-4.5H10M-3 0l4-9M4 0l4-9']),
  saltheap: symbol(
    8,
    10,
    [css.salt, 'M-8 1C-5-6-2-9 0-9s5 3 8 10c-5 1.5-11 1.5-16 0z'],
    [css.hatch, 'M2-6l3 5M-3-4l-2 3'],
  ),
  mine: symbol(
    35,
    30,
    [css.hill, 'M-34 4C-30-12-18-27-3-28 14-28 26-14 33 4-10 10-14 10-34 4z'],
    [css.hatch, 'M14-19c6 4 10 10 13 17M8-22c9 4 13 12 15 20M-25-6c2-5 5-8 8-11'],
    [css.dark, 'M-9 6v-12c0-9 18-9 18 0V6z'],
    [css.beam, 'M-10 6v-13M10 6v-13M-13-8L0-16 13-8'],
    [css.nugget, 'M15 6l2-5 5-1 3 4-2 3zM21 1l2-4 4 1 1 4-4 1z'],
  ),
  reed: symbol(5, 16, [css.hatch, 'M-4 0v-9M0 0v-12M4 0v-8'], [css.reedHead, 'M-4-9v-4M0-12v-4M4-8v-4']),
  ripple: symbol(9, 3, [css.ripple, 'M-9 0q3-3 6 0t6 0 6 0']),
  wave: symbol(16, 6, [css.wave, 'M-14 0q4-5 8-1 1 1 0 2M-3 0q4-5 8-1 1 1 0 2M8 0q4-5 8-1']),
} satisfies Record<string, MapSymbol>;

export type SymbolName = keyof typeof SYMBOLS;
export type Drawing = MapDrawing<SymbolName>;
