/** YLD-149, YLD-Q02: the deck of Battle cards. */
import { KINDS, type Kind } from './cards.ts';
import { inPlay } from './in-play.ts';

/** By kind: how many cards there are (YLD-Q02). */
export let COPIES: readonly number[];
/** All Battle cards, by kind. */
export let ALL_BATTLE_CARDS: readonly Kind[];
inPlay.follow(
  ({ copies }) => ({ copies, cards: KINDS.flatMap(kind => new Array<Kind>(copies[kind]!).fill(kind)) }),
  ({ copies, cards }) => {
    COPIES = copies;
    ALL_BATTLE_CARDS = cards;
  },
);
