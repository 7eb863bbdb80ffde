/** EPX-010: the map for each number of players, and the Provinces with the +1 Gold mark. */
import type { Area, Board } from './board.ts';
import { inPlay } from './in-play.ts';

export let BOARDS: readonly Board[];
let MARKS: readonly boolean[];
inPlay.follow(
  content => content,
  ({ boards, marks }) => {
    BOARDS = boards;
    MARKS = marks;
  },
);

export const boardFor = (seats: number): Board => BOARDS[seats - 2]!;
/** EPX-028, EPX-032, EPX-124, EPX-Q02: Broceland has nothing else. */
export const isMarked = (area: Area): boolean => MARKS[area]!;
