/** How well a seat stands, from public facts and what it holds itself. */
import type { Seat } from '@interregnum/kernel';
import { questAt } from '../phases/site-of-power.ts';
import { leading } from '../phases/winter.ts';
import { AUTHORITY, type Party, STRENGTH, tilesOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { limitOf } from '../strength.ts';
import { isReady, isSeat, ownerOf, thresholdOf } from '../table.ts';

/** What things are worth in Influence. */
const WORTH = {
  authority: 1.2,
  kingdom: 1.6,
  tile: 0.6,
  limit: 0.8,
  quest: 0.4,
  disc: 0.5,
  strength: 0.035,
  myth: 0.5,
};

function worthOf(s: State, seat: Seat): number {
  const court = s.court.filter(card => ownerOf(s, card) === seat).reduce((sum, card) => sum + AUTHORITY[card]!, 0);
  const cards = [...s.hands[seat]!, ...s.draw[seat]!, ...s.discard[seat]!];
  const strength = cards.reduce((sum, card) => sum + STRENGTH[card]!, 0);
  const tiles = tilesOf(s.factions[seat]!).filter(tile => isReady(s, tile)).length;
  return (
    s.influence[seat]! +
    WORTH.authority * court +
    WORTH.kingdom * s.controlled[seat]!.length +
    WORTH.tile * tiles +
    WORTH.limit * limitOf(s, seat) +
    WORTH.quest * questAt(s, seat) +
    WORTH.strength * strength +
    (s.disc?.holder === seat ? WORTH.disc * s.disc.uses : 0)
  );
}

const SHARPNESS = 0.35;

/** Everybody's share of the chance to win. */
export function evaluate(s: State, seat: Seat): number {
  if (s.over) return leading(s).includes(seat) ? 1 / leading(s).length : 0;
  const progress = Math.max(...s.order.map(party => s.influence[party]!)) / thresholdOf(s);
  const weight = (party: Party): number =>
    Math.exp(SHARPNESS * (1 + progress) * (isSeat(s, party) ? worthOf(s, party) : s.influence[party]! + 8));
  const sum = s.order.reduce((total, party) => total + weight(party), 0);
  return weight(seat) / sum;
}
