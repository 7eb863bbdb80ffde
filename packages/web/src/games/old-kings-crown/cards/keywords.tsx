/** Keywords as chips: glyph and words; where it is narrow, glyph and number. Under the pointer each leads to its rule. */
import type { Keyword, Source } from '@interregnum/old-kings-crown';
import { keyed } from '../../../parts/keyed.ts';
import { usePlayed } from '../../../table/kit/played.ts';
import { Term } from '../../../table/words/term.tsx';
import { KeywordGlyph } from '../emblems/glyphs.tsx';
import css from './keywords.module.css';
import { type UsedWord, usedWordsOf } from './used-words.ts';
import { keywordHelp, keywordName, type Text } from './words.ts';

const numberOf = (keyword: Keyword): number | null => ('value' in keyword ? keyword.value : null);

export const KeywordChips = ({ keywords, text }: { keywords: readonly Keyword[]; text: Text }) => (
  <span className={css.chips}>
    {keyed(keywords).map(({ key, item }) => (
      <span key={key} className={css.chip} data-term={`keyword.${item.word}`}>
        <KeywordGlyph word={item.word} className={css.glyph} />
        <span className={css.words}>{keywordName(text, item)}</span>
        {numberOf(item) !== null && <span className={css.value}>{numberOf(item)}</span>}
      </span>
    ))}
  </span>
);

/** The same as a list with what each of them does; each leads to its rule. */
export const KeywordList = ({ keywords, text }: { keywords: readonly Keyword[]; text: Text }) => (
  <span className={css.list}>
    {keyed(keywords).map(({ key, item }) => (
      <span key={key} className={css.line}>
        <KeywordGlyph word={item.word} className={css.glyph} />
        <Help of={item} text={text} />
      </span>
    ))}
  </span>
);

/** What the words mean that the text of a card, tile or Kingdom Card uses. */
export function UsedWords({ source, text }: { source: Source; text: Text }) {
  const used = usedWordsOf(usePlayed(), source);
  if (used.length === 0) return null;
  return (
    <span className={css.list}>
      {keyed(used).map(({ key, item }) => (
        <Help key={key} of={item} text={text} />
      ))}
    </span>
  );
}

const Help = ({ of, text }: { of: UsedWord; text: Text }) => (
  <span>
    <b>
      <Term term={`keyword.${of.word}`} word={keywordName(text, of)} closing="" />
    </b>{' '}
    {keywordHelp(text, of)}
  </span>
);
