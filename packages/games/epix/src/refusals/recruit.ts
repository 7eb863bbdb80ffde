/** Why a Unit cannot be recruited: in the draft (EPX-041, EPX-042) and with Recruitment (EPX-070..EPX-080, SA20). */
import { because, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { cardWith, costOf } from '../abilities.ts';
import { type Area, castleOf, isCastle, landsOf } from '../content/board.ts';
import { cardId, MOVE } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { bit, CAMP, CATAPULT, SOLDIER, type Unit } from '../content/units.ts';
import { areaTerm, cardTerm, unitTerm } from '../describe.ts';
import { frontierOf, isOpenFor, type Recruitment } from '../phases/recruitment.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { inSupply, isClosed, stands } from '../table.ts';
import { mixing, notOnMap, type Reason } from './reason.ts';

/** EPX-D08. */
export const recruitment: Reason = (v, seat, a) => {
  if (a.type === 'recruit') {
    return barred(v, seat, a.unit, a.area) ?? notOpen(v, seat, a.unit, a.area) ?? noRecruitFor(v, seat, a.unit, a.area);
  }
  return a.type === 'use' || a.type === 'move' || a.type === 'attack' ? mixing(v, seat, MOVE) : null;
};

export const recruitInDraft = (v: View, seat: Seat, unit: Unit, area: Area): Refusal | null =>
  barred(v, seat, unit, area) ?? outsideLands(seat, unit, area) ?? noRecruitFor(v, seat, unit, area);

const names = (unit: Unit, area: Area) => ({ unit: unitTerm(unit), area: areaTerm(area) });

/** Where a Unit of this type can never be recruited. */
function barred(v: View, seat: Seat, unit: Unit, area: Area): Refusal | null {
  const offMap = notOnMap(v, area);
  if (offMap) return offMap;
  if (unit === CAMP && isCastle(area)) return because('EPX-078', 'recruit.campInCastle', { area: areaTerm(area) });
  return isClosed(v, seat, unit, area) ? because('EPX-079', 'recruit.knightOnMountain') : null;
}

const outsideLands = (seat: Seat, unit: Unit, area: Area): Refusal | null =>
  landsOf(seat).includes(area) ? null : because('EPX-041', 'recruit.outsideLands', names(unit, area));

/** EPX-071..EPX-073, SA20: whether the area is open to this player at all. */
function notOpen(v: View, seat: Seat, unit: Unit, area: Area): Refusal | null {
  if (isOpenFor(v, seat, area)) return null;
  if (isCastle(area)) return because('EPX-071', 'recruit.foreignCastle', { area: areaTerm(area), seat: seatArg(area) });
  const occupant = v.occupant[area]!;
  if (occupant === null) return noUnitThere(v, seat, unit, area);
  const enemy = { area: areaTerm(area), seat: seatArg(occupant) };
  if (!landsOf(seat).includes(area)) return because('EPX-025', 'recruit.enemyThere', enemy);
  const fighters = v.units[area]! & ~(bit(CAMP) | bit(CATAPULT));
  return because(fighters ? 'EPX-072' : 'EPX-Q27', 'recruit.enemyInLands', enemy);
}

function noUnitThere(v: View, seat: Seat, unit: Unit, area: Area): Refusal | null {
  const card = cardWith(v, seat, 'frontier');
  if (card === null) return because('EPX-073', 'recruit.noUnitThere', names(unit, area));
  const { frontier } = v.frames[v.frames.length - 1]!.locals as Recruitment;
  if (unit !== SOLDIER) {
    return frontier.includes(area)
      ? because(cardId(card), 'recruit.frontierSoldiers', { ...names(unit, area), card: cardTerm(card) })
      : because('EPX-073', 'recruit.noUnitThere', names(unit, area));
  }
  if (frontier.includes(area)) return null;
  const newCamp = frontierOf(v, seat).includes(area);
  const facts = { area: areaTerm(area), card: cardTerm(card) };
  return because(cardId(card), newCamp ? 'recruit.frontierNew' : 'recruit.frontierFar', facts);
}

/** EPX-026, EPX-012, EPX-080: an open area, but no room, no Unit or no Gold. */
function noRecruitFor(v: View, seat: Seat, unit: Unit, area: Area): Refusal | null {
  if (stands(v, seat, unit, area)) {
    const drafting = v.ask!.id === ASK.draft;
    const open = boardOf(v).areas.filter(each => (drafting ? landsOf(seat).includes(each) : isOpenFor(v, seat, each)));
    const fitting = open.filter(each => barred(v, seat, unit, each) === null);
    if (fitting.length > 1 && fitting.every(each => stands(v, seat, unit, each)))
      return because('EPX-026', 'recruit.twinEverywhere', { unit: unitTerm(unit) });
    const atHome = drafting && unit === SOLDIER && area === castleOf(seat);
    return because(atHome ? 'EPX-042' : 'EPX-026', 'recruit.twin', names(unit, area));
  }
  return noneInSupply(v, seat, unit) ?? tooExpensive(v, seat, unit);
}

const leads = (v: View, seat: Seat): number[] => v.bidder.flatMap((bidder, i) => (bidder === seat ? [i] : []));

function noneInSupply(v: View, seat: Seat, unit: Unit): Refusal | null {
  if (inSupply(v, seat, unit) > 0) return null;
  const marking = leads(v, seat).some(i => v.bidMarker[i] === unit);
  return because(marking ? 'EPX-047' : 'EPX-012', marking ? 'recruit.marking' : 'recruit.noneInSupply', {
    unit: unitTerm(unit),
  });
}

function tooExpensive(v: View, seat: Seat, unit: Unit): Refusal | null {
  const gold = v.gold[seat]!;
  const cost = costOf(v, seat, unit);
  if (gold >= cost) return null;
  const onCards = leads(v, seat).reduce((sum, i) => sum + v.bidAmount[i]!, 0);
  return gold + onCards >= cost
    ? because('EPX-047', 'recruit.goldOnCards', { unit: unitTerm(unit), cost, gold, onCards })
    : because('EPX-080', 'recruit.tooExpensive', { unit: unitTerm(unit), cost, gold });
}
