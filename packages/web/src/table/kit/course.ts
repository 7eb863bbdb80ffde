/** What decides a title, followed over a whole game: for the chart and the story of the end screen. */
import type { Seat } from '@interregnum/kernel';
import type { ComponentType } from 'react';

/** `name` is a key of the catalogue, `colour` a value of the styles. */
export interface Named {
  name: string;
  colour: string;
}

/** `colour`: left out, a quiet one. */
export interface Mark extends Partial<Named> {
  name: string;
  value: number;
}

/** Views are open: the game is over when this is asked. */
export interface Course<V, E> {
  /** The class that the colours of the title hang on. */
  theme?: string;
  /** What the lines count; a key of the catalogue. */
  unit: string;
  /** The lines where they are not the players'. */
  lines?: readonly Named[];
  /** Players who share a line, where some do. */
  sides?(view: V): readonly (readonly Seat[])[];
  /** By line. Fractions break ties and are not drawn. */
  values(view: V): readonly number[];
  /** The least and the greatest value there can be; left out: from 0 to what was reached. */
  range?: readonly [number, number];
  /** What the lines are measured against, each drawn as one of its own: a goal, or somebody who has no seat. */
  marks?(view: V): readonly Mark[];
  /** Whether an event can have made what a player has rise, or fall. */
  explains?(event: E, seat: Seat, rose: boolean): boolean;
  /** Where the highest line does not win; the story is told of this instead. */
  claim?: Claim<V, E>;
}

/** Who would win if the game ended now, and by what. */
export interface Claim<V, E> {
  /** Why this one would win, as something that has a name. */
  cause(view: V): Named & { victory: string };
  /** Who would win by it; `null`: nobody. */
  winner(view: V): Seat | null;
  /** Who could win by it. */
  followers(view: V): readonly Seat[];
  /** Whether an event can have changed who would win. */
  explains(event: E): boolean;
  /** What a seat is after, as a small sign. */
  Sign: ComponentType<{ view: V; seat: Seat }>;
}
