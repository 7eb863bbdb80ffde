/** Names in positions of Yield: seats, Locations, Armies, cards. Errors know their place. */
import { expectOneOf, listOf, NotationError, readSeat, type Seat } from '@interregnum/kernel';
import { type Army, armyOf, bitOf, PIECE_IDS, type PieceId } from './content/armies.ts';
import { COLOUR_IDS, KIND_IDS, type Kind, kindNumber } from './content/cards.ts';
import { type Location, locationId, locationNumber } from './content/locations.ts';
import type { State } from './state.ts';
import { boardOf } from './table.ts';

export type Path = readonly (string | number)[];
export const path = (...keys: (string | number)[]): Path => ['position', ...keys];

export const seatsOf = (s: { seats: number }): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);
export const seatIn = (s: State, value: unknown, at: Path): Seat => readSeat(value, s.seats, at);

export function locationIn(s: State, value: unknown, at: Path): Location {
  const { locations } = boardOf(s);
  const location = locationNumber(String(value));
  if (locations.includes(location)) return location;
  throw new NotationError(
    at,
    `'${String(value)}' is not on this map: expected one of ${locations.map(locationId).join(', ')}`,
  );
}

/** `2.archer`. */
export function armyIn(s: State, value: unknown, at: Path): Army {
  const [seat, id, ...more] = String(value).split('.');
  const piece = PIECE_IDS.indexOf(id as PieceId);
  if (piece < 0 || more.length > 0) {
    throw new NotationError(at, `expected a seat and an Army, for example '2.archer', not '${String(value)}'`);
  }
  return armyOf(seatIn(s, seat, at), piece);
}

/** A list of Armies as a set. */
export const armiesNamed = (s: State, value: unknown, at: Path): number =>
  listOf(value, at).reduce<number>((set, id, i) => set | bitOf(armyIn(s, id, [...at, i])), 0);

export function kindIn(value: unknown, at: Path): Kind {
  const kind = kindNumber(String(value));
  if (kind >= 0) return kind;
  throw new NotationError(at, `expected a Battle card, one of ${KIND_IDS.join(', ')}, not '${String(value)}'`);
}

/** A list of colours as a set. */
export function readColours(value: unknown, at: Path): number {
  return listOf(value, at).reduce<number>((set, id, i) => {
    const colour = expectOneOf(id, COLOUR_IDS, [...at, i]) as (typeof COLOUR_IDS)[number];
    return set | (1 << COLOUR_IDS.indexOf(colour));
  }, 0);
}
