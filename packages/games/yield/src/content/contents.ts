/** The contents that Yield is played with. */
import { contentsOf, type WithContent } from '@interregnum/kernel';
import { builtIn, type YieldContent } from './built-in.ts';
import type { Board } from './locations.ts';

export const contents = contentsOf(builtIn);

/** What a state or view is played with. */
export const contentOf = (t: WithContent): YieldContent => contents.of(t.content);

/** A table with so many players. */
export interface AtTable extends WithContent {
  seats: number;
}

/** YLD-021, YLD-Q01: the map for a number of players; team games use the map of their number of players. */
export const boardOf = (t: AtTable): Board => contentOf(t).boards[t.seats - 2]!;
