/** Of whom an effect speaks (4.1 no. 1). */
import type { Seat } from '@interregnum/kernel';
import { otherSide, type Side } from '../battle.ts';
import type { Who } from '../content/effect.ts';
import { playerOf } from '../phases/battle/sides.ts';
import { NONE } from '../pieces.ts';
import type { State } from '../state.ts';
import { areasOf, controllerOf, inPlayOrder } from '../table.ts';
import type { Performance } from './performance.ts';

/** The side of a battle that is meant; only for effects in battles. */
export const sideOf = (l: Performance, who: Who): Side =>
  who === 'opponent' ? otherSide(l.side as Side) : (l.side as Side);

/** The other side of a duel: the controller of the opposing hero. */
function opposing(s: State, l: Performance): Seat {
  const other = s.duel?.heroes.find(hero => hero !== l.hero) ?? NONE;
  return other === NONE ? NONE : s.heroSeat[other]!;
}

/** WIB1: the living player with the fewest areas, of several the first in play order. */
const fewestAreas = (s: State): Seat =>
  inPlayOrder(s).reduce((a, b) => (areasOf(s, b).length < areasOf(s, a).length ? b : a));

/** `NONE` when it is nobody: unallied neutral units, an area without a controller. */
export function seatOf(s: State, l: Performance, who: Who): Seat {
  switch (who) {
    case 'me':
      return l.seat;
    case 'picked':
      return l.player;
    case 'high':
      return s.highBidder;
    case 'low':
      return s.lowBidder;
    case 'fewest-areas':
      return fewestAreas(s);
    case 'controller':
      return controllerOf(s, s.heroArea[l.hero]!);
    case 'opponent':
      return s.battle ? (playerOf(s, sideOf(l, who)) ?? NONE) : opposing(s, l);
  }
}
