/** Why a Victory card cannot be placed, or a rune not be shown for it (RNW-640..RNW-642). */
import { because, type Refusal, type Seat } from '@interregnum/kernel';
import { seasonTerm } from '../naming.ts';
import { LAST_YEAR } from '../pieces.ts';
import { runes, runesNeeded } from '../queries.ts';
import type { View } from '../sight.ts';
import { notShown, type Reason, reasons } from './reason.ts';

export function victoryCard(v: View, seat: Seat): Refusal {
  if (!v.terms.bow) return because('RNW-640', 'noVictoryCards');
  if (v.year >= LAST_YEAR) return because('RNW-642', 'lastYearCard');
  if (v.claims.some(one => one?.seat === seat)) return because('RNW-640', 'cardPlaced');
  if (v.claims[v.season]) return because('RNW-642', 'deckTaken', { season: seasonTerm(v.season) });
  return because('RNW-640', 'fewRunes', { n: runes(v, seat), needed: runesNeeded(v) });
}

export const reveal: Reason = reasons({
  reveal: (v, seat, { area }) => notShown(v, seat, area, 'RNW-640'),
});
