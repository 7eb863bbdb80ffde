/** Battle cards (YLD-149, YLD-Q02, YLD-Q06) and Strategy cards (YLD-029). */

/** YLD-040: green, blue, red; the number of the region type that a colour belongs to. */
export type Colour = number;
export const COLOUR_IDS = ['green', 'blue', 'red'] as const;
export type ColourId = (typeof COLOUR_IDS)[number];
export const COLOURS: readonly Colour[] = [0, 1, 2];
export const colourId = (colour: Colour): ColourId => COLOUR_IDS[colour]!;

/** A kind of Battle card; the six copies of a kind are alike. */
export type Kind = number;
export const KIND_IDS = ['G3', 'G4', 'G5', 'G6', 'B3', 'B4', 'B5', 'B6', 'R3', 'R4', 'R5', 'R6'] as const;
export type KindId = (typeof KIND_IDS)[number];
export const KIND_COUNT = KIND_IDS.length;
export const KINDS: readonly Kind[] = KIND_IDS.map((_, kind) => kind);
export const kindId = (kind: Kind): KindId => KIND_IDS[kind]!;
/** -1 when there is no such kind. */
export const kindNumber = (id: string): Kind => KIND_IDS.indexOf(id as KindId);
export const colourOf = (kind: Kind): Colour => kind >> 2;
/** YLD-Q06: no card has another value than 3 to 6. */
export const valueOfCard = (kind: Kind): number => 3 + (kind & 3);

export type StrategyCard = number;
export const STRATEGY_IDS = ['move-all', 'move-2', 'conquer', 'ambush', 'upgrade', 'ritual'] as const;
export type StrategyId = (typeof STRATEGY_IDS)[number];
export const STRATEGY_CARDS: readonly StrategyCard[] = [0, 1, 2, 3, 4, 5];
export const strategyId = (card: StrategyCard): StrategyId => STRATEGY_IDS[card]!;
export const [MOVE_ALL, MOVE_2, CONQUER, AMBUSH, UPGRADE, RITUAL] = STRATEGY_CARDS as [
  StrategyCard, StrategyCard, StrategyCard, StrategyCard, StrategyCard, StrategyCard,
]; // biome-ignore format: a list
/** The rule that explains a Strategy card. */
export const STRATEGY_RULES = ['YLD-100', 'YLD-101', 'YLD-102', 'YLD-110', 'YLD-120', 'YLD-130'] as const;

export const HAND_LIMIT = 10;
/** YLD-062: Battle cards for a Strategy card left face down. */
export const HIDDEN_CARD_DRAW = 5;
export const AMBUSH_BONUS = 6;
