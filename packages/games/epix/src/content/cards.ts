/** Action cards, seasons, and the 20 Special Ability cards. */
import { inPlay } from './in-play.ts';

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

/** EPX-018: the cards that are dealt from. */
export let DECK: readonly Card[];
/** What a card is worth to an average player, in Gold. Estimates for bots and tutorials. */
export let GUIDE_PRICE: readonly number[];
inPlay.follow(
  content => content,
  ({ deck, prices }) => {
    DECK = deck;
    GUIDE_PRICE = prices;
  },
);

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
