/** The deck of the Uprising (UP01..UP19): cities, presses, barricades. */
import { deck, line } from './card.ts';
import { opposing, opposingBut } from './card-sets.ts';
import { auto, some, thisInClash, whenever } from './effect.ts';
import { vulnerable } from './traits.ts';

const CAPTAINS = opposing('clash', 'captain');

/** UP01..UP19. */
export const uprising = deck('uprising', 'UP', [
  line('follower', 'Lamplighters'),
  line('follower', 'Chimney Sweeps'),
  line('follower', 'Dockhands'),
  line('follower', 'Print-Shop Hands'),
  line('follower', 'Barricade Crews'),
  line('follower', 'Lane Militia'),
  line('cavalry', 'Post-Road Riders'),
  line('cavalry', 'Cart-Horse Company'),
  line('war-machine', 'The Rolling Barricade'),
  line('captain', 'Baron Cuttlefish', 'public'),
  line('captain', 'Mother Tallow'),
  line('captain', 'The Schoolmaster'),
  line('captain', 'Red Isolde'),
  line('heir', 'Corin of the Broken Seal'),
  line('agent', 'Vial Sect', 'public'),
  line('champion', 'The Firebrand of Pike Lane'),
  line('myth', 'The Ballad of No One', 'ours', {
    keywords: [vulnerable('heir')],
    text: [whenever(thisInClash, { mod: 'drop', keyword: 'all', of: opposingBut('heir') })],
    textFrom: 'ours',
  }),
  line('ruse', 'Ruse!', 'rulebook'),
  line('decree', 'Black Powder Ploy', 'rulebook', {
    text: [auto('AuDec', [thisInClash, some(CAPTAINS)], { op: 'lost', what: CAPTAINS }, { op: 'winner' })],
    textFrom: 'inferred',
  }),
]);
