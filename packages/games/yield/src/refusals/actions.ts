/** Why an action of a Strategy card is refused (YLD-068, YLD-080..YLD-122; YLD-D13). */
import { because, type Refusal, type Seat, seatArg, sets } from '@interregnum/kernel';
import { has } from '../abilities.ts';
import { armyOf, bitOf, ownerOf, type Piece } from '../content/armies.ts';
import { AMBUSH, CONQUER, MOVE_ALL, STRATEGY_RULES, type StrategyCard, UPGRADE } from '../content/cards.ts';
import { SPREAD_POWER } from '../content/leaders.ts';
import type { Location } from '../content/locations.ts';
import type { StepOption } from '../options.ts';
import type { Actions } from '../phases/actions.ts';
import { battlesOf } from '../phases/participation.ts';
import { canPlaceToken } from '../phases/tokens.ts';
import { localsOf } from '../prompt.ts';
import type { View } from '../sight.ts';
import { armiesDue, armiesIn, armiesOfSeat, isDestroyed, isFielded, isFortress, locationsOf } from '../table.ts';
import { locationTerm, pieceTerm, strategyTerm } from '../terms.ts';
import { fortressMove, theft } from './extras.ts';
import { enemyAt, noStreet, notOnMap, notOwnFortress, type Reason } from './reason.ts';

/** YLD-D13. */
export const action: Reason = (v, seat, a) => {
  const l = localsOf<Actions>(v);
  switch (a.type) {
    case 'step':
      return stepRefused(v, seat, l, a);
    case 'upgrade':
      return (
        notOnCard(l, UPGRADE) ?? placementRefused(v, l, a.location) ?? notOwnFortress(v, seat, a.location, 'YLD-121')
      );
    case 'build':
      return buildRefused(v, seat, l, a.location);
    case 'ambush':
      return ambushRefused(v, seat, l, a.piece);
    case 'fortress':
      return fortressMove(v, seat, l, a.from, a.to);
    case 'steal':
      return theft(v, seat, l, a.seat);
    case 'conquer':
      return conquerRefused(l);
    default:
      return null;
  }
};

/** YLD-068. */
function notOnCard(l: Actions, card: StrategyCard): Refusal | null {
  if (l.card === card) return null;
  return l.card === null
    ? because('YLD-Q38', 'action.nothingCopied')
    : because('YLD-068', 'action.otherCard', { card: strategyTerm(l.card), needed: strategyTerm(card) });
}

// --- steps -----------------------------------------------------------------------------------------------------------

function stepRefused(v: View, seat: Seat, l: Actions, { piece, from, to }: StepOption): Refusal | null {
  return (
    absent(v, seat, piece) ?? elsewhere(v, seat, piece, from) ?? noStepLeft(l, piece) ?? wayRefused(v, seat, from, to)
  );
}

/** An Army that is not on the map. */
export function absent(v: View, seat: Seat, piece: Piece): Refusal | null {
  const army = armyOf(seat, piece);
  if (!isFielded(v, army))
    return because('YLD-001', 'army.none', { piece: pieceTerm(piece), armies: armiesDue(v, seat) });
  return isDestroyed(v, army) ? because('YLD-169', 'army.destroyed', { piece: pieceTerm(piece) }) : null;
}

export function elsewhere(v: View, seat: Seat, piece: Piece, from: Location): Refusal | null {
  const at = v.at[armyOf(seat, piece)]!;
  if (at === from) return null;
  return because('YLD-081', 'step.elsewhere', { piece: pieceTerm(piece), location: locationTerm(v, at) });
}

/** YLD-087, YLD-100, YLD-101, YLD-110: what the card allows is used up. */
function noStepLeft(l: Actions, piece: Piece): Refusal | null {
  if (l.steps + l.extra > 0) return null;
  if (l.card === MOVE_ALL) {
    return sets.has(l.moved, piece) ? because('YLD-100', 'step.moved', { piece: pieceTerm(piece) }) : null;
  }
  if (l.card === null) return because('YLD-Q38', 'action.nothingCopied');
  if (l.card === AMBUSH) return because('YLD-110', 'step.oneBanner');
  return because(STRATEGY_RULES[l.card]!, 'step.spent', { card: strategyTerm(l.card) });
}

function wayRefused(v: View, seat: Seat, from: Location, to: Location): Refusal | null {
  const missing = notOnMap(v, to) ?? noStreet(v, from, to);
  if (missing) return missing;
  const enemy = enemyAt(v, seat, to);
  return enemy === null
    ? null
    : because('YLD-082', 'step.enemy', { location: locationTerm(v, to), seat: seatArg(ownerOf(enemy)) });
}

// --- Conquer, Upgrade, Ambush ------------------------------------------------------------------------------------------

/** YLD-103. */
function conquerRefused(l: Actions): Refusal {
  return (
    notOnCard(l, CONQUER) ?? (l.conquer ? because('YLD-103', 'conquer.nothing') : because('YLD-068', 'conquer.done'))
  );
}

/** YLD-121, YLD-Q28: the Upgrade is one piece of two placements on two Locations. */
function placementRefused(v: View, l: Actions, location: Location): Refusal | null {
  if (l.placements === 0) return because('YLD-Q28', 'upgrade.over');
  return l.placedOn === location ? because('YLD-121', 'upgrade.twice', { location: locationTerm(v, location) }) : null;
}

/** YLD-258. */
function buildRefused(v: View, seat: Seat, l: Actions, location: Location): Refusal | null {
  const place = { location: locationTerm(v, location) };
  if (!has(v, seat, SPREAD_POWER)) return because('YLD-045', 'build.ability');
  const refused = notOnCard(l, UPGRADE) ?? placementRefused(v, l, location) ?? notOnMap(v, location);
  if (refused) return refused;
  if (isFortress(v, location)) return because('YLD-258', 'build.fortress', place);
  if (!(locationsOf(v, seat) & (1 << location))) return because('YLD-258', 'build.noArmy', place);
  return canPlaceToken(v, seat) ? null : because('YLD-Q10', 'build.noToken');
}

/** YLD-110, YLD-111, YLD-114. */
function ambushRefused(v: View, seat: Seat, l: Actions, piece: Piece): Refusal | null {
  const refused = notOnCard(l, AMBUSH) ?? (l.ambush ? absent(v, seat, piece) : because('YLD-110', 'ambush.oneBanner'));
  if (refused) return refused;
  const battle = battlesOf(v, v.fielded).find(armies => armies & bitOf(armyOf(seat, piece)));
  if (battle === undefined) return because('YLD-114', 'ambush.noEnemy', { piece: pieceTerm(piece) });
  const first = armiesIn(battle & armiesOfSeat(seat))[0]!;
  return because('YLD-111', 'ambush.sameBattle', { piece: pieceTerm(piece), first: pieceTerm(first & 3) });
}
