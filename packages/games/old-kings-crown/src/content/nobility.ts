/** The deck of the Nobility (NO01..NO19): court, walls, wealth. */
import { deck, line } from './card.ts';
import { auto, madeFinalTie, may, offered, otherParticipant, thisHere, thisInClash } from './effect.ts';
import { authority, loyal, resilient } from './traits.ts';

/** NO01..NO19. */
export const nobility = deck('nobility', 'NO', [
  line('follower', 'Scullions and Grooms'),
  line('follower', 'Ditch-Diggers'),
  line('follower', 'Household Pages'),
  line('follower', 'Gate Wardens'),
  line('follower', 'Liveried Pikes'),
  line('follower', 'Abbey Levies'),
  line('cavalry', 'Lancers of the Parade'),
  line('cavalry', 'Falconer Knights'),
  line('war-machine', 'The Ivory Bombard'),
  line('captain', 'Lady Pell of the Granaries'),
  line('captain', 'The Lord Almoner'),
  line('captain', 'Ser Aumery Vane'),
  line('captain', 'The Duchess of Quills'),
  line('heir', 'Titus of Dawns & Dusks', 'public'),
  line('agent', 'The Velvet Inquisitor'),
  line('champion', "The Regent's Right Hand"),
  line('myth', 'The Drowned Queen', 'ours', { keywords: [authority(2), resilient, loyal], textFrom: 'ours' }),
  line('ruse', 'Ruse!', 'rulebook'),
  line('decree', 'The Gilded Wall', 'rulebook', {
    text: [
      auto('AuDec', [thisInClash, otherParticipant], { op: 'finalTie' }),
      may('AuE', [thisHere, madeFinalTie], offered('OKC-D60', { of: 'location', for: 'card' }), {
        op: 'place',
        what: 'this',
        as: 'fortify',
      }),
    ],
    textFrom: 'inferred',
  }),
]);
