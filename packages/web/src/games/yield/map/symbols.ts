/** What grows and stands in the three kinds of country, each on its own foot. */
import { field, oak, tuft } from '../../../table/kit/map/growth.ts';
import { type Drawing as MapDrawing, type MapSymbol, symbol } from '../../../table/kit/map/merge.ts';
import css from './map.module.css';

export const SYMBOLS = {
  oak: oak(css.trunk, css.leaf, css.leafShade),
  fir: symbol(
    8,
    26,
    [css.trunk, 'M0 1V-5'],
    [css.leafShade, 'M0-26l6 9-3-.6 5 7.6-3-.6 4 6.6H-9l4-6.6-3 .6 5-7.6-3 .6z'],
    [css.leaf, 'M0-26l-6 9 3-.6-5 7.6 3-.6-4 6.6H0z'],
  ),
  fern: tuft(css.hatch),
  pool: symbol(
    17,
    10,
    [css.water, 'M-16-3c2-6 9-5 13-6 6-1 15-1 17 4 2 6-7 7-13 6C-6 3-18 3-16-3z'],
    [css.ripple, 'M-8-3q2.5-2 5 0t5 0M0-6q2.5-2 5 0t4 0'],
  ),
  reed: symbol(5, 16, [css.hatch, 'M-4 0v-9M0 0v-12M4 0v-8'], [css.reedHead, 'M-4-9v-4M0-12v-4M4-8v-4']),
  rush: symbol(6, 7, [css.hatch, 'M-4 0c0-3-1-4-2-5M-1 0v-7M2 0c0-3 1-4 2-6']),
  house: symbol(
    9,
    14,
    [css.wall, 'M-7 0v-7L-1-12 5-7v7z'],
    [css.roof, 'M-9-6.5L-1-13.5 7-6.5 5-5.5-1-10.5-7-5.5z'],
    [css.door, 'M-2.5 0v-4h3v4z'],
  ),
  cottage: symbol(
    10,
    10,
    [css.wall, 'M-8 0v-5H8v5z'],
    [css.roof, 'M-9.5-4.5l3-5.5h13l3 5.5z'],
    [css.door, 'M1 0v-3.5h3V0z'],
  ),
  chapel: symbol(
    9,
    22,
    [css.wall, 'M-4 0v-7h11V0zM-8 0v-13h5V0z'],
    [css.roof, 'M-3-6.5l5.5-5 5.5 5zM-9-12.5l3.5-9 3.5 9z'],
  ),
  field: field(css.field, css.hatch),
} satisfies Record<string, MapSymbol>;

export type SymbolName = keyof typeof SYMBOLS;
export type Drawing = MapDrawing<SymbolName>;
