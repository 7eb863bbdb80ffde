/** Action cards, seasons, and the 20 Special Ability cards as they are built in. */
import * as e from './effects.ts';
import { bit, CAMP, CATAPULT, GARRISON, KNIGHT, SOLDIER } from './units.ts';

/** A set of Action cards is a sum of these. */
export const RECRUITMENT = 1;
export const TAX = 2;
export const MOVE = 4;
export type ActionCard = number;
export type ActionCards = number;

export const ACTION_IDS: Readonly<Record<ActionCard, string>> = {
  [RECRUITMENT]: 'recruit',
  [TAX]: 'tax',
  [MOVE]: 'move',
};
export const ACTION_CARDS: readonly ActionCard[] = [RECRUITMENT, TAX, MOVE];
/** EPX-135: two different cards. */
export const ACTION_PAIRS: readonly ActionCards[] = [RECRUITMENT | TAX, RECRUITMENT | MOVE, TAX | MOVE];

/** `recruit`, or `recruit+tax`. */
export const actionsId = (cards: ActionCards): string =>
  ACTION_CARDS.filter(card => cards & card)
    .map(card => ACTION_IDS[card])
    .join('+');

export const SEASON_IDS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const WINTER = 3;

/** A Special Ability card by number, 1 to 20. */
export type Card = number;
/** EPX-Q37. */
export const CARD_COUNT = 20;

export const ROYAL_MINT: Card = 1;
export const TAX_FARMERS: Card = 2;
export const MARKET_FAIRS: Card = 3;
export const PILLAGERS: Card = 4;
export const CONSCRIPTION: Card = 5;
export const STUD_FARM: Card = 6;
export const MASTER_CARPENTERS: Card = 7;
export const SHIELD_WALL: Card = 8;
export const PLATE_ARMOUR: Card = 9;
export const PALISADES: Card = 10;
export const HIGH_WALLS: Card = 11;
export const INFORMERS: Card = 12;
export const FORCED_MARCH: Card = 13;
export const MOUNTAIN_GUIDES: Card = 14;
export const TREBUCHETS: Card = 15;
export const BATTLE_SURGEONS: Card = 16;
export const SIEGE_LADDERS: Card = 17;
export const ROYAL_HERALD: Card = 18;
export const SPYMASTER: Card = 19;
export const FRONTIER_RECRUITS: Card = 20;

export const cardId = (card: Card): string => `SA${String(card).padStart(2, '0')}`;

export interface AbilityCard {
  effects: e.Effects;
  /** What it is worth to an average player, in Gold. An estimate for bots and tutorials. */
  price: number;
}

/** By number. Of effects that count Gold the sum counts, of costs the lowest, of guesses the highest (EPX-Q38). */
// biome-ignore format: one line for each card
export const ABILITY_CARDS: Readonly<Record<Card, AbilityCard>> = {
  [ROYAL_MINT]: { price: 4, effects: [e.gold('income', 2)] },
  [TAX_FARMERS]: { price: 4, effects: [e.gold('tax', 3)] },
  [MARKET_FAIRS]: { price: 4, effects: [e.gold('campIncome', 1)] },
  [PILLAGERS]: { price: 3, effects: [e.gold('pillage', 1)] },
  [CONSCRIPTION]: { price: 2, effects: [e.cost(SOLDIER, 1)] },
  [STUD_FARM]: { price: 2, effects: [e.cost(KNIGHT, 4)] },
  [MASTER_CARPENTERS]: { price: 3, effects: [e.cost(CAMP, 1), e.cost(CATAPULT, 1)] },
  [SHIELD_WALL]: { price: 4, effects: [e.defence(SOLDIER, 2)] },
  [PLATE_ARMOUR]: { price: 3, effects: [e.defence(KNIGHT, 2)] },
  [PALISADES]: { price: 2, effects: [e.defence(CAMP, 2), e.palisades] },
  [HIGH_WALLS]: { price: 3, effects: [e.defence(GARRISON, 3)] },
  [INFORMERS]: { price: 4, effects: [e.informers] },
  [FORCED_MARCH]: { price: 3, effects: [e.march] },
  [MOUNTAIN_GUIDES]: { price: 2, effects: [e.guides, e.defence(KNIGHT, 2, 'mountain')] },
  [TREBUCHETS]: { price: 4, effects: [e.range] },
  [BATTLE_SURGEONS]: { price: 3, effects: [e.surgeons(e.FIGHTERS)] },
  [SIEGE_LADDERS]: { price: 3, effects: [e.ladders(bit(SOLDIER))] },
  [ROYAL_HERALD]: { price: 2, effects: [e.herald, e.gold('rebate', 1)] },
  [SPYMASTER]: { price: 4, effects: [e.spy] },
  [FRONTIER_RECRUITS]: { price: 3, effects: [e.frontier] },
};
