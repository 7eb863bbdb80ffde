/** What grows on the lands of several titles, in the inks of each. */
import { type MapSymbol, symbol } from './merge.ts';

type Ink = string | undefined;

export const oak = (trunk: Ink, leaf: Ink, shade: Ink): MapSymbol =>
  symbol(
    11,
    24,
    [trunk, 'M0 1V-8'],
    [leaf, 'M-8-8c-4-2-3-8 1-9 0-5 5-8 9-5 5-1 8 4 5 8 3 3 0 8-5 7-3 3-8 3-10-1z'],
    [shade, 'M2-6c5 1 8-2 6-7 3-4 0-9-4-8 3 4 3 10-2 15z'],
  );

export const tuft = (line: Ink): MapSymbol => symbol(6, 7, [line, 'M0 0c0-4-3-5-5-6M0 0c0-4 3-5 5-6M0 0v-7']);

export const field = (ground: Ink, furrow: Ink): MapSymbol =>
  symbol(15, 9, [ground, 'M-15-2L-3-8 15-3 3 4z'], [furrow, 'M-10-4.5L8 .7M-6.5-6.3L11.5-1.2M-12.5-3.3L5.5 2.4']);
