/** Words at a table: the title's and the app's catalogues together, with the names of the seats. */
import { type Catalogue, type Phrase, type PhrasePart, parts, type Wording } from '@interregnum/kernel';
import { useMemo } from 'react';
import type { Title } from '../../shelf/titles.ts';
import { en } from '../../texts/en.ts';
import { inLanguage } from '../../texts/long-english.ts';
import { useWords } from '../../texts/texts.ts';

export interface TableWords {
  parts(p: Phrase): PhrasePart[];
  say(p: Phrase): string;
  text(key: string, args?: Phrase['args']): string;
  /** The word of a term, `null` when there is none. */
  word(key: string): string | null;
}

/** A message that is missing shows its key: a game must not stop for a word. */
function partsOrKey(p: Phrase, wording: Wording): PhrasePart[] {
  try {
    return parts(p, wording);
  } catch (error) {
    console.error(error);
    return [{ text: p.key, arg: null }];
  }
}

export function tableWords(catalogue: Catalogue, seatNames: readonly string[], locale: string): TableWords {
  const wording: Wording = { catalogue, seatName: seat => seatNames[seat] ?? '', locale };
  const say = (p: Phrase) =>
    partsOrKey(p, wording)
      .map(part => part.text)
      .join('');
  return {
    parts: p => partsOrKey(p, wording),
    say,
    text: (key, args) => say(args ? { key, args } : { key }),
    word: key => catalogue[key] ?? null,
  };
}

/** A title's words in a language where there are some, in English elsewhere; with those of the app. */
export const wordsOf = (
  { game, ui }: Pick<Title, 'game' | 'ui'>,
  language: string,
  app: Catalogue,
  seatNames: readonly string[],
): TableWords => {
  const catalogue = {
    ...en,
    ...game.words.texts.en,
    ...ui.texts.en,
    ...app,
    ...inLanguage(game.words.texts, language),
    ...inLanguage(ui.texts, language),
  };
  return tableWords(catalogue, seatNames, language);
};

/** The chosen language. */
export function useTableWords(title: Title, seatNames: readonly string[]): TableWords {
  const { language, catalogue: app } = useWords();
  return useMemo(() => wordsOf(title, language, app, seatNames), [title, app, language, seatNames]);
}
