/** The words of the online pages; they come with them, not with the first script. */
import { enOnline } from '../../texts/en-online.ts';
import { type LazyWords, lazyWords } from '../../texts/lazy-words.ts';

export type OnlineWords = LazyWords<keyof typeof enOnline>;
export type OnlineText = OnlineWords['t'];

/** Waits for the language; inside a `Suspense`. */
export const useOnlineWords = lazyWords(enOnline, {
  de: async () => (await import('../../texts/de-online.ts')).deOnline,
});

export const useOnlineText = (): OnlineText => useOnlineWords().t;
