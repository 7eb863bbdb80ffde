/** The contents that Epix is played with. */
import { contentsOf, type WithContent } from '@interregnum/kernel';
import type { Area, Board } from './board.ts';
import { builtIn, type EpixContent } from './built-in.ts';

export const contents = contentsOf(builtIn);

/** What a state or view is played with. */
export const contentOf = (t: WithContent): EpixContent => contents.of(t.content);

/** A table with so many players. */
export interface AtTable extends WithContent {
  seats: number;
}

/** EPX-010: the map for this number of players. */
export const boardOf = (t: AtTable): Board => contentOf(t).boards[t.seats - 2]!;
/** EPX-028, EPX-032, EPX-124, EPX-Q02: Broceland has nothing else. */
export const isMarked = (t: WithContent, area: Area): boolean => contentOf(t).marks[area]!;
