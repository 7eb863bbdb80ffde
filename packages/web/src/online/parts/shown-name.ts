/** What people are called here; of some the server knows no name any more. */
import { FORMER_PLAYER } from '@interregnum/protocol';
import type { OnlineText } from './words.ts';

export const shownName = (name: string, t: OnlineText): string => (name === FORMER_PLAYER ? t('player.former') : name);
