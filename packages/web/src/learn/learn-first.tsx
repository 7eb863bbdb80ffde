/** The ways to learn a title, beside Play: its lesson, and the title in one page. */
import Page from 'icon:lucide/book-open';
import Cap from 'icon:lucide/graduation-cap';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../parts/button.tsx';
import { hasSummary } from '../summary/summaries.ts';
import { useText } from '../texts/texts.ts';
import { hasLesson } from './lessons.ts';
import { lessonProgress } from './progress.ts';

const SummarySheet = lazy(() => import('../summary/summary-sheet.tsx'));

export function LearnFirst({ id, title }: { id: string; title: string }) {
  const t = useText();
  const [{ step, done }] = useState(() => lessonProgress(id));
  const [reading, setReading] = useState(false);
  return (
    <>
      {hasLesson(id) && (
        <ButtonLink to={`/learn/${id}`} icon={Cap} large>
          {t(step > 0 ? 'learn.goOn' : done ? 'learn.once' : 'learn.first')}
        </ButtonLink>
      )}
      {hasSummary(id) && (
        <Button look="quiet" large icon={Page} onClick={() => setReading(true)}>
          {t('learn.summary')}
        </Button>
      )}
      <Suspense>{reading && <SummarySheet id={id} title={title} onClose={() => setReading(false)} />}</Suspense>
    </>
  );
}
