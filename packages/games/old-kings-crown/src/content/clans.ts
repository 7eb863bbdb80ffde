/** The deck of the Clans (CL01..CL19): people of steppe and sea. */
import { deck, line } from './card.ts';
import { auto, gain, may, notLeading, offered, result, thisHere, thisInClash } from './effect.ts';
import { bolster, invulnerable } from './traits.ts';

/** CL01..CL19. */
export const clans = deck('clans', 'CL', [
  line('follower', 'Shingle-Pickers'),
  line('follower', 'Steppe Goatherds'),
  line('follower', 'Net-Menders'),
  line('follower', 'Peat-Cutters'),
  line('follower', 'Oar-Kin'),
  line('follower', 'Shield-Sworn'),
  line('cavalry', 'Long-Mane Outriders'),
  line('cavalry', 'Surf Riders'),
  line('war-machine', 'The Wave-Ram'),
  line('captain', 'Lethe', 'public'),
  line('captain', 'Orrin Half-Tide'),
  line('captain', 'Brannoch the Loud'),
  line('captain', 'Hild Stormglass'),
  line('heir', 'Saga the Unifier', 'public'),
  line('agent', 'The Salt Knife'),
  line('champion', 'Uldra, Keeper of Verses'),
  line('myth', 'Riders of the North Sky', 'public', {
    keywords: [invulnerable, bolster(3)],
    text: [auto('onWin', thisInClash, gain(1))],
    textFrom: 'ours',
  }),
  line('ruse', 'Ruse!', 'rulebook'),
  line('decree', 'Raid & Raze', 'rulebook', {
    text: [
      auto('AuDec', [thisInClash, notLeading], { op: 'tieWithLeader' }),
      may('AuE', [thisHere, result('win')], offered('OKC-D60', { of: 'location', for: 'card' }), {
        op: 'place',
        what: 'this',
        as: 'pillage',
      }),
    ],
    textFrom: 'inferred',
  }),
]);
