/** The deck of the Gathering (GA01..GA21): fen, masks, rites. */
import { deck, line } from './card.ts';
import { lostSupporters } from './card-sets.ts';
import { auto, card, gain, may, offered, thisHere, thisInClash, toHand, whenever } from './effect.ts';
import { pathfinder, quest, resilient } from './traits.ts';

/** GA01..GA21. */
export const gathering = deck('gathering', 'GA', [
  line('follower', 'Moss-Gatherers'),
  line('follower', 'Candle Children'),
  line('follower', 'Bone-Pickers'),
  line('follower', 'Reed Singers'),
  line('follower', 'Antler Dancers'),
  line('follower', 'Fen Wardens'),
  line('cavalry', 'Wild Swine Riders', 'rulebook'),
  line('cavalry', 'Heron Riders'),
  line('war-machine', 'The Walking Effigy'),
  line('captain', 'The Owl', 'rulebook'),
  line('captain', 'The Nightjar', 'public'),
  line('captain', 'The Mantis', 'public'),
  line('captain', 'The Stag', 'public'),
  line('heir', 'Petrichor: The Unmasked', 'rulebook'),
  line('agent', 'Hexer', 'rulebook'),
  line('champion', 'The Mask Maker', 'public'),
  line('myth', 'The Moon Beneath the Hill', 'ours', {
    keywords: [resilient, pathfinder, quest(3)],
    text: [may('onLoss', thisHere, offered('OKC-D63'), toHand('this'))],
    textFrom: 'ours',
  }),
  line('ruse', 'Ruse!', 'rulebook'),
  line('decree', 'A Willing Offering', 'ours', {
    text: [auto('onLoss', thisHere, gain('claimed'), { op: 'token', on: 'each', n: 1 })],
    textFrom: 'ours',
  }),
  line('ritual', 'The Tooth', 'rulebook', {
    text: [
      may(
        'AuK',
        thisInClash,
        card(lostSupporters),
        { op: 'str', of: 'this', n: 'a', until: 'clash' },
        { op: 'remove', what: 'a' },
      ),
    ],
    textFrom: 'public',
  }),
  line('ritual', 'The Eye', 'rulebook', {
    text: [whenever(thisInClash, { mod: 'lowestTotalWins' })],
    textFrom: 'public',
  }),
]);
