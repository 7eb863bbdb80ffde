/** Why an answer is refused in the setup (YLD-020..YLD-030). */
import { because, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { armyOf, FOURTH_PIECE, PIECES, type Piece } from '../content/armies.ts';
import { boardOf } from '../content/contents.ts';
import { leaderOf } from '../content/leaders.ts';
import type { Location } from '../content/locations.ts';
import { startingUnits } from '../phases/setup.ts';
import type { View } from '../sight.ts';
import { armiesDue, hasPiece, isFielded } from '../table.ts';
import { leaderTerm, locationTerm, pieceTerm } from '../terms.ts';
import { noSuchSeat, notInHand, notOnMap, type Reason } from './reason.ts';

/** YLD-D00. */
export const startingPlayer: Reason = (v, _, a) => (a.type === 'marker' ? noSuchSeat(v, 'YLD-020', a.seat) : null);

/** YLD-D01. */
export const leader: Reason = (v, seat, a) => {
  if (a.type !== 'leader') return null;
  const wanted = leaderOf(a.ability);
  const owner = v.leader.findIndex((one, other) => one === wanted && other !== seat);
  if (owner >= 0) return because('YLD-022', 'leader.taken', { leader: leaderTerm(wanted), seat: seatArg(owner) });
  const dealt = v.leader[seat]!;
  return dealt === null ? null : because('YLD-Q12', 'leader.dealt', { leader: leaderTerm(dealt) });
};

/** YLD-D02. */
export const champion: Reason = (_v, _seat, a) => (a.type === 'champion' ? because('YLD-254', 'champion.three') : null);

/** YLD-D03. */
export const start: Reason = (v, _, a) => {
  if (a.type !== 'start') return null;
  const missing = notOnMap(v, a.location);
  if (missing) return missing;
  const owner = v.start.indexOf(a.location);
  const place = { location: locationTerm(v, a.location) };
  return owner >= 0
    ? because('YLD-024', 'start.taken', { ...place, seat: seatArg(owner) })
    : because('YLD-024', 'start.none', place);
};

/** YLD-D04. */
export const deployment: Reason = (v, seat, a) => {
  if (a.type !== 'deploy') return null;
  return notDeployable(v, seat, a.piece) ?? notOnMap(v, a.location) ?? outOfReach(v, seat, a.location);
};

function notDeployable(v: View, seat: Seat, piece: Piece): Refusal | null {
  if (!hasPiece(v, seat, piece)) return because('YLD-252', 'army.fourth', { armies: armiesDue(v, seat) });
  return isFielded(v, armyOf(seat, piece)) ? because('YLD-026', 'deploy.placed', { piece: pieceTerm(piece) }) : null;
}

/** What is near and yet not offered holds another player's Army. */
function outOfReach(v: View, seat: Seat, location: Location): Refusal {
  const own = v.start[seat]!;
  const near = location === own || boardOf(v).neighbours[own]!.includes(location);
  const places = { location: locationTerm(v, location), start: locationTerm(v, own) };
  return because('YLD-026', near ? 'deploy.enemy' : 'deploy.far', places);
}

/** YLD-D05. */
export const split: Reason = (v, seat, a) => {
  if (a.type !== 'split') return null;
  const total = startingUnits(v, seat);
  const rule = v.teams && v.seats === 3 ? 'YLD-332' : 'YLD-027';
  return (
    strangers(v, seat, a.units) ??
    (PIECES.some(piece => isFielded(v, armyOf(seat, piece)) && a.units[piece] === 0)
      ? because(rule, 'split.least')
      : sumIsWrong(a.units, total, rule, 'split.sum'))
  );
};

/** Units for an Army that is not in the game. */
export function strangers(v: View, seat: Seat, units: readonly number[]): Refusal | null {
  const piece = PIECES.find(one => units[one]! > 0 && !isFielded(v, armyOf(seat, one)));
  if (piece === undefined) return null;
  return piece === FOURTH_PIECE
    ? because('YLD-252', 'army.fourth', { armies: armiesDue(v, seat) })
    : because('YLD-331', 'army.unused', { piece: pieceTerm(piece) });
}

export function sumIsWrong(units: readonly number[], total: number, rule: string, key: string): Refusal | null {
  const sum = units.reduce((all, one) => all + one, 0);
  return sum === total ? null : because(rule, key, { sum, units: total });
}

/** YLD-D06. */
export const firstDiscard: Reason = (_v, _seat, a) => (a.type === 'discard' ? notInHand('YLD-030', a.kind) : null);
