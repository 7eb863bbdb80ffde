/** The way to the lesson, beside Play. */
import Cap from 'icon:lucide/graduation-cap';
import { useState } from 'react';
import { ButtonLink } from '../parts/button.tsx';
import { useText } from '../texts/texts.ts';
import { lessonProgress } from './progress.ts';

export function LearnFirst({ id }: { id: string }) {
  const t = useText();
  const [{ step, done }] = useState(() => lessonProgress(id));
  return (
    <ButtonLink to={`/learn/${id}`} icon={Cap} large>
      {t(step > 0 ? 'learn.goOn' : done ? 'learn.once' : 'learn.first')}
    </ButtonLink>
  );
}
