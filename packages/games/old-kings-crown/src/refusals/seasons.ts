/** Why an answer is refused in setup, Spring, Summer and Winter. */
import { because, type Refusal, type Seat } from '@interregnum/kernel';
import { FACTIONS } from '../content/factions.ts';
import { cardTerm, factionTerm, kingdomTerm, locationTerm, sourceTerm } from '../describe.ts';
import { changes, continuousOf, hasContinuous } from '../effects/continuous.ts';
import type { Option } from '../options.ts';
import {
  type Card,
  IS_SUPPORTER,
  type Kingdom,
  kingdomSource,
  NONE,
  REGION_COUNT,
  regionOf,
  sourceId,
} from '../pieces.ts';
import type { View } from '../sight.ts';
import { controllerOf, isOpen, isPillage, ownerOf } from '../table.ts';
import { fromHand, inHand, isDeclining, isRevealed, notInHand, type Reason } from './reason.ts';

/** OKC-D01. */
export const faction: Reason = (_v, _seat, a) =>
  a.type === 'faction' ? because('OKC-Q01', 'factionTaken', { faction: factionTerm(FACTIONS[a.faction]!) }) : null;

/** OKC-D02. */
export const kingdomCard: Reason = (v, seat, a) => {
  if (a.type !== 'keepKingdom') return null;
  if (!v.dealt[seat]!.includes(a.kingdom)) return because('OKC-029', 'notDealt', { kingdom: kingdomTerm(a.kingdom) });
  if (!inHand(v, seat, a.card)) return notInHand('OKC-029', a.card);
  return because('OKC-001', 'onlySupporters', { card: cardTerm(a.card) });
};

/** OKC-D62. */
export const pillageMoves: Reason = (v, _seat, a) => {
  if (isDeclining(a)) return because('OKC-222', 'mustChoose');
  if (a.type !== 'move') return null;
  const from = v.blockades.findIndex(card => isPillage(v, card));
  if (regionOf(a.location) === regionOf(from)) return because('OKC-222', 'sameRegion');
  return because('OKC-010', 'blockaded', { location: locationTerm(a.location) });
};

/** OKC-D20, OKC-D21. */
export const bid: Reason = fromHand('OKC-081', 'bid');
export const ruseInBid: Reason = fromHand('OKC-245', 'reinforce');

// --- a winning Bid -----------------------------------------------------------------------------------------------------------

function stealRefused(v: View, seat: Seat, kingdom: Kingdom): Refusal {
  const named = { kingdom: kingdomTerm(kingdom) };
  const controller = controllerOf(v, kingdom);
  if (hasContinuous(v, seat, 'noStealing')) {
    const tower = v.controlled[seat]!.find(one => changes(v, one.kingdom, 'noStealing'))!.kingdom;
    return because(sourceId(kingdomSource(tower)), 'noStealing', { source: sourceTerm(kingdomSource(tower)) });
  }
  if (controller === NONE) return because('OKC-093', 'nobodys', named);
  return because('OKC-093', controller === seat ? 'ownKingdom' : 'notStronger', named);
}

/** OKC-D22. */
export const winningBid: Reason = (v, seat, a) => {
  if (isDeclining(a)) return because('OKC-088', 'mustChoose');
  const isTaking = a.type === 'take' || a.type === 'takeDeck' || a.type === 'stealKingdom';
  if (!isTaking) return null;
  if (!v.bids[seat]!.some(card => card !== null && IS_SUPPORTER[card])) return because('OKC-Q17', 'noSupporter');
  return a.type === 'stealKingdom' ? stealRefused(v, seat, a.kingdom) : null;
};

/** OKC-D23. */
export const replaced: Reason = (_v, _seat, a) => {
  if (isDeclining(a)) return because('OKC-090', 'mustChoose');
  return a.type === 'replace' ? because('OKC-090', 'notControlled', { kingdom: kingdomTerm(a.kingdom) }) : null;
};

/** OKC-D30. */
export const herald: Reason = (v, _seat, a) => {
  if (isDeclining(a)) return because('OKC-097', 'mustChoose');
  if (a.type !== 'herald' || isOpen(v, a.location)) return null;
  return because('OKC-223', 'pillaged', { location: locationTerm(a.location) });
};

// --- placing cards -----------------------------------------------------------------------------------------------------------

function placingRefused(v: View, seat: Seat, a: Option, rule: string): Refusal | null {
  if (isDeclining(a)) return because(rule, 'mustChoose');
  if (a.type !== 'placeCards') return null;
  const cards = [a.highlands, a.plateau, a.lowlands].filter(card => card !== NONE);
  const stranger = cards.find(card => !inHand(v, seat, card));
  if (stranger !== undefined) return notInHand(rule, stranger);
  if (new Set(cards).size < cards.length) return because(rule, 'oneEach');
  const isInCrisis = v.hands[seat]!.length < REGION_COUNT;
  return isInCrisis ? because('OKC-Q56', 'allCards') : because('OKC-100', 'oneAtEach');
}

export const crisis: Reason = (v, seat, a) => placingRefused(v, seat, a, 'OKC-102');
export const placing: Reason = (v, seat, a) => placingRefused(v, seat, a, 'OKC-100');

// --- Winter --------------------------------------------------------------------------------------------------------------------

/** OKC-D70. */
export const retire: Reason = (v, seat, a) => {
  if (a.type !== 'retire') return null;
  if (isRevealed(v, seat, a.card)) return null;
  return because(ownerOf(v, a.card) === seat ? 'OKC-193' : 'OKC-191', 'notHere', { card: cardTerm(a.card) });
};

/** OKC-D71. */
export const loyal: Reason = (v, seat, a) => {
  if (a.type !== 'keepCards') return null;
  const away = a.cards.find(card => !isRevealed(v, seat, card));
  const which: Card | undefined = away ?? a.cards[0];
  if (which === undefined) return null;
  return away === undefined
    ? because('OKC-217', 'notLoyal', { card: cardTerm(which) })
    : because('OKC-193', 'notHere', { card: cardTerm(which) });
};

/** OKC-D72. */
export const deploy: Reason = (v, seat, a) => {
  if (a.type === 'deploy') return because('OKC-208', 'noMachine');
  if (a.type !== 'deployFromDiscard') return null;
  const isGuild = [...continuousOf(v, seat)].some(change => change.mod === 'deployFromDiscard');
  return because(isGuild ? 'OKC-208' : 'K12', 'noMachineInDiscard');
};

/** OKC-D73, OKC-D74. */
export const tourney: Reason = fromHand('K55', 'show');
export const returning: Reason = (_v, _seat, a) =>
  a.type === 'next' ? because('OKC-Q12', 'notHere', { card: cardTerm(a.card) }) : null;
