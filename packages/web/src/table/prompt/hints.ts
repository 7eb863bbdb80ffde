/** What of a bot's advice is worth saying. */
import type { BaseOption } from '@interregnum/kernel';
import type { Advice } from '../../local/messages.ts';

export interface Advised {
  option: BaseOption;
  /** How sure the bot is of it. */
  sure: 'sure' | 'likely' | 'perhaps';
  /** The victory it expects, from 0 to 1. */
  value: number;
}

const MOST = 3;
/** What a bot would do less often than this is noise. */
const LEAST = 0.05;

const surety = (share: number): Advised['sure'] => (share >= 0.6 ? 'sure' : share >= 0.25 ? 'likely' : 'perhaps');

/** Best first, at most three. */
export const advised = (advice: Advice | null, options: readonly BaseOption[]): Advised[] =>
  (advice?.considered ?? [])
    .filter(({ share }) => share >= LEAST)
    .slice(0, MOST)
    .flatMap(({ code, share, value }) => {
      const option = options.find(each => each.code === code);
      return option ? [{ option, sure: surety(share), value }] : [];
    });
