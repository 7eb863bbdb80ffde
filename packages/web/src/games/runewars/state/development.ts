/** RNW-600, RNW-601: the Development cards of a people, and what one lacks for each. */
import { type Seat, sets } from '@interregnum/kernel';
import { contentOf, DIALS, dialOf, FACTIONS, type View } from '@interregnum/runewars';

export interface CardOnSale {
  id: string;
  bought: boolean;
  /** By dial. */
  cost: readonly number[];
  /** By dial, how much more it takes; all 0: it can be paid. */
  missing: readonly number[];
}

/** Empty where the module is not in the game. */
export function developmentCards(view: View, seat: Seat): CardOnSale[] {
  if (!view.terms.dev) return [];
  const faction = FACTIONS[view.factions[seat]!];
  return contentOf(view).developments.flatMap((card, number) =>
    card.faction === faction
      ? [
          {
            id: card.id,
            bought: sets.has(view.dev.cards, number),
            cost: card.cost,
            missing: DIALS.map(dial => Math.max(0, card.cost[dial]! - dialOf(view, seat, dial))),
          },
        ]
      : [],
  );
}
