/** A table's clock in words. */
import type { Clock } from '@interregnum/protocol';
import type { OnlineText } from './words.ts';

export function clockWords(clock: Clock, t: OnlineText): string {
  switch (clock.kind) {
    case 'none':
      return t('online.clock.none');
    case 'live':
      return t('online.clock.live', { seconds: clock.perMove, minutes: Math.round(clock.bank / 60) });
    case 'slow':
      return t('online.clock.slow', { days: clock.days });
  }
}
