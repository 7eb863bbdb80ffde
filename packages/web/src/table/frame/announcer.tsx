/** Tells screen readers what happened and what is asked. */
import type { BaseEvent, Prompt } from '@interregnum/kernel';
import { useEffect, useState } from 'react';
import { useShared } from '../state/table-context.ts';

/** Lines stay for a while, so that what happens quickly is still read in order. */
const KEPT = 12;

interface AnnouncerProps {
  at: number;
  news: readonly BaseEvent[];
  prompt: Prompt | null;
  mine: boolean;
  options: number;
}

export function Announcer({ at, news, prompt, mine, options }: AnnouncerProps) {
  const { title, words } = useShared();
  const [told, setTold] = useState<readonly { at: number; line: string }[]>([]);
  useEffect(() => {
    if (news.length === 0) return;
    const line = news.map(event => words.say(title.game.words.tell(event))).join(' ');
    setTold(before => [...before.filter(each => each.at < at), { at, line }].slice(-KEPT));
  }, [at, news, words, title]);
  const asked = prompt ? words.say(prompt.phrase) : '';
  return (
    <div className="visually-hidden">
      <div role="log" aria-label={words.text('table.log')}>
        {told.map(each => (
          <p key={each.at}>{each.line}</p>
        ))}
      </div>
      <div aria-live="polite">{mine ? words.text('table.announce', { question: asked, count: options }) : asked}</div>
    </div>
  );
}
