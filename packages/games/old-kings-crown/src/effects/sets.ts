/** The cards that an effect picks from, looks for or changes. */

import { putInOrder } from '../cards.ts';
import type { CardSet, Where } from '../content/card-sets.ts';
import { adjacentTo, type Card, IS_SUPPORTER, NONE, type Party, REGION_NUMBERS, type RegionNumber } from '../pieces.ts';
import type { State } from '../state.ts';
import { canHaveKeywords, traitOf } from '../strength.ts';
import { downAt, heraldRegion, opponentsOf, ownerOf, revealedAt, revealedOf } from '../table.ts';

/** Who asks, and what was picked before. */
export interface Asker {
  readonly seat: Party;
  readonly player: Party;
  readonly region: RegionNumber;
}

export const asker = (seat: Party): Asker => ({ seat, player: NONE, region: NONE });

function partiesIn(s: State, l: Asker, { whose }: CardSet): readonly Party[] {
  if (whose === 'mine') return [l.seat];
  if (whose === 'picked') return [l.player];
  return whose === 'opponents' ? opponentsOf(s, l.seat) : s.order;
}

export function regionsIn(s: State, l: Asker, where: Where): readonly RegionNumber[] {
  if (where === 'here' || where === 'clash') return s.region === NONE ? [] : [s.region];
  if (where === 'adjacent') return adjacentTo(s.region);
  if (where === 'elsewhere') return REGION_NUMBERS.filter(region => region !== s.region);
  if (where === 'picked') return l.region === NONE ? [] : [l.region];
  if (where === 'herald') {
    const region = heraldRegion(s, l.seat);
    return region === NONE ? [] : [region];
  }
  return REGION_NUMBERS;
}

function cardsOfParty(s: State, l: Asker, set: CardSet, party: Party): readonly Card[] {
  switch (set.in) {
    case 'revealed':
      if (set.where === 'clash') return s.clash?.cards[party] ?? [];
      if (set.where === 'any') return revealedOf(s, party);
      return regionsIn(s, l, set.where).flatMap(region => revealedAt(s, region, party));
    case 'facedown':
      return regionsIn(s, l, set.where)
        .map(region => downAt(s, region, party))
        .filter(card => card !== NONE);
    case 'hand':
      return s.hands[party] ?? [];
    case 'discard':
      return s.discard[party] ?? [];
    case 'lost':
      return s.lost.filter(card => ownerOf(s, card) === party);
    case 'court':
      return s.court.filter(card => ownerOf(s, card) === party);
    case 'all':
      return [];
  }
}

const isFitting = (s: State, set: CardSet, card: Card): boolean => {
  const trait = traitOf(s.clash, card);
  return (
    (set.traits.length === 0 || set.traits.includes(trait)) &&
    !set.not.includes(trait) &&
    (!set.supporters || IS_SUPPORTER[card]!) &&
    (!set.keyed || canHaveKeywords(s, card))
  );
};

/** Whether there is any. */
export function hasCard(s: State, l: Asker, set: CardSet): boolean {
  for (const party of partiesIn(s, l, set))
    for (const card of cardsOfParty(s, l, set, party)) if (isFitting(s, set, card)) return true;
  return false;
}

export function cardsIn(s: State, l: Asker, set: CardSet): Card[] {
  const cards: Card[] = [];
  for (const party of partiesIn(s, l, set))
    for (const card of cardsOfParty(s, l, set, party)) if (isFitting(s, set, card)) cards.push(card);
  return putInOrder(cards);
}
