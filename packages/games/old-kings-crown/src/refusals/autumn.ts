/** Why an answer is refused in Autumn. */
import { because, type Refusal, type Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { cardTerm, locationTerm, partyArg, regionTerm, ruleOf, tileTerm } from '../describe.ts';
import { hasContinuous } from '../effects/continuous.ts';
import type { Option } from '../options.ts';
import { type Card, type LocationNumber, NONE, regionOf } from '../pieces.ts';
import type { View } from '../sight.ts';
import { at } from '../state.ts';
import { inHand, isDeclining, isParty, isRevealed, notInHand, type Reason } from './reason.ts';

/** OKC-D40. */
export const region: Reason = (_v, _seat, a) => {
  if (isDeclining(a)) return because('OKC-122', 'mustChoose');
  return a.type === 'region' ? because('OKC-121', 'regionDone', { region: regionTerm(a.region) }) : null;
};

/** OKC-D41. */
export const beforeReveal: Reason = (v, seat, a) => {
  if (a.type === 'activate' && v.deployed[at(v, v.region, seat)] === NONE)
    return because('OKC-123', 'nothingDeployed', { region: regionTerm(v.region) });
  if (a.type === 'ambushCard' && !inHand(v, seat, a.card)) return notInHand('T-UP3', a.card);
  return a.type === 'ambushCard' || a.type === 'ambushRegion' ? because('T-UP3', 'noAmbush') : null;
};

/** OKC-D42. */
export const reinforceOrRetreat: Reason = (v, seat, a) => {
  if (isDeclining(a)) return because('OKC-244', 'ruseMust');
  if (a.type === 'reinforce') return because('OKC-244', 'noReinforcement', { card: cardTerm(a.card) });
  if (a.type === 'retreatWithHerald' && v.heralds[seat] === NONE) return because('OKC-242', 'heraldHome');
  return null;
};

/** OKC-D43. */
export const eliminate: Reason = (v, _seat, a) => {
  if (a.type === 'eliminate') return because('OKC-210', 'notTarget', { card: cardTerm(a.card) });
  if (a.type === 'spare' && !isParty(v, a.party)) return because('OKC-210', 'noSuchParty');
  return null;
};

/** OKC-D44. */
export const resilient: Reason = (_v, _seat, a) => (isDeclining(a) ? because('OKC-218', 'mustChoose') : null);

/** OKC-D47. */
export const tieCard: Reason = (v, seat, a) =>
  a.type === 'play' && !inHand(v, seat, a.card) ? notInHand('OKC-145', a.card) : null;

/** OKC-D50. Where one of the two Locations is Pillaged, the other is claimed without a question. */
export const location: Reason = (v, _seat, a) => {
  if (isDeclining(a)) return because('OKC-165', 'mustChoose');
  if (a.type !== 'claim') return null;
  return because('OKC-165', 'otherRegion', { location: locationTerm(a.location), region: regionTerm(v.region) });
};

/** OKC-D51, OKC-D56. */
function victimRefused(v: View, party: number, rule: string): Refusal {
  if (!isParty(v, party)) return because(rule, 'noSuchParty');
  if (hasContinuous(v, party, 'safeFromHeraldsAndBattlefield'))
    return because('K53', 'guarded', { party: partyArg(party) });
  return because('OKC-009', 'emptySupply', { party: partyArg(party) });
}
export const heraldSteal: Reason = (v, _seat, a) =>
  a.type === 'stealInfluence' || a.type === 'spare' ? victimRefused(v, a.party, 'OKC-168') : null;
export const battlefield: Reason = (v, _seat, a) => (a.type === 'remove' ? victimRefused(v, a.party, 'OKC-179') : null);

// --- cards that move --------------------------------------------------------------------------------------------------------

function moverRefused(v: View, seat: Seat, card: Card, values: readonly number[], rule: string, key: string): Refusal {
  const named = { card: cardTerm(card) };
  if (!inHand(v, seat, card) && !isRevealed(v, seat, card)) return because(rule, 'notRevealed', named);
  return because(rule, values[card] === 0 ? key : 'notHere', named);
}

/** OKC-D52, OKC-D53. */
export const castle: Reason = (v, seat, a) =>
  a.type === 'court' ? moverRefused(v, seat, a.card, contentOf(v).authority, 'OKC-172', 'noAuthority') : null;
export const wilderness: Reason = (v, seat, a) =>
  a.type === 'quest' ? moverRefused(v, seat, a.card, contentOf(v).quest, 'OKC-174', 'noQuest') : null;

/** OKC-D54. */
export const siteOfPower: Reason = (_v, _seat, a) => {
  if (isDeclining(a)) return because('OKC-176', 'mustChoose');
  if (a.type === 'myth') return because('OKC-Q44', 'mythGone');
  return a.type === 'flip' ? because('OKC-176', 'tileReady', { tile: tileTerm(a.tile) }) : null;
};

/** OKC-D55. */
export const pathfinder: Reason = (_v, _seat, a) => {
  if (isDeclining(a)) return because('OKC-219', 'mustChoose');
  return a.type === 'bottom' || a.type === 'lost' ? because('OKC-219', 'notHere', { card: cardTerm(a.card) }) : null;
};

/** OKC-D57. */
export const shrine: Reason = (_v, _seat, a) =>
  a.type === 'bury' ? because('OKC-180', 'notRevealed', { card: cardTerm(a.card) }) : null;

/** OKC-D58, by what is asked there: how many cards, which of them (K46), what goes back. */
export const necropolis: Reason = (v, seat, a) => {
  const isAsked = (type: Option['type']) => v.ask!.options[seat]!.some(one => one.type === type);
  const isCounting = isAsked('drawCount');
  const isDiscarding = isAsked('discardCard');
  if (isDeclining(a)) return because('OKC-181', isDiscarding ? 'handFull' : 'mustChoose');
  if (a.type === 'drawCount') return because('OKC-181', isCounting ? 'tooMany' : 'hasDrawn');
  if (a.type !== 'takeCard' && a.type !== 'discardCard') return null;
  if (isCounting || (a.type === 'discardCard' && !isDiscarding)) return because('OKC-181', 'drawFirst');
  if (a.type === 'discardCard') return notInHand('OKC-181', a.card);
  return isDiscarding ? because('OKC-181', 'hasDrawn') : because('K46', 'notInDiscard', { card: cardTerm(a.card) });
};

// --- after the rewards --------------------------------------------------------------------------------------------------------

const placeRefused = (v: View, location_: LocationNumber): Refusal =>
  regionOf(location_) === v.region
    ? because('OKC-010', 'blockaded', { location: locationTerm(location_) })
    : because('OKC-Q27', 'otherRegion', { location: locationTerm(location_), region: regionTerm(v.region) });

/** OKC-D60. */
export const placement: Reason = (v, _seat, a) => (a.type === 'place' ? placeRefused(v, a.location) : null);

/** OKC-D61. */
export const ritual: Reason = (_v, _seat, a) =>
  a.type === 'token' ? because('T-GA2', 'noRitual', { tile: tileTerm(a.tile) }) : null;

/** OKC-D63. */
export const afterLoss: Reason = (v, _seat, a: Option) =>
  a.type === 'bury' ? because(ruleOf(v), 'notHere', { card: cardTerm(a.card) }) : null;
