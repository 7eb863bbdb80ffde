/** The `armies:` of a position: where they stand, with how many Units. */
import { entriesOf, expectOneOf, NotationError, type PositionData, type Seat, sets } from '@interregnum/kernel';
import {
  type Army,
  armyOf,
  bitOf,
  FOURTH_PIECE,
  MOST_UNITS,
  PIECE_IDS,
  PIECES,
  type Piece,
  type PieceId,
} from './content/armies.ts';
import { startingUnits } from './phases/setup.ts';
import { armiesNamed, locationIn, type Path, path, seatIn, seatsOf } from './position-names.ts';
import type { Turn } from './position-turn.ts';
import type { State } from './state.ts';
import { armiesDue, sideOf } from './table.ts';

/** Armies that are not named stand on the starting Fortress, the Units split as evenly as possible. */
export function readArmies(s: State, data: PositionData, turn: Turn | null): void {
  const deployed = turn !== null && turn.stage !== 'start' && turn.stage !== 'deploy';
  if (deployed) for (const seat of seatsOf(s)) muster(s, seat, turn.stage === 'split');
  for (const [key, armies] of entriesOf(data.armies, path('armies'))) {
    const seat = seatIn(s, key, path('armies', key));
    for (const [id, text] of entriesOf(armies, path('armies', key))) {
      const at = path('armies', key, id);
      readArmy(s, armyOf(seat, PIECE_IDS.indexOf(expectOneOf(id, PIECE_IDS, at) as PieceId)), text, at);
    }
  }
  s.inactive = armiesNamed(s, data.inactive, path('inactive'));
  keepApart(s);
}

/** YLD-025, YLD-331: the pieces that a seat has unless the position says otherwise. */
const piecesOf = (s: State, seat: Seat): Piece[] =>
  armiesDue(s, seat) === PIECES.length
    ? [...PIECES]
    : PIECES.filter(piece => piece !== FOURTH_PIECE).slice(0, armiesDue(s, seat));

function muster(s: State, seat: Seat, unsplit: boolean): void {
  const pieces = piecesOf(s, seat);
  const units = startingUnits(s, seat);
  pieces.forEach((piece, i) => {
    const army = armyOf(seat, piece);
    s.at[army] = s.start[seat]!;
    s.fielded |= bitOf(army);
    s.units[army] = unsplit ? 0 : Math.floor(units / pieces.length) + (i < units % pieces.length ? 1 : 0);
  });
}

/** `f 4`, `f` (the Units stay as they are), `out 2` beside the map, `none` not in the game. */
function readArmy(s: State, army: Army, value: unknown, at: Path): void {
  const [place, dial, ...more] = String(value).trim().split(/\s+/);
  if (more.length > 0 || (dial !== undefined && !/^\d+$/.test(dial))) {
    throw new NotationError(at, `expected a Location and Units, for example 'f 4', not '${String(value)}'`);
  }
  if (dial !== undefined && Number(dial) > MOST_UNITS)
    throw new NotationError(at, `an Army has at most ${MOST_UNITS} Units (YLD-049)`);
  if (place === 'none') {
    s.fielded = sets.without(s.fielded, army);
    s.at[army] = null;
    s.units[army] = 0;
    return;
  }
  s.at[army] = place === 'out' ? null : locationIn(s, place, at);
  if (dial !== undefined) s.units[army] = Number(dial);
  else if ((s.fielded & bitOf(army)) === 0) s.units[army] = 1;
  s.fielded |= bitOf(army);
}

/** YLD-053. */
function keepApart(s: State): void {
  s.at.forEach((location, army) => {
    const other = s.at.findIndex((place, one) => place !== null && place === location && enemies(s, one, army));
    if (other >= 0) throw new NotationError(path('armies'), 'enemies cannot share a Location (YLD-053)');
  });
}

const enemies = (s: State, one: Army, other: Army): boolean => sideOf(s, one >> 2) !== sideOf(s, other >> 2);
