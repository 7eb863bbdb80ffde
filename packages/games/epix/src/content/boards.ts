/** EPX-010: the map for each number of players. */
import type { Board } from './board.ts';
import { B2 } from './map2.ts';
import { B3 } from './map3.ts';
import { B4 } from './map4.ts';

export const BOARDS: readonly Board[] = [B2, B3, B4];

export const boardFor = (seats: number): Board => BOARDS[seats - 2]!;
