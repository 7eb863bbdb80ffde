/** Why an answer is refused in the Conquer phase and in Recovery and Recruitment (YLD-200..YLD-225, YLD-Q39). */
import { because, type Seat, seatArg } from '@interregnum/kernel';
import { armyOf, MOST_UNITS, ownerOf, PIECES } from '../content/armies.ts';
import type { View } from '../sight.ts';
import { isFielded, recruitsOf } from '../table.ts';
import { locationTerm, pieceTerm } from '../terms.ts';
import { declines, enemyAt, notOwnFortress, type Reason } from './reason.ts';
import { strangers, sumIsWrong } from './setup.ts';

/** YLD-D26. */
export const shared: Reason = (v, _, a) => {
  if (declines(a)) return because('YLD-Q21', 'conquest.mandatory');
  if (a.type !== 'take' && a.type !== 'leave') return null;
  const frame = v.frames.at(-1)!;
  return because('YLD-Q39', 'conquest.other', {
    location: locationTerm(v, a.location),
    shared: locationTerm(v, frame.items![frame.index]!),
  });
};

/** YLD-D30. */
export const recovery: Reason = (v, seat, a) => {
  if (declines(a)) return because('YLD-220', 'recover.mandatory');
  if (a.type !== 'recover') return null;
  const refused = notOwnFortress(v, seat, a.location, 'YLD-220');
  if (refused) return refused;
  const enemy = enemyAt(v, seat, a.location);
  return enemy === null
    ? null
    : because('YLD-Q40', 'recover.enemy', { location: locationTerm(v, a.location), seat: seatArg(ownerOf(enemy)) });
};

const roomOf = (v: View, seat: Seat): number =>
  PIECES.filter(piece => isFielded(v, armyOf(seat, piece))).reduce(
    (room, piece) => room + MOST_UNITS - v.units[armyOf(seat, piece)]!,
    0,
  );

/** YLD-D31. */
export const recruits: Reason = (v, seat, a) => {
  if (a.type !== 'recruit') return null;
  const full = PIECES.find(
    piece => a.units[piece]! > 0 && v.units[armyOf(seat, piece)]! + a.units[piece]! > MOST_UNITS,
  );
  return (
    strangers(v, seat, a.units) ??
    (full === undefined
      ? sumIsWrong(a.units, Math.min(recruitsOf(v, seat, v.year), roomOf(v, seat)), 'YLD-225', 'recruit.sum')
      : because('YLD-049', 'recruit.full', { piece: pieceTerm(full) }))
  );
};
