/** What is heard of Hidden Leaders. */
import type { HiddenLeadersEvent } from '@interregnum/hidden-leaders';
import type { SoundsOf } from '../../table/kit/sounds.ts';

export const sounds: SoundsOf<HiddenLeadersEvent> = {
  prepared: 'card',
  played: 'card',
  discarded: 'card',
  drew: 'card',
  reshuffled: 'shuffle',
  refilled: 'card',
  moved: 'step',
  buried: 'fall',
  dismissed: 'fall',
  turned: 'chime',
  revealed: 'chime',
  robbed: 'seal',
  exchanged: 'shuffle',
  endNear: 'drum',
  gameOver: 'drum',
};
