/** YLD-021: the map for a number of players; team games use the map of their number of players. */
import { inPlay } from './in-play.ts';
import type { Board } from './locations.ts';

/** YLD-021, YLD-Q01: by number of players. */
let BOARDS: readonly (Board | null)[];
inPlay.follow(
  ({ boards }) => [null, null, ...boards],
  boards => {
    BOARDS = boards;
  },
);
export const boardFor = (seats: number): Board => BOARDS[seats]!;
