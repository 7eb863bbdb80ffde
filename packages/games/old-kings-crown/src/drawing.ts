/** Drawing cards and Attrition (OKC-062..OKC-065). */
import type { Seat } from '@interregnum/kernel';
import { drawOne, reshuffle } from './cards.ts';
import { LEAST_HAND_LIMIT } from './content/setup.ts';
import { effectsAt } from './effects/sources.ts';
import { heard, tell, tellApart } from './events.ts';
import { dismiss } from './kingdom-cards.ts';
import { type Card, effectsOf, SOURCES } from './pieces.ts';
import type { State } from './state.ts';
import { limitOf } from './strength.ts';

/**
 * Draws so many cards, or up to the Hand Size Limit. A card that would find the hand full is not drawn.
 * OKC-Q11, OKC-064, OKC-Q07, OKC-Q10.
 */
export function drawCards(s: State, seat: Seat, owed: number | 'full'): void {
  const drawn: Card[] = [];
  let hasSuffered = false;
  while (s.hands[seat]!.length < limitOf(s, seat) && (owed === 'full' || drawn.length < owed)) {
    if (s.draw[seat]!.length > 0) {
      drawn.push(drawOne(s, seat));
      continue;
    }
    if (hasSuffered) break; // OKC-Q09
    hasSuffered = true;
    sufferAttrition(s, seat);
  }
  if (drawn.length > 0 && heard()) {
    const told = { type: 'drew' as const, seat, count: drawn.length };
    tellApart([seat], { ...told, cards: drawn }, { ...told, cards: null });
  }
}

/** OKC-063, OKC-Q08. */
function sufferAttrition(s: State, seat: Seat): void {
  if (!isSpared(s, seat) && limitOf(s, seat) > LEAST_HAND_LIMIT) s.attrition[seat] = s.attrition[seat]! + 1;
  tell({ type: 'attrition', seat, limit: limitOf(s, seat) });
  reshuffle(s, seat);
}

/** K44 is spent before the piles are shuffled; the limit stays. */
function isSpared(s: State, seat: Seat): boolean {
  const [found] = effectsAt(s, seat, 'onAttrition', 'auto');
  if (!found) return false;
  const data = SOURCES[found.source]!;
  const effect = effectsOf(s, found.source)[found.effect]!;
  const spend = effect.mode === 'auto' ? effect.do.find(op => op.op === 'spend') : undefined;
  if (data.kind === 'kingdom' && spend) dismiss(s, seat, data.kingdom, spend.occupier);
  return true;
}
