/** The words of the app in the chosen language. Components know keys, never words. */
import { type Catalogue, type Phrase, say } from '@interregnum/kernel';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { en } from './en.ts';

export type TextKey = keyof typeof en;
export type Text = (key: TextKey, args?: Phrase['args']) => string;

export interface Language {
  code: string;
  name: string;
  load(): Promise<Catalogue>;
}

/** English is always there: it fills whatever another language leaves open. */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English', load: async () => en },
  { code: 'de', name: 'Deutsch', load: async () => (await import('./de.ts')).de },
];

const loading = new Map<string, Promise<Catalogue>>();

function catalogueOf(code: string): Promise<Catalogue> {
  const known = loading.get(code);
  if (known) return known;
  const language = LANGUAGES.find(x => x.code === code) ?? LANGUAGES[0]!;
  const catalogue = language.load().catch(() => en as Catalogue);
  loading.set(code, catalogue);
  return catalogue;
}

export interface Words {
  language: string;
  catalogue: Catalogue;
  t: Text;
}

const wordsOf = (language: string, own: Catalogue): Words => {
  const catalogue: Catalogue = { ...en, ...own };
  const wording = { catalogue, seatName: (seat: number) => String(seat + 1), locale: language };
  return { language, catalogue, t: (key, args) => say(args ? { key, args } : { key }, wording) };
};

const ENGLISH = wordsOf('en', en);
const WordsContext = createContext<Words>(ENGLISH);

export function WordsProvider({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  return language === 'en' ? (
    <WordsContext value={ENGLISH}>{children}</WordsContext>
  ) : (
    <LoadedWords language={language}>{children}</LoadedWords>
  );
}

function LoadedWords({ language, children }: { language: string; children: ReactNode }) {
  const catalogue = use(catalogueOf(language));
  const words = useMemo(() => wordsOf(language, catalogue), [language, catalogue]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export const useWords = (): Words => use(WordsContext);
export const useText = (): Text => use(WordsContext).t;
