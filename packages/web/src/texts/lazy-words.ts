/** Words that come with the part of the app that speaks them, not with the first script. */
import { type Catalogue, type Phrase, say } from '@interregnum/kernel';
import { use, useMemo } from 'react';
import { inLanguage } from './long-english.ts';
import { type TextKey, useWords } from './texts.ts';

export interface LazyWords<K extends string> {
  t(key: K | TextKey, args?: Phrase['args']): string;
  language: string;
}

const bySeat = (seat: number) => String(seat + 1);

/** A hook that waits for the language; inside a `Suspense`. English fills the gaps. */
export function lazyWords<K extends string>(
  english: Readonly<Record<K, string>>,
  others: Readonly<Record<string, () => Promise<Catalogue>>>,
): (seatName?: (seat: number) => string) => LazyWords<K> {
  const loaded = new Map<string, Promise<Catalogue>>();
  const catalogueOf = (language: string): Promise<Catalogue> => {
    const known = loaded.get(language);
    if (known) return known;
    const load = others[language] ?? (async () => inLanguage({ en: english }, language) ?? english);
    const catalogue = load().catch(() => english);
    loaded.set(language, catalogue);
    return catalogue;
  };
  return function useLazyWords(seatName = bySeat) {
    const { language, catalogue: app } = useWords();
    const own = use(catalogueOf(language));
    return useMemo(() => {
      const wording = { catalogue: { ...app, ...english, ...own }, seatName, locale: language };
      return { language, t: (key, args) => say(args ? { key, args } : { key }, wording) };
    }, [language, app, own, seatName]);
  };
}
