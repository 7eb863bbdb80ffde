/** Where both markers are, as one number. */
import { FIRST_SPACE, LAST_SPACE } from '../content/track.ts';

export type Cell = number;

export const CELLS = LAST_SPACE * LAST_SPACE;
export const cellOf = (red: number, green: number): Cell => (red - FIRST_SPACE) * LAST_SPACE + green - FIRST_SPACE;
export const redOf = (cell: Cell): number => Math.floor(cell / LAST_SPACE) + FIRST_SPACE;
export const greenOf = (cell: Cell): number => (cell % LAST_SPACE) + FIRST_SPACE;
