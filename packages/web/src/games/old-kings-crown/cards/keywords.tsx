/** Keywords as chips: glyph and words; where it is narrow, glyph and number. Under the pointer each leads to its rule. */
import type { Keyword } from '@interregnum/old-kings-crown';
import { keyed } from '../../../parts/keyed.ts';
import { Term } from '../../../table/words/term.tsx';
import { KeywordGlyph } from '../emblems/glyphs.tsx';
import css from './keywords.module.css';
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
        <span>
          <b>
            <Term term={`keyword.${item.word}`} word={keywordName(text, item)} closing="" />
          </b>{' '}
          {keywordHelp(text, item)}
        </span>
      </span>
    ))}
  </span>
);
