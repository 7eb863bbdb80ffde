/** YLD-021: the map for a number of players; team games use the map of their number of players. */
import type { Board } from './locations.ts';
import { MAP_2 } from './map2.ts';
import { MAP_3 } from './map3.ts';
import { MAP_4 } from './map4.ts';
import { MAP_5 } from './map5.ts';

/** YLD-Q01. */
const BOARDS: readonly (Board | null)[] = [null, null, MAP_2, MAP_3, MAP_4, MAP_5];
export const boardFor = (seats: number): Board => BOARDS[seats]!;
