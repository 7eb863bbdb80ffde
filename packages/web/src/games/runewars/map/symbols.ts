/** What grows and stands on the lands, each on its own foot. */
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
    [css.leaf, 'M0-26l-3.5 5.5L0-19zM-1-17l-4 5 5-1zM-2-9l-4 4.5 6-1z'],
  ),
  knoll: symbol(
    16,
    13,
    [css.knoll, 'M-16 0c3-9 8-13 14-13S13-8 16 0z'],
    [css.knollShade, 'M-2-13c6 0 15 5 18 13H7C6-6 2-11-2-13z'],
    [css.line, 'M-10-4c1-3 3-5 5-6M-4-3c1-3 2-4 4-5'],
  ),
  field: field(css.field, css.line),
  tuft: tuft(css.line),
  peak: symbol(
    17,
    36,
    [css.rock, 'M-17 3L-7-19l3 4L1-36 9-15l3-4L18 3z'],
    [css.rockShade, 'M1-36L9-15l3-4L18 3H4l3-11-4-7z'],
    [css.cap, 'M1-36l4 11-3-2-2 4-3-3-2 4 3-8z'],
  ),
  crag: symbol(
    12,
    22,
    [css.rock, 'M-12 3L-4-14l3 3 4-11L13 3z'],
    [css.rockShade, 'M3-22L13 3H3l1-9-3-5z'],
    [css.cap, 'M3-22l3 8-3-1-2 2-1-3z'],
  ),
} satisfies Record<string, MapSymbol>;

export type SymbolName = keyof typeof SYMBOLS;
export type Drawing = MapDrawing<SymbolName>;
