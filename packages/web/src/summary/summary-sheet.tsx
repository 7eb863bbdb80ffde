/** A title in one page: goal, course, what wins, and what the signs mean. */
import type { ReactNode } from 'react';
import { use } from 'react';
import { keyed } from '../parts/keyed.ts';
import { Sheet } from '../parts/sheet.tsx';
import { useSettings } from '../settings/settings.ts';
import type { SummaryWords } from '../table/kit/summary.ts';
import { useText } from '../texts/texts.ts';
import { summaryOf } from './summaries.ts';
import css from './summary-sheet.module.css';

interface SummarySheetProps {
  id: string;
  title: string;
  onClose(): void;
}

export default function SummarySheet({ id, title, onClose }: SummarySheetProps) {
  const { words, signs, className } = use(summaryOf(id));
  const { language } = useSettings();
  return (
    <Sheet title={title} onClose={onClose} wide>
      <div className={className}>
        <Page words={words[language === 'de' ? 'de' : 'en']} signs={signs} />
      </div>
    </Sheet>
  );
}

function Page({ words, signs }: { words: SummaryWords; signs: readonly ReactNode[] }) {
  const t = useText();
  return (
    <div className={css.summary}>
      <p className={css.goal}>{words.goal}</p>
      <Part heading={t('learn.summary.round')} lines={words.round} />
      <Part heading={t('learn.summary.wins')} lines={words.wins} />
      <section>
        <h3>{t('learn.summary.signs')}</h3>
        <ul className={css.signs}>
          {keyed(words.signs).map(({ key, at, item }) => (
            <li key={key}>
              <span className={css.sign}>{signs[at]}</span>
              {item}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Part({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ol className={css.lines}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
