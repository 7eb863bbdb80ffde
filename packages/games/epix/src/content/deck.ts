/** The Special Ability cards of the content in play. */
import type { Card } from './cards.ts';
import type { Effects } from './effects.ts';
import { inPlay } from './in-play.ts';

/** EPX-018: the cards that are dealt from. */
export let DECK: readonly Card[];
/** What a card is worth to an average player, in Gold. Estimates for bots and tutorials. */
export let GUIDE_PRICE: readonly number[];
/** By card: what it does. */
export let EFFECTS: readonly Effects[];
inPlay.follow(
  content => content,
  ({ deck, prices, effects }) => {
    DECK = deck;
    GUIDE_PRICE = prices;
    EFFECTS = effects;
  },
);
