/** Tells screen readers what happened and what is asked. */
import type { BaseEvent, Prompt } from '@interregnum/kernel';
import { useEffect, useState } from 'react';
import { useShared } from './table-context.ts';

interface AnnouncerProps {
  news: readonly BaseEvent[];
  prompt: Prompt | null;
  mine: boolean;
  options: number;
}

export function Announcer({ news, prompt, mine, options }: AnnouncerProps) {
  const { title, words } = useShared();
  const [told, setTold] = useState('');
  useEffect(() => {
    setTold(news.map(event => words.say(title.game.tell(event))).join(' '));
  }, [news, words, title]);
  const asked = prompt ? words.say(prompt.phrase) : '';
  return (
    <div className="visually-hidden">
      <div aria-live="polite">{told}</div>
      <div aria-live="polite">{mine ? words.text('table.announce', { question: asked, count: options }) : asked}</div>
    </div>
  );
}
