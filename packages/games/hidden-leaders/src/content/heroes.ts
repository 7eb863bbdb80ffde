/** The Hero cards in play. A card is known by the number of its rule: 1 is HDL-H01, 77 the Buried Emperor, 85 HDL-H85. */
import type { Factions } from './factions.ts';
import { HEROES, IN_THE_BOX } from './hero-table.ts';
import { inPlay } from './in-play.ts';

export type Card = number;

export const CARDS: readonly Card[] = HEROES.map((_, i) => i + 1);
export const BOX_CARDS: readonly Card[] = CARDS.slice(0, IN_THE_BOX);
/** HDL-Q53. */
export const PROMO_CARDS: readonly Card[] = CARDS.slice(IN_THE_BOX);

/** HDL-022, HDL-Q42: the cards that the beginner game leaves out. */
export let ADVANCED_CARDS: readonly Card[];
inPlay.follow(
  ({ heroes }) => BOX_CARDS.filter(card => heroes[card - 1]!.advanced),
  cards => {
    ADVANCED_CARDS = cards;
  },
);

/** By card: its factions. */
export let FACTIONS_OF: readonly Factions[];
inPlay.follow(
  ({ heroes }) => [0, ...heroes.map(x => x.factions)],
  factions => {
    FACTIONS_OF = factions;
  },
);

const numbers = new Map(HEROES.map((x, i) => [x.id, i + 1]));

export const heroId = (card: Card): string => HEROES[card - 1]!.id;
export const cardNumber = (id: string): Card | null => numbers.get(id) ?? null;
/** The rule of a Hero: HDL-H01 to HDL-H85. */
export const heroRule = (card: Card): string => `HDL-H${String(card).padStart(2, '0')}`;
export const belongsTo = (card: Card, factions: Factions): boolean => (FACTIONS_OF[card]! & factions) !== 0;

/** HDL-Q16: the Hero that copies face-up Heroes of its party, Ghastly Granny as built in; 0 if there is none. */
export let GHASTLY_GRANNY: Card;
inPlay.follow(
  ({ granny }) => granny,
  card => {
    GHASTLY_GRANNY = card;
  },
);
/** HDL-H77. */
export const BURIED_EMPEROR: Card = cardNumber('buried-emperor')!;
