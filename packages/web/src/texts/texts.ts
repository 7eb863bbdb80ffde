/** The words of the app in the chosen language. Components know keys, never words. */
import { type Catalogue, type Phrase, say } from '@interregnum/kernel';
import { useSyncExternalStore } from 'react';
import { PLAYABLE } from '../shelf/playable.ts';
import { en } from './en.ts';
import { LONG_ENGLISH, lengthenedCatalogue } from './long-english.ts';
import { plainWords } from './plain-words.ts';
import { titlesEn } from './titles-en.ts';

export type TextKey = keyof typeof en;
export type Text = (key: TextKey, args?: Phrase['args']) => string;

export interface Language {
  code: string;
  name: string;
  load(): Promise<Catalogue>;
}

const german = async (): Promise<Catalogue> => {
  const [{ de }, { titlesDe }] = await Promise.all([import('./de.ts'), import('./titles-de.ts')]);
  return { ...de, ...titlesDe };
};

const longEnglish: readonly Language[] =
  import.meta.env.VITE_EXAMPLES === '1'
    ? [{ code: LONG_ENGLISH, name: 'Long English', load: async () => lengthenedCatalogue({ ...titlesEn, ...en }) }]
    : [];

/** English is always there: it fills whatever another language leaves open. */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English', load: async () => en },
  { code: 'de', name: 'Deutsch', load: german },
  ...longEnglish,
];

export interface Words {
  language: string;
  catalogue: Catalogue;
  t: Text;
}

const PLAIN = plainWords(PLAYABLE.map(({ meta }) => meta));

function wordsOf(language: string, own: Catalogue): Words {
  const catalogue: Catalogue = { ...PLAIN, ...titlesEn, ...en, ...own };
  const wording = { catalogue, seatName: (seat: number) => String(seat + 1), locale: language };
  return { language, catalogue, t: (key, args) => say(args ? { key, args } : { key }, wording) };
}

let words = wordsOf('en', en);
let wanted = 'en';
const listeners = new Set<() => void>();

/** Loads a language and speaks it from then on; the old one stays until the new one is there. */
export async function speak(code: string): Promise<void> {
  wanted = code;
  const language = LANGUAGES.find(each => each.code === code) ?? LANGUAGES[0]!;
  const catalogue = await language.load().catch(() => null);
  if (catalogue === null || wanted !== code) return;
  words = wordsOf(language.code, catalogue);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWords = (): Words => useSyncExternalStore(subscribe, () => words);
export const useText = (): Text => useWords().t;
