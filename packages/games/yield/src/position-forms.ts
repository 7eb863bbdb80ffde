/** How the things of Yield are called in positions. */
import { list, NotationError, names, placeIn, type Seat, seat, setOf, via } from '@interregnum/kernel';
import { type Army, armyId, PIECE_IDS } from './content/armies.ts';
import { COLOUR_IDS, KIND_IDS, KINDS, type Kind, STRATEGY_IDS } from './content/cards.ts';
import { boardOf } from './content/contents.ts';
import { type Location, locationId } from './content/locations.ts';
import type { PublicState, Side } from './state.ts';

export const seatsOf = (s: { seats: number }): Seat[] => Array.from({ length: s.seats }, (_, one) => one);

export const location = names<Location, PublicState>('a Location of this map', s => boardOf(s).locations, locationId);
export const piece = placeIn('an Army', PIECE_IDS);
/** `2.archer`. */
export const army = names<Army, PublicState>('an Army', s => [...s.at.keys()], armyId);
export const armies = setOf(list(army));
export const kind = placeIn('a Battle card', KIND_IDS);
export const colour = placeIn('a colour', COLOUR_IDS);
export const colours = setOf(list(colour));
export const strategyCard = placeIn('a Strategy card', STRATEGY_IDS);

/** In team games 1 for seats 1 and 3, 2 for the others. */
export const side = via<Seat, Side, PublicState>(
  seat,
  (number, at, s) => {
    if (!s.teams || number < 2) return number;
    throw new NotationError(at, 'expected a side: 1 for seats 1 and 3, 2 for the others');
  },
  number => number,
);
export const sides = setOf(list(side));

export const kindsOf = (counts: readonly number[]): Kind[] =>
  KINDS.flatMap(one => new Array<Kind>(counts[one]!).fill(one));
export const countsOf = (cards: readonly Kind[]): number[] =>
  KINDS.map(one => cards.filter(card => card === one).length);
