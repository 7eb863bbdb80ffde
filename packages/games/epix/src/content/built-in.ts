/** All that a content file can replace, as it is built in. */
import type { Content } from '@interregnum/kernel';
import { type AreaId, areaNumber, type Board } from './board.ts';
import { ABILITY_CARDS, CARD_COUNT } from './cards.ts';
import type { Effects } from './effects.ts';
import { B2 } from './map2.ts';
import { B3 } from './map3.ts';
import { B4 } from './map4.ts';

export interface EpixContent extends Content {
  /** EPX-010: for 2, 3 and 4 players. */
  readonly boards: readonly Board[];
  /** EPX-028, EPX-032, EPX-124, EPX-Q02: by area, whether it has the +1 Gold mark. */
  readonly marks: readonly boolean[];
  /** EPX-018: the Special Ability cards that are dealt from, by number. */
  readonly deck: readonly number[];
  /** By card: what it is worth to an average player, in Gold. Estimates for bots and tutorials. */
  readonly prices: readonly number[];
  /** By card: what it does. */
  readonly effects: readonly Effects[];
}

/** By area. */
export function marksOn(ids: readonly AreaId[]): boolean[] {
  const marked = ids.map(areaNumber);
  return B4.areas.map(area => marked.includes(area));
}

const CARDS = Array.from({ length: CARD_COUNT }, (_, i) => i + 1);

export const builtIn: EpixContent = {
  words: {},
  boards: [B2, B3, B4],
  marks: marksOn(['broceland', 'mirelac', 'orval', 'saulnes']),
  deck: CARDS,
  prices: [0, ...CARDS.map(card => ABILITY_CARDS[card]!.price)],
  effects: [[], ...CARDS.map(card => ABILITY_CARDS[card]!.effects)],
};
