/** The Hero cards in play. A card is known by the number of its rule: 1 is HDL-H01, 77 the Buried Emperor, 85 HDL-H85. */
import type { HeroContent } from './built-in.ts';
import type { Factions } from './factions.ts';
import { HEROES, IN_THE_BOX } from './hero-table.ts';

export type Card = number;

export const CARDS: readonly Card[] = HEROES.map((_, i) => i + 1);
export const BOX_CARDS: readonly Card[] = CARDS.slice(0, IN_THE_BOX);
/** HDL-Q53. */
export const PROMO_CARDS: readonly Card[] = CARDS.slice(IN_THE_BOX);

const numbers = new Map(HEROES.map((x, i) => [x.id, i + 1]));

export const heroId = (card: Card): string => HEROES[card - 1]!.id;
export const cardNumber = (id: string): Card | null => numbers.get(id) ?? null;
/** The rule of a Hero: HDL-H01 to HDL-H85. */
export const heroRule = (card: Card): string => `HDL-H${String(card).padStart(2, '0')}`;
export const belongsTo = (content: HeroContent, card: Card, factions: Factions): boolean =>
  (content.factions[card]! & factions) !== 0;

/** HDL-H77. */
export const BURIED_EMPEROR: Card = cardNumber('buried-emperor')!;
