/** The words of the online pages; they come with them, not with the first script. */
import { type Catalogue, type Phrase, say } from '@interregnum/kernel';
import { use, useMemo } from 'react';
import { enOnline } from '../../texts/en-online.ts';
import { type TextKey, useWords } from '../../texts/texts.ts';

export type OnlineKey = keyof typeof enOnline | TextKey;
export type OnlineText = (key: OnlineKey, args?: Phrase['args']) => string;

const LOAD: Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: async () => enOnline,
  de: async () => (await import('../../texts/de-online.ts')).deOnline,
};

const loaded = new Map<string, Promise<Catalogue>>();

function catalogueOf(language: string): Promise<Catalogue> {
  const known = loaded.get(language);
  if (known) return known;
  const catalogue = (LOAD[language] ?? LOAD.en!)().catch(() => enOnline);
  loaded.set(language, catalogue);
  return catalogue;
}

export interface OnlineWords {
  t: OnlineText;
  language: string;
}

/** Waits for the language; inside a `Suspense`. */
export function useOnlineWords(): OnlineWords {
  const { language, catalogue: app } = useWords();
  const own = use(catalogueOf(language));
  return useMemo(() => {
    const wording = {
      catalogue: { ...app, ...enOnline, ...own },
      seatName: (seat: number) => String(seat + 1),
      locale: language,
    };
    return { language, t: (key, args) => say(args ? { key, args } : { key }, wording) };
  }, [language, app, own]);
}

export const useOnlineText = (): OnlineText => useOnlineWords().t;
