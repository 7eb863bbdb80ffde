/** What is heard of Epix. */
import type { EpixEvent } from '@interregnum/epix';
import type { SoundsOf } from '../../table/kit/sounds.ts';

export const sounds: SoundsOf<EpixEvent> = {
  recruited: 'seal',
  draftBid: 'coin',
  cardWon: 'card',
  auction: 'coin',
  revealed: 'card',
  taxed: 'coin',
  income: 'coin',
  moved: 'step',
  attacked: 'clash',
  fought: 'drum',
  lost: 'fall',
  destroyed: 'fall',
  captured: 'seal',
  castleTaken: 'chime',
  season: 'chime',
};
