/** What is heard of Yield. */
import type { YieldEvent } from '@interregnum/yield';
import type { SoundsOf } from '../../table/kit/sounds.ts';

export const sounds: SoundsOf<YieldEvent> = {
  deployed: 'seal',
  drew: 'card',
  discarded: 'card',
  reshuffled: 'shuffle',
  season: 'chime',
  laid: 'card',
  revealed: 'chime',
  moved: 'step',
  conquered: 'seal',
  upgraded: 'build',
  built: 'build',
  battle: 'drum',
  played: 'clash',
  yielded: 'fall',
  destroyed: 'fall',
  retreated: 'step',
  chased: 'step',
  recruited: 'coin',
};
