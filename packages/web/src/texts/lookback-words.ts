/** The words of analysis, history and the daily deal; they come with those. */
import { enLookback } from './en-lookback.ts';
import { lazyWords } from './lazy-words.ts';

export const useLookbackWords = lazyWords(enLookback, {
  de: async () => (await import('./de-lookback.ts')).deLookback,
});
